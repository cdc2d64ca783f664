import type { CarClass, Offer } from './offer.ts'
import type { OffersSort } from './offerView.ts'

/** What a list of offers can be sorted by. */
export const offersSorts: readonly OffersSort[] = ['price', 'rating', 'capacity']

/** The offers of one car class, in the order of the list. */
export interface ClassGroup {
  carClass: CarClass
  /** At least one; the first stands for the class. */
  offers: readonly [Offer, ...Offer[]]
}

/** Minor units by which offers are compared; Infinity stands last. */
export type PriceOf = (offer: Offer) => number

const ownPrice: PriceOf = ({ price }) => price.minor
const ratingOf = ({ provider }: Offer) => provider.rating ?? -1

type Order = (one: Offer, other: Offer) => number

/** From the smaller to the larger; two infinite ones are equal. */
function ascending(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1
}

function orderOf(sort: OffersSort, priceOf: PriceOf): Order {
  const byPrice: Order = (one, other) => ascending(priceOf(one), priceOf(other))
  const byRating: Order = (one, other) => ascending(ratingOf(other), ratingOf(one))
  const bySeats: Order = (one, other) => ascending(other.carClass.capacity, one.carClass.capacity)
  const orders: Record<OffersSort, readonly Order[]> = {
    price: [byPrice, byRating],
    rating: [byRating, byPrice],
    capacity: [bySeats, byPrice, byRating],
  }
  const steps = orders[sort]
  return (one, other) => {
    for (const step of steps) {
      const difference = step(one, other)
      if (difference !== 0) return difference
    }
    return 0
  }
}

/**
 * The offers in an order (PRICE-08); of equal price the better rated first, of equal rating or size the cheaper first,
 * the unrated last, otherwise as they came. The list is not touched.
 * @param sort what they are sorted by. @default 'price'
 * @param priceOf what is compared as their price. @default their own
 */
export function sortOffers(
  offers: readonly Offer[],
  sort: OffersSort = 'price',
  priceOf: PriceOf = ownPrice,
): Offer[] {
  return [...offers].sort(orderOf(sort, priceOf))
}

/** A sorted list by car class (PRICE-06): the classes in the order of their first offers, each with its own in the list's. */
export function groupByClass(sorted: readonly Offer[]): ClassGroup[] {
  const groups = new Map<string, [Offer, ...Offer[]]>()
  for (const offer of sorted) {
    const group = groups.get(offer.carClass.id)
    if (group) group.push(offer)
    else groups.set(offer.carClass.id, [offer])
  }
  return [...groups.values()].map((offers) => ({ carClass: offers[0].carClass, offers }))
}

function firstBy(offers: readonly Offer[], order: Order): Offer | null {
  return offers.reduce<Offer | null>(
    (first, offer) => (first && order(first, offer) <= 0 ? first : offer),
    null,
  )
}

/** The cheapest offer, of equal ones the better rated. Null: none has a price that can be told. */
export function cheapest(offers: readonly Offer[], priceOf: PriceOf = ownPrice): Offer | null {
  return firstBy(
    offers.filter((offer) => Number.isFinite(priceOf(offer))),
    orderOf('price', priceOf),
  )
}

/** The best rated offer, of equal ones the cheapest. Null: none is rated. */
export function bestRated(offers: readonly Offer[], priceOf: PriceOf = ownPrice): Offer | null {
  return firstBy(
    offers.filter(({ provider }) => provider.rating !== null),
    orderOf('rating', priceOf),
  )
}
