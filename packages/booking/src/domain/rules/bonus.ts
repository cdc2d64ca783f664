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

/** A certificate that was typed counts, or is not there: nobody pays the whole by a button that was not pressed. */
function certificate(draft: Draft): Violation | null {
  const isOpen = draft.certificate.trim() !== '' && draft.hash === ''
  return isOpen && !draft.change && !isBonusIdle(draft)
    ? { code: 'DataForms.WherryBonus.notApplied', field: 'certificate' }
    : null
}

/** What is wrong with the numbers of certificate and miles, in the order of the form. */
export function bonusViolations(draft: Draft): Violation[] {
  return [certificate(draft), milesNumber(draft)].filter((violation) => violation !== null)
}
