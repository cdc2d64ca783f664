import type { Draft, Ride } from '../../kernel/model/booking.ts'
import { rideFields } from '../../kernel/model/draftFields.ts'
import { startKindOf } from '../../kernel/model/route.ts'
import { isBlank } from '../../kernel/reading/plain.ts'
import { readName } from '../../kernel/reading/readName.ts'
import { sanitizeLine, sanitizeText } from '../../kernel/values/sanitize.ts'
import { tickedServices } from './seats.ts'

/** True if a ride starts in a hall full of people: at an airport or a station (BOOK-29). */
export function startsInHall({ offer }: Pick<Ride, 'offer'>): boolean {
  const start = startKindOf(offer.routeType)
  return start === 'airport' || start === 'station'
}

/** True if the flexible tariff is chosen and its terms, if any, are agreed to (BOOK-30). */
export function isFlexible(ride: Pick<Ride, 'offer' | 'flexibleTariff' | 'flexibleAgreement'>): boolean {
  const { offer, flexibleTariff, flexibleAgreement } = ride
  const isAgreed = flexibleAgreement || !offer.flexibleTariffAgreement
  return offer.flexibleTariff && flexibleTariff && isAgreed
}

/**
 * True if the driver waits with a sign (BOOK-29): the ride starts in a hall, the extra of a sign is included
 * or chosen, or the tariff is flexible.
 */
export function hasSign(ride: Ride): boolean {
  const isTaken = tickedServices(ride.offer).some(
    ({ category, id, includedInPrice }) =>
      category === 'table' && (includedInPrice || ride.services.includes(id)),
  )
  return isTaken || startsInHall(ride) || isFlexible(ride)
}

/**
 * Text of a ride's sign as it is sent: the typed text, else the first passenger's name, cut to the limit of
 * the sign. Empty if there is no sign.
 */
export function signOf(ride: Ride, { passengers }: Pick<Draft, 'passengers'>): string {
  if (!hasSign(ride)) return ''
  if (!isBlank(ride.sign)) return sanitizeLine(ride.sign)
  // The cut may leave a lone surrogate, half of a character; `sanitizeText` removes it.
  return sanitizeText(readName(passengers[0]?.name ?? '').slice(0, rideFields.sign.limit))
}
