import { isBlank } from '../reading/plain.ts'
import { type ContactFault, contactFault, readContact } from '../reading/readContact.ts'
import { emailLimit } from '../reading/readEmail.ts'
import { sanitizeText } from '../sanitize.ts'
import { valueIn } from '../time.ts'
import { isPublic, seesAgreement, type User } from '../user.ts'
import { yachtLimits } from '../yacht.ts'
import type { YachtStart } from '../yachtDates.ts'
import { needsContact, type YachtForm } from '../yachtForm.ts'

/** What keeps a request for a yacht from being sent. */
export interface YachtViolation {
  field: 'date' | 'time' | 'details' | 'contact' | 'agreement'
  rule: 'missing' | 'invalid' | 'tooLong'
  /** Characters. */
  limit?: number
  /** Reason why a contact is none. */
  reason?: ContactFault['reason']
  /** The sign that cannot stand there. */
  sign?: string
}

/** The wishes have 1000 characters at most, counted as they are sent. */
export function yachtDetails(value: string): YachtViolation | null {
  const limit = yachtLimits.detailsMax
  return sanitizeText(value).length > limit ? { field: 'details', rule: 'tooLong', limit } : null
}

/** Asks for an e-mail address, or a phone of 7 to 15 digits with its plus, where nobody could answer otherwise (YACHT-08). */
export function yachtContact(value: string, user: User): YachtViolation | null {
  if (!needsContact(user)) return null
  if (isBlank(value)) return { field: 'contact', rule: 'missing' }
  const fault = contactFault(value)
  if (fault) return { field: 'contact', rule: 'invalid', ...fault }
  const over = readContact(value).length > emailLimit
  return over ? { field: 'contact', rule: 'tooLong', limit: emailLimit } : null
}

/** How the consent to the offer and to the personal-data policy is asked. */
export type YachtConsent = 'tick' | 'text' | 'none'

/** Contract users give none; a visitor without an account ticks it, the others read it (YACHT-08, BOOK-41). */
export function yachtConsent(user: User): YachtConsent {
  if (!seesAgreement(user)) return 'none'
  return isPublic(user) ? 'tick' : 'text'
}

/** What of a start has to be chosen (YACHT-09): the date, where both stand there and are none that can be had. */
function yachtStartMissing(form: YachtForm, start: YachtStart | null): YachtViolation[] {
  const [date, time] = [valueIn(form.date), valueIn(form.time)]
  if (start) return []
  return [
    ...(!date || time ? [{ field: 'date', rule: 'missing' } as const] : []),
    ...(time ? [] : [{ field: 'time', rule: 'missing' } as const]),
  ]
}

/**
 * All that keeps a form from being sent, in the order of its fields.
 *
 * @param start as `yachtStartOf` judges date and time; null: it has none
 */
export function yachtViolations(form: YachtForm, user: User, start: YachtStart | null): YachtViolation[] {
  const agreement: YachtViolation | null =
    yachtConsent(user) === 'tick' && !form.isAgreed ? { field: 'agreement', rule: 'missing' } : null
  const others = [yachtDetails(form.details), yachtContact(form.contact, user), agreement]
  return [...yachtStartMissing(form, start), ...others.filter((violation) => violation !== null)]
}
