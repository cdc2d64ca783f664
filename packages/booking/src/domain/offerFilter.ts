import type { CarClass, Offer, Provider } from './offer.ts'
import { isOnlyProvider } from './offerList.ts'
import { noFilter, type OfferFilter } from './offerView.ts'

/** A value of a filter with what choosing it would show. */
export interface FilterValue<T> {
  item: T
  /** Offers that have it and pass the other parts of the filter, from 0. */
  count: number
  /** The cheapest of them, of all that have it where the filter leaves none. */
  cheapest: Offer
}

/** A part of a filter that is set, as it is shown and taken back. */
export type ActiveFilter =
  | { part: 'classes'; items: readonly CarClass[] }
  | { part: 'providers'; items: readonly Provider[] }
  | { part: 'minRating'; minRating: number }

const idOf: Record<'classes' | 'providers', (offer: Offer) => string> = {
  classes: ({ carClass }) => carClass.id,
  providers: ({ provider }) => provider.id,
}

/** The offers whose class takes so many people (PRICE-09). Null: any. */
export function fitPassengers(offers: readonly Offer[], passengersCount: number | null): readonly Offer[] {
  if (passengersCount === null) return offers
  return offers.filter(({ carClass }) => carClass.capacity >= passengersCount)
}

/** The offers that pass, in their order. */
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
 * The filter without what the list has not: a class that is gone must not empty a new list, and the only provider is
 * no choice (PRICE-07).
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

/** The classes of a list, cheapest first, each with what the rest of the filter leaves of it. */
export function classValues(offers: readonly Offer[], filter: OfferFilter): FilterValue<CarClass>[] {
  const values = valuesOf(offers, filter, 'classes', ({ carClass }) => carClass)
  return values.sort((one, other) => one.cheapest.price.minor - other.cheapest.price.minor)
}

/** The providers of a list, best rated first, each with what the rest of the filter leaves of it. */
export function providerValues(offers: readonly Offer[], filter: OfferFilter): FilterValue<Provider>[] {
  const values = valuesOf(offers, filter, 'providers', ({ provider }) => provider)
  return values.sort((one, other) => (other.item.rating ?? -1) - (one.item.rating ?? -1))
}

/** The parts that are set, with what they name in the list. */
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

/** The filter with a value of a list of ids chosen, or taken back where it was chosen. */
export function toggleValue(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}
