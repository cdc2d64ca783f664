import { phoneShape } from './phoneShape.ts'
import { emailFault, readEmail } from './readEmail.ts'

/** `@` of any width, or URL-encoded as in a link. */
const ats = /[@\uFF20\uFE6B]|%40/

/** Reason why a text is no contact; with `sign` it has a character that no address may have. */
export type ContactFault = { reason: 'country' | 'several' | 'unread' } | { reason: 'sign'; sign: string }

/** Reads an e-mail address or a phone, which begins with `+`. Any other text is returned unchanged. */
export function readContact(text: string): string {
  if (ats.test(text)) return readEmail(text)
  const { digits } = phoneShape(text)
  return digits === undefined ? text : `+${digits}`
}

/** Returns the fault of a text that should be an e-mail address or a phone with its plus. Null: the text is valid. */
export function contactFault(text: string): ContactFault | null {
  if (ats.test(text)) {
    const fault = emailFault(text)
    // A too long address is reported by the rule for lengths.
    if (!fault || fault.reason === 'long') return null
    if (fault.reason === 'sign' && fault.sign !== ' ') return { reason: 'sign', sign: fault.sign }
    return { reason: fault.reason === 'several' ? 'several' : 'unread' }
  }
  const { fault } = phoneShape(text)
  if (!fault) return null
  return { reason: fault === 'country' || fault === 'several' ? fault : 'unread' }
}
