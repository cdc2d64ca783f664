import type { Locale } from '../domain/language.ts'
import type { Money } from '../domain/money.ts'
import { money } from './money.ts'

/** An amount that may be below zero, with the sign of the typographer: `−€5`, `€5`. */
export function signedMoney(value: Money, lang: Locale): string {
  return money(value, lang).replace('-', '−')
}
