import { type Lang, type Locale, languageOf, type OwnLanguage } from '../domain/language.ts'
import type { Table } from './translation.ts'

const forms: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other']

const isPlural = (value: Table): boolean =>
  typeof value['other'] === 'string' && Object.keys(value).every((key) => forms.includes(key))

/** A table with what a partner says anew; a plural is taken whole: the forms of two languages are not mixed. */
export function withOwn(table: Table, own: Table): Table {
  const said = Object.entries(own).map(([key, value]) => {
    const former = Object.hasOwn(table, key) ? table[key] : undefined
    const isGroup = typeof former === 'object' && typeof value === 'object' && !isPlural(value)
    return [key, isGroup ? withOwn(former, value) : value]
  })
  return { ...table, ...Object.fromEntries(said) }
}

/**
 * Brings the texts of a language as a partner has them: their own, and those of the language they stand on.
 * @param load brings a table of ours
 */
export async function loadOwn(
  language: OwnLanguage,
  lang: Locale,
  load: (base: Lang) => Promise<Table>,
): Promise<Table> {
  const { base = languageOf(lang), texts = {} } = language
  return withOwn(await load(base), texts)
}
