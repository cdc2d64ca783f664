import type { Locale } from '../values/language.ts'
import type { Money } from '../values/money.ts'
import { money } from './money.ts'

/** An amount that may be negative, with a typographic minus: `−€5`, `€5`. */
export function signedMoney(value: Money, lang: Locale): string {
  return money(value, lang).replace('-', '−')
}
