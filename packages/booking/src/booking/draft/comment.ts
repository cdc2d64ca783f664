import type { Draft } from '../../kernel/model/booking.ts'
import type { Offer } from '../../kernel/model/offer.ts'
import type { OrderTrip } from '../../kernel/model/order.ts'
import type { User } from '../../kernel/model/user.ts'
import { sanitizeText } from '../../kernel/values/sanitize.ts'

/** Fields that are sent in the comment. */
export const commentFields = ['policyReason', 'notes'] as const

/**
 * Returns the comment as it is sent. The reason for a car outside the travel policy has no field of its own,
 * so it is the first line (BOOK-37).
 */
export function commentOf({
  offer,
  policyReason,
  notes,
}: Pick<Draft, 'offer' | (typeof commentFields)[number]>): string {
  const reason = offer.isOutOfPolicy ? sanitizeText(policyReason) : ''
  return [reason, sanitizeText(notes)].filter((line) => line !== '').join('\n')
}

/**
 * True if a draft has the same comment as an order. Reason and comment are sent as one text. With another
 * car, the same text may be split into them at another line.
 */
export const isSameComment = (draft: Draft, notes: string): boolean =>
  commentOf(draft) === commentOf({ ...draft, policyReason: '', notes })

/**
 * Returns the reason and the comment of an ordered ride. The reason for a car outside the travel policy went
 * out as the comment's first line (BOOK-37). A reason is recognised for the same car only. With another car,
 * the whole text is the comment.
 */
export function commentParts(
  trip: OrderTrip,
  offer: Offer,
  { policyMode }: User,
): Pick<Draft, (typeof commentFields)[number]> {
  const { notes, carClassId, provider } = trip
  const isSameCar =
    carClassId === offer.carClass.id && (provider?.id ?? offer.provider.id) === offer.provider.id
  if (policyMode === 'off' || !offer.isOutOfPolicy || !isSameCar) return { policyReason: '', notes }
  const [policyReason = '', ...rest] = notes.split('\n')
  return { policyReason, notes: rest.join('\n') }
}
