import { describe, expect, it } from 'vitest'
import { languages } from '../kernel/values/language.ts'
import { messageSets as sets } from '../testing/messageSets.ts'
import { loadMessages } from './load.ts'
import type { Table } from './translation.ts'

const forms = ['zero', 'one', 'two', 'few', 'many', 'other']
const isPlural = (value: Table) => 'other' in value && Object.keys(value).every((key) => forms.includes(key))

/** All texts by their dotted path; a plural is one entry of its forms. */
function texts(table: Table, path = ''): Map<string, string | Table> {
  const found = new Map<string, string | Table>()
  for (const [key, value] of Object.entries(table)) {
    const here = path + key
    if (typeof value === 'string' || isPlural(value)) found.set(here, value)
    else for (const [deep, text] of texts(value, `${here}.`)) found.set(deep, text)
  }
  return found
}

const parameters = (value: string | Table): string[] => {
  const all = typeof value === 'string' ? value : Object.values(value).join(' ')
  return [...new Set([...all.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? ''))].sort()
}

const cases = sets.flatMap((set) => languages.map((lang) => ({ set, lang })))

describe('messages', () => {
  it.each(cases)(
    'I18N-01 $set in $lang has every key of English, no text is empty',
    async ({ set, lang }) => {
      const english = texts(await loadMessages('en', set))
      const own = texts(await loadMessages(lang, set))
      expect([...own.keys()].sort()).toEqual([...english.keys()].sort())
      for (const [key, value] of own)
        for (const text of typeof value === 'string' ? [value] : Object.values(value))
          expect(String(text).trim(), key).not.toBe('')
    },
  )

  it.each(cases)('I18N-01 $set in $lang names the parameters of English', async ({ set, lang }) => {
    const english = texts(await loadMessages('en', set))
    for (const [key, value] of texts(await loadMessages(lang, set)))
      expect(parameters(value), key).toEqual(parameters(english.get(key) ?? ''))
  })

  it.each(cases)(
    'I18N-02 plurals of $set in $lang have the forms of Intl.PluralRules',
    async ({ set, lang }) => {
      for (const [key, value] of texts(await loadMessages(lang, set))) {
        if (typeof value === 'string') continue
        const type = key.endsWith('.ordinal') ? 'ordinal' : 'cardinal'
        const { pluralCategories } = new Intl.PluralRules(lang, { type }).resolvedOptions()
        const missing = pluralCategories.filter((form) => !(form in value))
        // Spanish `many` is for a million and more, which no count of seats reaches.
        expect(
          missing.filter((form) => !(lang === 'es' && form === 'many')),
          key,
        ).toEqual([])
        expect(
          Object.keys(value).filter((form) => !pluralCategories.includes(form as Intl.LDMLPluralRule)),
        ).toEqual([])
      }
    },
  )

  // 21 and 31 take this form too, so "it" would stand after "21 offers".
  it.each(sets)('I18N-02 the Russian form of one in %s has no word for a single thing', async (set) => {
    for (const [key, value] of texts(await loadMessages('ru', set))) {
      if (typeof value === 'string' || !String(value['one']).includes('{{count}}')) continue
      expect(value['one'], key).not.toMatch(/(?<![а-яё])(?:его|её|ему|ей|оно|него|неё|ним|ней)(?![а-яё])/i)
    }
  })

  it.each(languages)('I18N-03 in %s the nine keys of the specification keep their names', async (lang) => {
    const search = texts(await loadMessages(lang, 'search'))
    const order = texts(await loadMessages(lang, 'order'))
    const editor = texts(await loadMessages(lang, 'editor'))
    const rent = texts(await loadMessages(lang, 'rent'))
    const keys = [search, order, editor, rent].flatMap((table) => [...table.keys()])
    for (const key of [
      'Finder.from',
      'Finder.findRent',
      'Finder.notFound',
      'Finder.exactAddress',
      'DataForms.Forms.ErrorValid',
      'DataForms.WherryBonus.error',
      'USP.Editor.SaveError',
      'trans.common.error_boundary.title',
      'trans.booking_module.reverse_trip_error',
    ])
      expect(keys).toContain(key)
  })

  it('I18N-01 the sets share no key', async () => {
    const all = await Promise.all(sets.map(async (set) => [...texts(await loadMessages('en', set)).keys()]))
    const keys = all.flat()
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })

  it.each(languages)('ERR-08 no text of %s holds a key, a brace or markup', async (lang) => {
    for (const set of sets)
      for (const [key, value] of texts(await loadMessages(lang, set)))
        for (const text of typeof value === 'string' ? [value] : Object.values(value)) {
          const written = String(text).replace(/\{\{\w+\}\}/g, '')
          expect(written, key).not.toMatch(/[{}<>]|\bundefined\b|!(?!\w)/)
        }
  })
})
