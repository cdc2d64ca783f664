import type { CarClass, Offer, Provider } from '../../kernel/model/offer.ts'
import { isOnlyProvider, noFilter, type OfferFilter } from '../../search/index.ts'

/** A value that can be filtered by, with the number of its offers. */
export interface FilterValue<T> {
  item: T
  /** Number of offers with the value that pass the other parts of the filter, from 0. */
  count: number
  /** Cheapest of the counted offers; if the filter leaves none, of all offers with the value. */
  cheapest: Offer
}

/** A part of the filter that is set, for showing and removing it. */
export type ActiveFilter =
  | { part: 'classes'; items: readonly CarClass[] }
  | { part: 'providers'; items: readonly Provider[] }
  | { part: 'minRating'; minRating: number }

const idOf: Record<'classes' | 'providers', (offer: Offer) => string> = {
  classes: ({ carClass }) => carClass.id,
  providers: ({ provider }) => provider.id,
}

/**
 * Offers whose class has enough seats (PRICE-09).
 *
 * @param passengersCount null for no limit
 */
export function fitPassengers(offers: readonly Offer[], passengersCount: number | null): readonly Offer[] {
  if (passengersCount === null) return offers
  return offers.filter(({ carClass }) => carClass.capacity >= passengersCount)
}

/** Offers that pass the filter, in their order. */
export function filterOffers(offers: readonly Offer[], filter: OfferFilter): readonly Offer[] {
  const { minRating } = filter
  const classes = new Set(filter.classes)
  const providers = new Set(filter.providers)
  if (classes.size === 0 && providers.size === 0 && minRating === null) return offers
  return offers.filter(
    (offer) =>
      (classes.size === 0 || classes.has(idOf.classes(offer))) &&
      (providers.size === 0 || providers.has(idOf.providers(offer))) &&
      (minRating === null || (offer.provider.rating ?? -1) >= minRating),
  )
}

/**
 * Removes values from the filter that are not in the list, because a missing class must not empty a new list, and a
 * single provider is not a choice (PRICE-07).
 */
export function knownFilter(offers: readonly Offer[], filter: OfferFilter): OfferFilter {
  const known = (part: 'classes' | 'providers') => {
    if (filter[part].length === 0) return filter[part]
    const ids = new Set(offers.map(idOf[part]))
    return filter[part].filter((id) => ids.has(id))
  }
  return {
    classes: known('classes'),
    providers: isOnlyProvider(offers) ? [] : known('providers'),
    minRating: filter.minRating,
  }
}

function valuesOf<T>(
  offers: readonly Offer[],
  filter: OfferFilter,
  part: 'classes' | 'providers',
  itemOf: (offer: Offer) => T,
): FilterValue<T>[] {
  const passing = new Set(filterOffers(offers, { ...filter, [part]: [] }))
  const values = new Map<string, FilterValue<T>>()
  for (const offer of offers) {
    const id = idOf[part](offer)
    const passes = passing.has(offer)
    const value = values.get(id)
    if (!value) values.set(id, { item: itemOf(offer), count: passes ? 1 : 0, cheapest: offer })
    else {
      const isFirst = passes && value.count === 0
      const isCheaper = passes === value.count > 0 && offer.price.minor < value.cheapest.price.minor
      if (isFirst || isCheaper) value.cheapest = offer
      if (passes) value.count += 1
    }
  }
  return [...values.values()]
}

/** Classes of a list, cheapest first, each with the number of its offers that pass the rest of the filter. */
export function classValues(offers: readonly Offer[], filter: OfferFilter): FilterValue<CarClass>[] {
  const values = valuesOf(offers, filter, 'classes', ({ carClass }) => carClass)
  return values.sort((one, other) => one.cheapest.price.minor - other.cheapest.price.minor)
}

/** Providers of a list, best rated first, each with the number of its offers that pass the rest of the filter. */
export function providerValues(offers: readonly Offer[], filter: OfferFilter): FilterValue<Provider>[] {
  const values = valuesOf(offers, filter, 'providers', ({ provider }) => provider)
  return values.sort((one, other) => (other.item.rating ?? -1) - (one.item.rating ?? -1))
}

/** Parts of the filter that are set, with their items of the list. */
export function activeFilters(offers: readonly Offer[], filter: OfferFilter): ActiveFilter[] {
  const { classes, providers, minRating } = knownFilter(offers, filter)
  const active: ActiveFilter[] = []
  const items = <T>(values: readonly FilterValue<T>[]) => values.map(({ item }) => item)
  if (classes.length > 0)
    active.push({
      part: 'classes',
      items: items(classValues(offers, noFilter)).filter(({ id }) => classes.includes(id)),
    })
  if (minRating !== null) active.push({ part: 'minRating', minRating })
  if (providers.length > 0)
    active.push({
      part: 'providers',
      items: items(providerValues(offers, noFilter)).filter(({ id }) => providers.includes(id)),
    })
  return active
}

/** Adds an id to a list, or removes it if it is in the list. */
export function toggleValue(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}
