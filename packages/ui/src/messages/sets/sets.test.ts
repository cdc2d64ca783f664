import { describe, expect, it } from 'vitest'
import { allWords } from '../../testing/allWords.ts'
import type { Words } from '../words.ts'
import { arWords } from './ar.ts'
import { deWords } from './de.ts'
import { frWords } from './fr.ts'
import { heWords } from './he.ts'
import { itWords } from './it.ts'
import { jaWords } from './ja.ts'
import { koWords } from './ko.ts'
import { ptWords } from './pt.ts'
import { trWords } from './tr.ts'
import { zhWords } from './zh.ts'

const sets: Readonly<Record<string, Words>> = {
  ar: arWords,
  de: deWords,
  fr: frWords,
  he: heWords,
  it: itWords,
  ja: jaWords,
  ko: koWords,
  pt: ptWords,
  tr: trWords,
  zh: zhWords,
}
const english = Object.fromEntries(
  Object.entries(allWords).map(([component, { en }]) => [component, en]),
) as unknown as Words

const isForms = (value: object): value is Record<string, string> => 'other' in value && !('roles' in value)

/** Texts by their keys, forms of a number as one. */
function textsOf(tree: object, path = ''): Map<string, string[]> {
  const texts = new Map<string, string[]>()
  for (const [key, value] of Object.entries(tree) as [string, string | object][])
    if (typeof value === 'string') texts.set(path + key, [value])
    else if (Array.isArray(value)) texts.set(path + key, value)
    else if (isForms(value)) texts.set(path + key, Object.values(value))
    else for (const [deep, inner] of textsOf(value, `${path}${key}.`)) texts.set(deep, inner)
  return texts
}

const placesIn = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort()

/** Words that are the same in English. */
const same = new Set(['optional', 'Notifications', 'Page', 'Text', 'HH:mm', '{{fields}}: {{form}}'])

describe('I18N-05 a set of words', () => {
  it('I18N-05 that lacks a text does not compile', () => {
    const { select, ...others } = deWords
    // @ts-expect-error: `select` is not there
    const lacking: Words = others
    // @ts-expect-error: `loading` is not there
    const partly: Words = { ...deWords, field: { optional: 'optional', required: 'Pflichtfeld' } }
    expect(lacking).toBe(others)
    expect(partly.select).toBe(select)
  })

  it.each(Object.keys(sets))(
    'I18N-05 in %s has the places of the English one, and none left empty',
    (locale) => {
      const own = textsOf(sets[locale]!)
      for (const [key, texts] of textsOf(english)) {
        const wanted = [...new Set(texts.flatMap(placesIn))].sort()
        const given = own.get(key)!
        expect([...new Set(given.flatMap(placesIn))].sort(), key).toEqual(wanted)
        for (const text of given) expect(text.trim(), key).not.toBe('')
      }
    },
  )

  it.each(Object.keys(sets))('I18N-05 in %s has every form that its numbers ask for', (locale) => {
    const rules = new Intl.PluralRules(locale)
    const asked = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count + 1)))
    const walk = (tree: object, path: string): void => {
      for (const [key, value] of Object.entries(tree) as [string, string | object][])
        if (typeof value === 'object' && !Array.isArray(value)) {
          if (isForms(value)) for (const form of asked) expect(Object.keys(value), path + key).toContain(form)
          else walk(value, `${path}${key}.`)
        }
    }
    walk(sets[locale]!, '')
  })

  it.each(Object.keys(sets))('I18N-05 in %s has nothing left in English', (locale) => {
    const own = textsOf(sets[locale]!)
    const left = [...textsOf(english)].filter(
      ([key, texts]) =>
        texts.length > 0 && texts.every((text) => own.get(key)!.includes(text) && !same.has(text)),
    )
    expect(
      left.filter(([, texts]) => texts.some((text) => /\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, '')))),
    ).toEqual([])
  })

  it.each(['ar', 'he', 'ja', 'ko', 'zh'])('I18N-05 in %s is in its own script', (locale) => {
    const strange = [...textsOf(sets[locale]!)].flatMap(([key, texts]) =>
      texts
        .flatMap((text) => text.replace(/\{\{\w+\}\}/g, '').match(/\p{Script=Latin}{2,}/gu) ?? [])
        .filter((word) => word !== 'Shift')
        .map((word) => `${key}: ${word}`),
    )
    expect(strange).toEqual([])
  })
})
