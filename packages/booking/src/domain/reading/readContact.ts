import { phoneShape } from './phoneShape.ts'
import { emailFault, readEmail } from './readEmail.ts'

/** `@` of any width, or as a link has it. */
const ats = /[@\uFF20\uFE6B]|%40/

/** Reason why nobody can be answered there; `sign` cannot stand in an address. */
export type ContactFault = { reason: 'country' | 'several' | 'unread' } | { reason: 'sign'; sign: string }

/** An e-mail address or a phone as it was meant; a phone begins with `+`. What is neither stays as it was written. */
export function readContact(text: string): string {
  if (ats.test(text)) return readEmail(text)
  const { digits } = phoneShape(text)
  return digits === undefined ? text : `+${digits}`
}

/** Names the fault of a text that should be an e-mail address or a phone with its plus. Null: it has none. */
export function contactFault(text: string): ContactFault | null {
  if (ats.test(text)) {
    const fault = emailFault(text)
    // The length has a rule of its own.
    if (!fault || fault.reason === 'long') return null
    if (fault.reason === 'sign' && fault.sign !== ' ') return { reason: 'sign', sign: fault.sign }
    return { reason: fault.reason === 'several' ? 'several' : 'unread' }
  }
  const { fault } = phoneShape(text)
  if (!fault) return null
  return { reason: fault === 'country' || fault === 'several' ? fault : 'unread' }
}
