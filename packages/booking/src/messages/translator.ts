import rosetta from 'rosetta'
import type { Locale } from '../kernel/values/language.ts'
import type { Table, Translate } from './translation.ts'

export type { Keys, Like, Params, PluralForms, Table, Translate } from './translation.ts'

/**
 * Creates the translator of one language.
 *
 * @param tables if several tables have a key, the last one wins.
 * @param onMissing called for a key in no table; its result is shown. @default an empty text
 */
export function createTranslator<Key extends string>(
  lang: Locale,
  tables: readonly Table[],
  onMissing: Translate<Key> = () => '',
): Translate<Key> {
  const trees = tables.map((table) => rosetta<Table>({ [lang]: table })).reverse()
  for (const tree of trees) tree.locale(lang)
  const cardinal = new Intl.PluralRules(lang)
  const numbers = new Intl.NumberFormat(lang)
  return (key, params = {}) => {
    const written: Record<string, string> = {}
    for (const [name, value] of Object.entries(params))
      written[name] = typeof value === 'number' ? numbers.format(value) : value
    for (const tree of trees) {
      const found: unknown = tree.t(key, written)
      if (typeof found === 'string' && found !== '') return found
      if (typeof found !== 'object' || found === null) continue
      const isOrdinal = 'ordinal' in found
      const rules = isOrdinal ? new Intl.PluralRules(lang, { type: 'ordinal' }) : cardinal
      const path = isOrdinal ? `${key}.ordinal` : key
      const form = rules.select(Number(params[isOrdinal ? 'place' : 'count'] ?? 0))
      return tree.t(`${path}.${form}`, written) || tree.t(`${path}.other`, written)
    }
    return onMissing(key, params)
  }
}
