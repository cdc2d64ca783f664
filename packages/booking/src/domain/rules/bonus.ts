import type { Draft } from '../booking.ts'
import { isBonusIdle } from '../recalculation.ts'
import type { Violation } from '../violation.ts'
import { isBonusNumber } from './bonusNumber.ts'

/** The number in the miles programme is one (BOOK-34); empty is well. */
function milesNumber({ milesNumber }: Draft): Violation | null {
  return isBonusNumber(milesNumber.trim())
    ? null
    : { code: 'DataForms.Forms.ErrorBonusNumber', field: 'milesNumber' }
}

/**
 * A certificate that was typed counts, or is not there, and a card that is to pay has a number: nobody pays the whole by
 * a button that was not pressed.
 */
function certificate(draft: Draft): Violation | null {
  if (draft.hash !== '' || draft.change || isBonusIdle(draft)) return null
  if (draft.certificate.trim() !== '')
    return { code: 'DataForms.WherryBonus.notApplied', field: 'certificate' }
  return draft.byCard ? { code: 'DataForms.WherryBonus.noCard', field: 'certificate' } : null
}

/** What is wrong with the numbers of certificate and miles, in the order of the form. */
export function bonusViolations(draft: Draft): Violation[] {
  return [certificate(draft), milesNumber(draft)].filter((violation) => violation !== null)
}
