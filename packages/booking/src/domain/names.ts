import type { Draft, Ride } from './booking.ts'
import { legOf, legsOf, withLeg } from './draft.ts'
import type { Offer } from './offer.ts'
import { sameOffer } from './offerList.ts'
import type { Place } from './place.ts'

/** What the service calls places and offers, in one language. */
export interface ToldNames {
  places: readonly Place[]
  offers: readonly Offer[]
}

/**
 * The draft in other words: names of its places, cars, providers and extras as they were told, by their ids. What was
 * entered stays, as do prices and whatever was not told.
 */
export function withNames(draft: Draft, { places, offers }: ToldNames): Draft {
  const named = (place: Place): Place => {
    const told = places.find(({ placeId }) => placeId === place.placeId)
    return told ? { ...place, text: told.text, secondaryText: told.secondaryText } : place
  }
  const rideNamed = ({ from, to, stops, offer }: Ride): Partial<Ride> => ({
    from: named(from),
    to: to && named(to),
    stops: stops.map(named),
    offer: offerNamed(offer, sameOffer(offers, offer)),
  })
  return legsOf(draft).reduce((whole, leg) => {
    const ride = legOf(draft, leg)
    return ride ? withLeg(whole, leg, rideNamed(ride)) : whole
  }, draft)
}

function offerNamed(offer: Offer, told: Offer | null): Offer {
  if (!told) return offer
  const { carClass, provider, services } = offer
  const { name, examples } = told.carClass
  const extras = new Map(told.services.map((service) => [service.id, service.name]))
  return {
    ...offer,
    carClass: {
      ...carClass,
      name: name ?? carClass.name,
      examples: examples.length > 0 ? examples : carClass.examples,
    },
    provider: { ...provider, name: told.provider.name ?? provider.name },
    services: services.map((service) => ({ ...service, name: extras.get(service.id) ?? service.name })),
  }
}
