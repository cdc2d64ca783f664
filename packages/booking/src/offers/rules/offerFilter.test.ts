import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Offer } from '../../kernel/model/offer.ts'
import { noFilter, type OfferFilter } from '../../search/rules/offerView.ts'
import { offer } from '../../testing/arbitraries.ts'
import { createOffer } from '../../testing/samples/fixtures.ts'
import {
  activeFilters,
  classValues,
  filterOffers,
  fitPassengers,
  knownFilter,
  providerValues,
  toggleValue,
} from './offerFilter.ts'

const of = (
  classId: string,
  providerId: string,
  rating: number | null,
  minor = 5000,
  capacity = 3,
): Offer => {
  const basis = createOffer()
  return {
    ...basis,
    priceId: `${classId}-${providerId}`,
    price: { minor, currency: 'EUR' },
    carClass: { ...basis.carClass, id: classId, capacity },
    provider: { id: providerId, name: null, rating, reviews: null },
  }
}
const list = [
  of('eco', 'A', 4.6, 4100),
  of('eco', 'B', 3.9, 4400),
  of('van', 'A', 4.6, 6400, 7),
  of('van', 'C', null, 6200, 7),
]
const ids = (offers: readonly Offer[]) => offers.map(({ priceId }) => priceId)
const filter = (parts: Partial<OfferFilter>): OfferFilter => ({ ...noFilter, ...parts })

describe('the filter of offers', () => {
  it('PRICE-07 keeps chosen classes, providers and ratings; all parts have to pass', () => {
    expect(ids(filterOffers(list, filter({ classes: ['van'] })))).toEqual(['van-A', 'van-C'])
    expect(ids(filterOffers(list, filter({ providers: ['A', 'B'] })))).toEqual(['eco-A', 'eco-B', 'van-A'])
    expect(ids(filterOffers(list, filter({ classes: ['eco'], providers: ['A', 'C'] })))).toEqual(['eco-A'])
  })
  it('PRICE-07 a rating is met from its own value on; the unrated fall out', () => {
    const rated = [
      of('a', 'A', 3.99),
      of('b', 'B', 4),
      of('c', 'C', 4.49),
      of('d', 'D', 4.5),
      of('e', 'E', null),
    ]
    expect(ids(filterOffers(rated, filter({ minRating: 4 })))).toEqual(['b-B', 'c-C', 'd-D'])
    expect(ids(filterOffers(rated, filter({ minRating: 4.5 })))).toEqual(['d-D'])
    expect(filterOffers(rated, noFilter)).toBe(rated)
  })
  it('PRICE-09 keeps classes with at least so many seats', () => {
    const seats = [1, 3, 4, 7].map((capacity) => of(String(capacity), 'A', 5, 5000, capacity))
    expect(ids(fitPassengers(seats, 4))).toEqual(['4-A', '7-A'])
    expect(fitPassengers(seats, 8)).toEqual([])
    expect(fitPassengers(seats, null)).toBe(seats)
  })
  it('PRICE-07 each value says how many it shows with the rest of the filter, and from which price', () => {
    const said = classValues(list, filter({ classes: ['eco'], providers: ['A', 'B'] }))
    expect(said.map(({ item, count, cheapest }) => [item.id, count, cheapest.price.minor])).toEqual([
      ['eco', 2, 4100],
      ['van', 1, 6400],
    ])
    const providers = providerValues(list, filter({ classes: ['eco'] }))
    expect(providers.map(({ item, count }) => [item.id, count])).toEqual([
      ['A', 1],
      ['B', 1],
      ['C', 0],
    ])
    const cheaperFirst = [of('x', 'A', 4, 100), of('x', 'B', 4, 200)]
    expect(classValues(cheaperFirst, filter({ providers: ['B'] }))[0]?.cheapest.price.minor).toBe(200)
    expect(
      classValues([...cheaperFirst].reverse(), filter({ providers: ['B'] }))[0]?.cheapest.price.minor,
    ).toBe(200)
  })
  it('PRICE-07 the cheapest of a value that the filter leaves nothing of is the cheapest of all that have it', () => {
    const dearFirst = [of('x', 'A', 4, 200), of('x', 'B', 4, 100), of('x', 'C', 4, 150)]
    const [none] = classValues(dearFirst, filter({ providers: ['gone'] }))
    expect([none?.count, none?.cheapest.priceId]).toEqual([0, 'x-B'])
    const equal = [of('x', 'A', 4, 100), of('x', 'B', 4, 100)]
    expect(classValues(equal, noFilter)[0]?.cheapest.priceId).toBe('x-A')
  })
  it('PRICE-07 classes stand cheapest first, providers best rated first, the unrated below the worst', () => {
    const mixed = [
      of('van', 'none', null, 300),
      of('bus', 'good', 4.5, 400),
      of('eco', 'bad', 0.5, 100),
      of('mid', 'best', 4.9, 200),
    ]
    expect(classValues(mixed, noFilter).map(({ item }) => item.id)).toEqual(['eco', 'mid', 'van', 'bus'])
    const rated = ['best', 'good', 'bad', 'none']
    expect(providerValues(mixed, noFilter).map(({ item }) => item.id)).toEqual(rated)
    expect(providerValues([...mixed].reverse(), noFilter).map(({ item }) => item.id)).toEqual(rated)
    expect(ids(filterOffers(mixed, filter({ minRating: 0.5 })))).toEqual(['bus-good', 'eco-bad', 'mid-best'])
  })
  it('PRICE-07 what is set is named part by part, by what is chosen alone', () => {
    expect(activeFilters(list, filter({ classes: ['van'], providers: ['B'], minRating: 4 }))).toEqual([
      { part: 'classes', items: [list[2]?.carClass] },
      { part: 'minRating', minRating: 4 },
      { part: 'providers', items: [list[1]?.provider] },
    ])
  })
  it('PRICE-07 what is set is named part by part', () => {
    expect(activeFilters(list, noFilter)).toEqual([])
    const set = activeFilters(list, filter({ classes: ['van', 'eco'], providers: ['C'], minRating: 4.5 }))
    expect(set.map((part) => ('items' in part ? part.items.map(({ id }) => id) : part.minRating))).toEqual([
      ['eco', 'van'],
      4.5,
      ['C'],
    ])
  })
  it('PRICE-07 what a new list has not filters nothing, nor does its only provider', () => {
    expect(knownFilter(list, filter({ classes: ['gone', 'eco'], providers: ['gone'] }))).toEqual(
      filter({ classes: ['eco'] }),
    )
    const alone = [of('eco', 'A', 4), of('van', 'A', 4)]
    expect(knownFilter(alone, filter({ providers: ['A'] }))).toEqual(noFilter)
  })
  it('PRICE-07 a value is chosen and taken back', () => {
    expect(toggleValue(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggleValue(['a', 'b'], 'a')).toEqual(['b'])
  })

  const lists = fc.array(offer, { maxLength: 40 })
  const filters = fc.record({
    classes: fc.subarray(['1', '2', '3', '4', '5', '6']),
    providers: fc.subarray(['1', '2', '3', '4', '5']),
    minRating: fc.constantFrom(null, 4, 4.5),
  })
  it('PRICE-07 a filter keeps the order, keeps no other, keeps the same twice, and its reset brings all back', () => {
    fc.assert(
      fc.property(lists, filters, (offers, chosen) => {
        const kept = filterOffers(offers, chosen)
        expect(kept).toEqual(offers.filter((one) => kept.includes(one)))
        expect(filterOffers(kept, chosen)).toEqual(kept)
        expect(filterOffers(offers, { ...chosen, ...noFilter })).toBe(offers)
        const others = { ...chosen, minRating: null }
        expect(
          filterOffers(filterOffers(offers, others), { ...noFilter, minRating: chosen.minRating }),
        ).toEqual(kept)
      }),
    )
  })
  it('PRICE-07 a count is what choosing that value alone would show, and all counts make the rest', () => {
    fc.assert(
      fc.property(lists, filters, (offers, chosen) => {
        for (const { item, count, cheapest } of classValues(offers, chosen)) {
          const shown = filterOffers(offers, { ...chosen, classes: [item.id] })
          expect(count).toBe(shown.length)
          if (count > 0) expect(cheapest.price.minor).toBe(Math.min(...shown.map(({ price }) => price.minor)))
        }
        const counted = providerValues(offers, chosen).reduce((sum, { count }) => sum + count, 0)
        expect(counted).toBe(filterOffers(offers, { ...chosen, providers: [] }).length)
      }),
    )
  })
})
