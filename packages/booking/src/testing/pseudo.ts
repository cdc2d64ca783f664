import { allWords } from '@wherry/ui/testing/allWords.ts'
import type { OwnLanguage } from '../kernel/values/language.ts'
import { allTexts } from './messageSets.ts'

const latin = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accents = 'áƀçđéƒğĥíĵķļḿñöþɋŕšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĻḾÑÖÞɊŔŠŢÚṼŴẊÝŽ'
const arabic = 'ابصديفجحئكقلمنوپثرسطعڤشخغزابصديفجحئكقلمنوپثرسطعڤشخغز'

const letters = (to: string) => new Map([...latin].map((letter, at) => [letter, [...to][at] ?? letter]))
const accented = letters(accents)
const turned = letters(arabic)

/** Rewrites the parts of a text between its placeholders, which stay unchanged. */
function between(text: string, write: (part: string) => string): string {
  return text
    .split(/(\{\{\w+\}\})/)
    .map((part) => (part.startsWith('{{') ? part : write(part)))
    .join('')
}

const filling = ' ļöŕéḿ íþšúḿ đöļöŕ šíţ áḿéţ'

/**
 * A text in a pseudo-language: at least 40 % longer, with accents on every letter and in brackets, so that cut texts
 * and texts outside of the tables are visible.
 */
export function lengthened(text: string): string {
  const written = between(text, (part) =>
    [...part]
      .map((letter) => accented.get(letter)?.repeat(/[aeiou]/i.test(letter) ? 2 : 1) ?? letter)
      .join(''),
  )
  const missing = Math.max(0, Math.ceil(text.length * 1.4) - written.length)
  return `[${written}${filling.repeat(Math.ceil(missing / filling.length)).slice(0, missing)}]`
}

/** A text in letters that are written from right to left. */
export function fromRight(text: string): string {
  return between(text, (part) => [...part].map((letter) => turned.get(letter) ?? letter).join(''))
}

/** A tree of texts in which each text is rewritten. */
export function rewritten<Tree>(tree: Tree, write: (text: string) => string): Tree {
  if (typeof tree === 'string') return write(tree) as Tree
  if (Array.isArray(tree)) return tree.map((one: unknown) => rewritten(one, write)) as Tree
  return Object.fromEntries(
    Object.entries(tree as object).map(([key, value]: [string, unknown]) => [key, rewritten(value, write)]),
  ) as Tree
}

/** Tags of the two pseudo-languages. */
export const pseudoTags = { long: 'en-XA', rtl: 'ar-XB' } as const

/**
 * Both pseudo-languages as a partner's own languages, made from the English texts: one longer with accents, one from
 * right to left.
 */
export async function pseudoLanguages(): Promise<Record<(typeof pseudoTags)['long' | 'rtl'], OwnLanguage>> {
  const texts = await allTexts('en')
  const words = Object.fromEntries(Object.entries(allWords).map(([name, table]) => [name, table.en]))
  const make = (name: string, dir: 'ltr' | 'rtl', write: (text: string) => string): OwnLanguage => ({
    ...{ base: 'en', name, dir },
    texts: rewritten(texts, write),
    words: rewritten(words, write),
  })
  return {
    [pseudoTags.long]: make('[Ļöñğ]', 'ltr', lengthened),
    [pseudoTags.rtl]: make('فروم رئجحت', 'rtl', fromRight),
  }
}
