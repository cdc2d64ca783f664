import { isPublic, seesAgreement, type User } from '../../kernel/model/user.ts'
import { yachtLimits } from '../../kernel/model/yacht.ts'
import { isBlank } from '../../kernel/reading/plain.ts'
import { type ContactFault, contactFault, readContact } from '../../kernel/reading/readContact.ts'
import { emailLimit } from '../../kernel/reading/readEmail.ts'
import { sanitizeText } from '../../kernel/values/sanitize.ts'
import { valueIn } from '../../kernel/values/time.ts'
import type { YachtStart } from './yachtDates.ts'
import { needsContact, type YachtForm } from './yachtForm.ts'

/** Rule violation that prevents a yacht request from being sent. */
export interface YachtViolation {
  field: 'date' | 'time' | 'details' | 'contact' | 'agreement'
  rule: 'missing' | 'invalid' | 'tooLong'
  /** Maximum length in characters. */
  limit?: number
  /** Reason why a contact is invalid. */
  reason?: ContactFault['reason']
  /** The character that is not allowed. */
  sign?: string
}

/** Violation if the special requests have more than 1000 characters, counted as they are sent. */
export function yachtDetails(value: string): YachtViolation | null {
  const limit = yachtLimits.detailsMax
  return sanitizeText(value).length > limit ? { field: 'details', rule: 'tooLong', limit } : null
}

/**
 * Violation if the user's settings have no contact and the typed one is not an e-mail address or a phone of 7
 * to 15 digits with its plus (YACHT-08).
 */
export function yachtContact(value: string, user: User): YachtViolation | null {
  if (!needsContact(user)) return null
  if (isBlank(value)) return { field: 'contact', rule: 'missing' }
  const fault = contactFault(value)
  if (fault) return { field: 'contact', rule: 'invalid', ...fault }
  const over = readContact(value).length > emailLimit
  return over ? { field: 'contact', rule: 'tooLong', limit: emailLimit } : null
}

/** Form of the consent to the terms and to the privacy policy. */
export type YachtConsent = 'tick' | 'text' | 'none'

/**
 * Form of the consent: none for contract users, a checkbox for a visitor without an account, a text for others
 * (YACHT-08, BOOK-41).
 */
export function yachtConsent(user: User): YachtConsent {
  if (!seesAgreement(user)) return 'none'
  return isPublic(user) ? 'tick' : 'text'
}

/**
 * Violations of the start (YACHT-09). If both date and time are filled in but not possible, the violation is at the
 * date.
 */
function yachtStartMissing(form: YachtForm, start: YachtStart | null): YachtViolation[] {
  const [date, time] = [valueIn(form.date), valueIn(form.time)]
  if (start) return []
  return [
    ...(!date || time ? [{ field: 'date', rule: 'missing' } as const] : []),
    ...(time ? [] : [{ field: 'time', rule: 'missing' } as const]),
  ]
}

/**
 * All violations that prevent the form from being sent, in the order of its fields.
 *
 * @param start result of `yachtStartOf`; null if date and time are no valid start
 */
export function yachtViolations(form: YachtForm, user: User, start: YachtStart | null): YachtViolation[] {
  const agreement: YachtViolation | null =
    yachtConsent(user) === 'tick' && !form.isAgreed ? { field: 'agreement', rule: 'missing' } : null
  const others = [yachtDetails(form.details), yachtContact(form.contact, user), agreement]
  return [...yachtStartMissing(form, start), ...others.filter((violation) => violation !== null)]
}
