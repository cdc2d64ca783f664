import type { SandboxUser } from '../users/user.ts'
import type { Quote } from './quote.ts'

/** Id of the partner whose users have a travel policy. */
export const policyPartnerId = 25526

/** True if an offer has a fast ride for a user; never for users who pay only by card (PRICE-14). */
export const hasFastRide = (quote: Quote, user: SandboxUser): boolean =>
  quote.isFastRide && user.allowFastRide && user.pays !== 'card'

/** True if an offer is outside the user's travel policy: business class and more expensive ones, except cars for groups. */
export const isOutOfPolicy = ({ carClass }: Quote, user: SandboxUser): boolean =>
  user.partnerId === policyPartnerId && carClass.factor >= 2 && carClass.capacity <= 6
