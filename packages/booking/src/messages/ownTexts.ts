import { type Lang, type Locale, languageOf, type OwnLanguage } from '../kernel/values/language.ts'
import type { Table } from './translation.ts'

const forms: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other']

const isPlural = (value: Table): boolean =>
  typeof value['other'] === 'string' && Object.keys(value).every((key) => forms.includes(key))

/**
 * Replaces texts of the module by those of a partner. A plural is replaced as a whole, so that forms of two languages
 * are not mixed.
 */
export function withOwn(table: Table, own: Table): Table {
  const said = Object.entries(own).map(([key, value]) => {
    const former = Object.hasOwn(table, key) ? table[key] : undefined
    const isGroup = typeof former === 'object' && typeof value === 'object' && !isPlural(value)
    return [key, isGroup ? withOwn(former, value) : value]
  })
  return { ...table, ...Object.fromEntries(said) }
}

/**
 * Loads the texts of a partner's language: their own, completed by those of its base language.
 *
 * @param load loads a table of the module
 */
export async function loadOwn(
  language: OwnLanguage,
  lang: Locale,
  load: (base: Lang) => Promise<Table>,
): Promise<Table> {
  const { base = languageOf(lang), texts = {} } = language
  return withOwn(await load(base), texts)
}
