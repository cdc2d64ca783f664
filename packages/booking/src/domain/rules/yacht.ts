import { normalizePhone } from '../phone.ts'
import { sanitizeText } from '../sanitize.ts'
import { isPublic, seesAgreement, type User } from '../user.ts'
import { yachtLimits } from '../yacht.ts'
import { needsContact, type YachtForm } from '../yachtForm.ts'
import { email } from './email.ts'

/** What keeps a request for a yacht from being sent, besides date and time. */
export interface YachtViolation {
  field: 'details' | 'contact' | 'agreement'
  rule: 'missing' | 'invalid' | 'tooLong'
  /** Characters. */
  limit?: number
}

/** The wishes have 1000 characters at most, counted as they are sent. */
export function yachtDetails(value: string): YachtViolation | null {
  const limit = yachtLimits.detailsMax
  return sanitizeText(value).length > limit ? { field: 'details', rule: 'tooLong', limit } : null
}

/** Where nobody could answer otherwise, an e-mail address or a phone of 7 to 15 digits (YACHT-08). */
export function yachtContact(value: string, user: User): YachtViolation | null {
  if (!needsContact(user)) return null
  const text = value.trim()
  if (text === '') return { field: 'contact', rule: 'missing' }
  const isPhone = /^\d{7,15}$/.test(normalizePhone(text))
  const isEmail = text.includes('@') && email(text, 'contact') === null
  return isPhone || isEmail ? null : { field: 'contact', rule: 'invalid' }
}

/** How the consent to the offer and to the personal-data policy is asked. */
export type YachtConsent = 'tick' | 'text' | 'none'

/** Contract users give none; a visitor without an account ticks it, the others read it (YACHT-08, BOOK-41). */
export function yachtConsent(user: User): YachtConsent {
  if (!seesAgreement(user)) return 'none'
  return isPublic(user) ? 'tick' : 'text'
}

/** All that keeps a form from being sent, in the order of its fields; date and time are judged by `yachtStart`. */
export function yachtViolations(form: YachtForm, user: User): YachtViolation[] {
  const agreement: YachtViolation | null =
    yachtConsent(user) === 'tick' && !form.isAgreed ? { field: 'agreement', rule: 'missing' } : null
  return [yachtDetails(form.details), yachtContact(form.contact, user), agreement].filter(
    (violation) => violation !== null,
  )
}
