import type { Draft } from './booking.ts'
import { sanitizeText } from './sanitize.ts'

/**
 * The comment as it goes out: the reason for a car outside the travel policy has no field of its own and is the first
 * line (BOOK-37).
 */
export function commentOf({
  offer,
  policyReason,
  notes,
}: Pick<Draft, 'offer' | 'policyReason' | 'notes'>): string {
  const reason = offer.isOutOfPolicy ? sanitizeText(policyReason) : ''
  return [reason, sanitizeText(notes)].filter((line) => line !== '').join('\n')
}
