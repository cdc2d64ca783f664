import type { Draft, Ride } from './booking.ts'
import { isBlank } from './reading/plain.ts'
import { readName } from './reading/readName.ts'
import { startKindOf } from './route.ts'
import { textLimits } from './rules/textLength.ts'
import { sanitizeLine, sanitizeText } from './sanitize.ts'
import { tickedServices } from './seats.ts'

/** Whether a ride starts where people come out in a crowd: at an airport or a station (BOOK-29). */
export function startsInHall({ offer }: Pick<Ride, 'offer'>): boolean {
  const start = startKindOf(offer.routeType)
  return start === 'airport' || start === 'station'
}

/** Whether the flexible tariff is chosen and its terms, where it has any, are agreed to (BOOK-30). */
export function isFlexible(ride: Pick<Ride, 'offer' | 'flexibleTariff' | 'flexibleAgreement'>): boolean {
  const { offer, flexibleTariff, flexibleAgreement } = ride
  const isAgreed = flexibleAgreement || !offer.flexibleTariffAgreement
  return offer.flexibleTariff && flexibleTariff && isAgreed
}

/**
 * Whether the driver meets the people of a ride with a sign (BOOK-29): where it starts in a hall, where the extra of a
 * sign is included or chosen, and with the flexible tariff.
 */
export function hasSign(ride: Ride): boolean {
  const isTaken = tickedServices(ride.offer).some(
    ({ category, id, includedInPrice }) =>
      category === 'table' && (includedInPrice || ride.services.includes(id)),
  )
  return isTaken || startsInHall(ride) || isFlexible(ride)
}

/**
 * The text of a ride's sign as it goes out: what was typed, else the first passenger's name, of which as much as the
 * sign has room for; empty where there is no sign.
 */
export function signOf(ride: Ride, { passengers }: Pick<Draft, 'passengers'>): string {
  if (!hasSign(ride)) return ''
  if (!isBlank(ride.sign)) return sanitizeLine(ride.sign)
  // Half a character at the cut is a lone surrogate, which is no text.
  return sanitizeText(readName(passengers[0]?.name ?? '').slice(0, textLimits.sign))
}
