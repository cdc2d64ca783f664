import type { Draft } from '../../kernel/model/booking.ts'
import { particularFields } from '../../kernel/model/draftFields.ts'
import { readDigits } from '../../kernel/reading/readDigits.ts'
import { tooLong } from '../../kernel/values/textLength.ts'
import type { Violation, ViolationCode } from '../../kernel/values/violation.ts'
import { isBonusIdle } from '../draft/recalculation.ts'
import { isBonusNumber } from './bonusNumber.ts'
import { isCardNumber } from './cardNumber.ts'

/** Violation if the number in the miles programme is invalid (BOOK-34); none for an empty one. */
function milesNumber({ milesNumber }: Draft): Violation | null {
  const field = 'milesNumber'
  const number = readDigits(milesNumber)
  if (isBonusNumber(number)) return null
  return (
    tooLong(number, particularFields.milesNumber.limit, field) ?? {
      code: 'DataForms.Forms.ErrorBonusNumber',
      field,
    }
  )
}

/** A certificate or bonus that was entered and not applied. */
export interface OpenCode {
  /** Number as it is applied; empty if a card is chosen and has no number. */
  number: string
  /** Reason why the code cannot be sent to the service. Null: it can be sent. */
  fault: ViolationCode | null
}

/**
 * Code or card that the person has entered and not applied. Null: there is none, or it has no effect here. It
 * does not prevent a booking: it is applied first, and the person is notified once if it is refused.
 */
export function openCodeOf(draft: Draft): OpenCode | null {
  if (draft.hash !== '' || draft.change || isBonusIdle(draft)) return null
  const number = readDigits(draft.certificate)
  if (number === '') return draft.byCard ? { number, fault: 'DataForms.WherryBonus.noCard' } : null
  const isWrong = draft.byCard === true && !isCardNumber(number)
  return { number, fault: isWrong ? 'DataForms.Forms.ErrorCardNumber' : null }
}

/** Name of the code in the form, so that a message about it is not shown for another code. */
export function codeNameOf({ certificate, byCard = false }: Pick<Draft, 'certificate' | 'byCard'>): string {
  return JSON.stringify([readDigits(certificate), byCard])
}

/** Violations of the number of the miles. A certificate is optional, so an invalid one prevents nothing. */
export function bonusViolations(draft: Draft): Violation[] {
  const wrong = milesNumber(draft)
  return wrong ? [wrong] : []
}
