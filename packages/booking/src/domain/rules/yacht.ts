import { normalizePhone } from '../phone.ts'
import { sanitizeText } from '../sanitize.ts'
import { isPublic, seesAgreement, type User } from '../user.ts'
import { yachtLimits } from '../yacht.ts'
import type { YachtStart } from '../yachtDates.ts'
import { needsContact, type YachtForm } from '../yachtForm.ts'
import { email } from './email.ts'

/** What keeps a request for a yacht from being sent. */
export interface YachtViolation {
  field: 'date' | 'time' | 'details' | 'contact' | 'agreement'
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

/** What of a start has to be chosen (YACHT-09): the date, where both stand there and are none that can be had. */
function yachtStartMissing({ date, time }: YachtForm, start: YachtStart | null): YachtViolation[] {
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
