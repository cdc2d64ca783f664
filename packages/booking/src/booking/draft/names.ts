import type { Draft, Ride } from '../../kernel/model/booking.ts'
import type { Offer } from '../../kernel/model/offer.ts'
import type { Place } from '../../kernel/model/place.ts'
import { sameOffer } from '../../search/index.ts'
import { legOf, legsOf, withLeg } from './draft.ts'

/** Places and offers with their names from the service, in one language. */
export interface TranslatedNames {
  places: readonly Place[]
  offers: readonly Offer[]
}

/**
 * Returns the draft with new names of its places, cars, providers and extras, found by their ids. Entered
 * values, prices and names that were not received stay.
 */
export function withNames(draft: Draft, { places, offers }: TranslatedNames): Draft {
  const named = (place: Place): Place => {
    const translated = places.find(({ placeId }) => placeId === place.placeId)
    return translated ? { ...place, text: translated.text, secondaryText: translated.secondaryText } : place
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

function offerNamed(offer: Offer, translated: Offer | null): Offer {
  if (!translated) return offer
  const { carClass, provider, services } = offer
  const { name, examples } = translated.carClass
  const extras = new Map(translated.services.map((service) => [service.id, service.name]))
  return {
    ...offer,
    carClass: {
      ...carClass,
      name: name ?? carClass.name,
      examples: examples.length > 0 ? examples : carClass.examples,
    },
    provider: { ...provider, name: translated.provider.name ?? provider.name },
    services: services.map((service) => ({ ...service, name: extras.get(service.id) ?? service.name })),
  }
}
