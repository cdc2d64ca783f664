import { type ChildSeatType, childSeatTypes } from '../../kernel/model/booking.ts'
import type { AdditionalService, Offer } from '../../kernel/model/offer.ts'

function seatServices(offer: Offer): AdditionalService[] {
  return offer.childSeatsAvailable ? offer.services.filter((service) => service.category === 'baby_seat') : []
}

/**
 * Returns the extra by which a kind of child seat is ordered: the kind's own extra, else one without a kind.
 * Null: not offered.
 */
export function seatServiceOf(offer: Offer, type: ChildSeatType): AdditionalService | null {
  const services = seatServices(offer)
  const kinds: readonly string[] = childSeatTypes
  return (
    services.find((service) => service.type === type) ??
    services.find((service) => !kinds.includes(service.type)) ??
    null
  )
}

/** Kinds of child seats that any of the offers has, from the youngest up. */
export function seatTypesOf(...offers: readonly Offer[]): ChildSeatType[] {
  return childSeatTypes.filter((type) => offers.some((offer) => seatServiceOf(offer, type) !== null))
}

/** True if at least one kind of child seat can be ordered with the offer (PRICE-11). */
export function childSeatsAvailable(offer: Offer): boolean {
  return seatTypesOf(offer).length > 0
}

/** Extras of an offer that have a checkbox. Child seats have a counter instead. */
export function tickedServices(offer: Offer): AdditionalService[] {
  return offer.services.filter((service) => service.category !== 'baby_seat')
}
