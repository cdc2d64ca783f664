import type { CarClass, Offer } from '../../kernel/model/offer.ts'
import type { OffersSort } from '../../search/index.ts'

/** Sort orders of a list of offers. */
export const offersSorts: readonly OffersSort[] = ['price', 'rating', 'capacity']

/** The offers of one car class, in the order of the list. */
export interface ClassGroup {
  carClass: CarClass
  /** At least one offer; the first represents the class. */
  offers: readonly [Offer, ...Offer[]]
}

/** Returns the price of an offer in minor units, for comparison; Infinity is last. */
export type PriceOf = (offer: Offer) => number

const ownPrice: PriceOf = ({ price }) => price.minor
const ratingOf = ({ provider }: Offer) => provider.rating ?? -1

type Order = (one: Offer, other: Offer) => number

/** Compares numbers in ascending order; two infinite ones are equal. */
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
 * Returns the sorted offers (PRICE-08) without changing the list. With equal prices the better rated is first, with
 * equal rating or size the cheaper. Unrated ones are last; otherwise the order of the list stays.
 *
 * @param sort sort order. @default 'price'
 * @param priceOf price to compare. @default the offer's own
 */
export function sortOffers(
  offers: readonly Offer[],
  sort: OffersSort = 'price',
  priceOf: PriceOf = ownPrice,
): Offer[] {
  return [...offers].sort(orderOf(sort, priceOf))
}

/**
 * Groups a sorted list by car class (PRICE-06). The classes are in the order of their first offers, and the
 * offers keep their order.
 */
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

/** The cheapest offer; of equally cheap ones, the better rated. Null: no offer has a finite price. */
export function cheapest(offers: readonly Offer[], priceOf: PriceOf = ownPrice): Offer | null {
  return firstBy(
    offers.filter((offer) => Number.isFinite(priceOf(offer))),
    orderOf('price', priceOf),
  )
}

/** The best rated offer; of equal ones, the cheapest. Null: none is rated. */
export function bestRated(offers: readonly Offer[], priceOf: PriceOf = ownPrice): Offer | null {
  return firstBy(
    offers.filter(({ provider }) => provider.rating !== null),
    orderOf('rating', priceOf),
  )
}
