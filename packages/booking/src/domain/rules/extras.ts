import type { Ride } from '../booking.ts'
import type { Violation } from '../violation.ts'
import { textLength, textLimits } from './textLength.ts'

/** What can be said of a ride in free text beside its sign, in the order of the form (BOOK-31). */
export const wishTexts = ['additionalAddress', 'changeOfItinerary', 'waiting', 'tollRoads'] as const

/** A free text of a ride beside its sign. */
export type WishText = (typeof wishTexts)[number]

/** Whoever chooses the flexible tariff agrees to its terms, where it has any (BOOK-30). */
export function flexibleAgreement({ offer, ...ride }: Ride): Violation | null {
  const isAsked = offer.flexibleTariff && offer.flexibleTariffAgreement && ride.flexibleTariff
  return isAsked && !ride.flexibleAgreement
    ? { code: 'DataForms.Forms.ErrorFlexible', field: 'flexibleAgreement' }
    : null
}

/** None of the texts of a ride is longer than it can be sent. */
export function wishes(ride: Ride): Violation[] {
  return wishTexts
    .map((field) => textLength(ride[field], textLimits.wish, field))
    .filter((violation) => violation !== null)
}
