import type { Ride } from '../../kernel/model/booking.ts'
import { namesOf, wishFields } from '../../kernel/model/draftFields.ts'
import { textLength } from '../../kernel/values/textLength.ts'
import type { Violation } from '../../kernel/values/violation.ts'

/** Free texts of a ride besides its sign, in the order of the form (BOOK-31). */
export const wishTexts = namesOf(wishFields)

/** Name of a free text of a ride, besides its sign. */
export type WishText = (typeof wishTexts)[number]

/** Violation if the flexible tariff is chosen and its terms, if any, are not agreed to (BOOK-30). */
export function flexibleAgreement({ offer, ...ride }: Ride): Violation | null {
  const isAsked = offer.flexibleTariff && offer.flexibleTariffAgreement && ride.flexibleTariff
  return isAsked && !ride.flexibleAgreement
    ? { code: 'DataForms.Forms.ErrorFlexible', field: 'flexibleAgreement' }
    : null
}

/** Violations in a ride's free texts: those that are too long to be sent. */
export function wishes(ride: Ride): Violation[] {
  return wishTexts
    .map((field) => textLength(ride[field], wishFields[field].limit, field))
    .filter((violation) => violation !== null)
}
