import { type ChildSeatType, childSeatTypes } from './booking.ts'
import type { AdditionalService, Offer } from './offer.ts'

function seatServices(offer: Offer): AdditionalService[] {
  return offer.childSeatsAvailable ? offer.services.filter((service) => service.category === 'baby_seat') : []
}

/** The extra that a kind of child seat is ordered as: its own, else one that names no kind. Null: not offered. */
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

/** Whether an offer has a child seat of any kind that can be ordered (PRICE-11). */
export function childSeatsAvailable(offer: Offer): boolean {
  return seatTypesOf(offer).length > 0
}

/** Extras of an offer that are chosen by a tick; child seats are counted instead. */
export function tickedServices(offer: Offer): AdditionalService[] {
  return offer.services.filter((service) => service.category !== 'baby_seat')
}
