import type { SandboxUser } from '../users/user.ts'
import type { Quote } from './quote.ts'

/** Whose users ride by a travel policy. */
export const policyPartnerId = 25526

/** Whether a car on call can be had of an offer: not by those who pay by card only (PRICE-14). */
export const hasFastRide = (quote: Quote, user: SandboxUser): boolean =>
  quote.isFastRide && user.allowFastRide && user.pays !== 'card'

/** Whether an offer lies outside the user's travel policy: business class and what is dearer, but no cars for groups. */
export const isOutOfPolicy = ({ carClass }: Quote, user: SandboxUser): boolean =>
  user.partnerId === policyPartnerId && carClass.factor >= 2 && carClass.capacity <= 6
