import type { Draft } from '../booking.ts'
import { readDigits } from '../reading/plain.ts'
import { isBonusIdle } from '../recalculation.ts'
import type { Violation, ViolationCode } from '../violation.ts'
import { isBonusNumber } from './bonusNumber.ts'
import { isCardNumber } from './cardNumber.ts'
import { textLimits, tooLong } from './textLength.ts'

/** The number in the miles programme is one (BOOK-34); empty is well. */
function milesNumber({ milesNumber }: Draft): Violation | null {
  const field = 'milesNumber'
  const number = readDigits(milesNumber)
  if (isBonusNumber(number)) return null
  return tooLong(number, textLimits.miles, field) ?? { code: 'DataForms.Forms.ErrorBonusNumber', field }
}

/** A certificate or bonus that was meant and is not applied. */
export interface OpenCode {
  /** As it is applied; empty where a card is to pay and has no number. */
  number: string
  /** Reason why it cannot even be asked about. Null: it can. */
  fault: ViolationCode | null
}

/**
 * The code that a person has typed, or the card that is to pay, and has not applied. Null: there is none, or it counts
 * for nothing here. It keeps nobody from booking: it is applied first, and one that is not taken is told of once.
 */
export function openCodeOf(draft: Draft): OpenCode | null {
  if (draft.hash !== '' || draft.change || isBonusIdle(draft)) return null
  const number = readDigits(draft.certificate)
  if (number === '') return draft.byCard ? { number, fault: 'DataForms.WherryBonus.noCard' } : null
  const isWrong = draft.byCard === true && !isCardNumber(number)
  return { number, fault: isWrong ? 'DataForms.Forms.ErrorCardNumber' : null }
}

/** Names a code as it stands in the form, so that a word about it is of no other one. */
export function codeNameOf({ certificate, byCard = false }: Pick<Draft, 'certificate' | 'byCard'>): string {
  return JSON.stringify([readDigits(certificate), byCard])
}

/** Judges the number of the miles. A certificate is optional: a wrong one blocks nothing. */
export function bonusViolations(draft: Draft): Violation[] {
  const wrong = milesNumber(draft)
  return wrong ? [wrong] : []
}
