import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Offer } from '../../kernel/model/offer.ts'
import { offer } from '../../testing/arbitraries.ts'
import { createOffer } from '../../testing/samples/fixtures.ts'
import { filterOffers } from './offerFilter.ts'
import { bestRated, cheapest, groupByClass, offersSorts, sortOffers } from './offerOrder.ts'

const of = (priceId: string, minor: number, rating: number | null, capacity = 3, classId = '1'): Offer => {
  const basis = createOffer()
  return {
    ...basis,
    priceId,
    price: { minor, currency: 'EUR' },
    carClass: { ...basis.carClass, id: classId, capacity },
    provider: { ...basis.provider, rating },
  }
}
const ids = (list: readonly Offer[]) => list.map(({ priceId }) => priceId).join('')
const lists = fc.array(offer, { maxLength: 40 })
const sorts = fc.constantFrom(...offersSorts)

describe('the order of offers', () => {
  it('PRICE-08 by price, then by rating, the unrated last; the list is not touched', () => {
    const list = [of('a', 200, 5), of('b', 100, 4), of('c', 100, null), of('d', 100, 4.5)]
    expect(ids(sortOffers(list))).toBe('dbca')
    expect(ids(list)).toBe('abcd')
  })
  it('PRICE-08 by rating, then by price', () => {
    const list = [of('a', 300, 5), of('b', 100, null), of('c', 200, 5), of('d', 50, 4.9)]
    expect(ids(sortOffers(list, 'rating'))).toBe('cadb')
  })
  it('PRICE-08 by capacity, the most seats first, then by price, then by rating', () => {
    const list = [of('a', 300, 5, 7), of('b', 100, 4, 3), of('c', 200, 4, 7), of('d', 200, 5, 7)]
    expect(ids(sortOffers(list, 'capacity'))).toBe('dcab')
  })
  it('PRICE-08 by the price that is shown; what has none stands last', () => {
    const list = [of('a', 100, 5), of('b', 200, 5), of('c', 300, 5)]
    const back = { a: Number.POSITIVE_INFINITY, b: 900, c: 400 } as Record<string, number>
    const priceOf = ({ priceId }: Offer) => back[priceId] ?? 0
    expect(ids(sortOffers(list, 'price', priceOf))).toBe('cba')
    expect(cheapest(list, priceOf)?.priceId).toBe('c')
    expect(cheapest(list, () => Number.POSITIVE_INFINITY)).toBeNull()
  })
  it('PRICE-08 marks the cheapest and the best rated; of equals the better rated and the cheaper', () => {
    const list = [of('a', 300, 5), of('b', 100, 4), of('c', 200, 5), of('d', 100, 4.2)]
    expect(cheapest(list)?.priceId).toBe('d')
    expect(bestRated(list)?.priceId).toBe('c')
    expect(cheapest([])).toBeNull()
    expect(bestRated([of('a', 1, null)])).toBeNull()
  })
  it('PRICE-08 the worst rated stands before the unrated, and of full equals the first is marked', () => {
    expect(ids(sortOffers([of('a', 100, null), of('b', 100, 0.5), of('c', 100, 0)], 'rating'))).toBe('bca')
    const equal = [of('a', 100, 4), of('b', 100, 4)]
    expect([cheapest(equal)?.priceId, bestRated(equal)?.priceId]).toEqual(['a', 'a'])
  })
  it('PRICE-08 a sorted list is the same offers, sorted; the marked ones are first in their order', () => {
    fc.assert(
      fc.property(lists, sorts, (list, sort) => {
        const sorted = sortOffers(list, sort)
        expect(ids(sorted).split('').sort()).toEqual(ids(list).split('').sort())
        const value = ({ price, provider, carClass }: Offer) =>
          ({ price: price.minor, rating: -(provider.rating ?? -1), capacity: -carClass.capacity })[sort]
        const values = sorted.map(value)
        expect(values).toEqual([...values].sort((one, other) => one - other))
        expect(sortOffers(sorted, sort)).toEqual(sorted)
        expect(cheapest(list)).toBe(sortOffers(list)[0] ?? null)
      }),
    )
  })
  it('PRICE-07 PRICE-08 filtered then sorted is sorted then filtered', () => {
    const filters = fc.record({
      classes: fc.subarray(['1', '2', '3', '4', '5', '6']),
      providers: fc.subarray(['1', '2', '3', '4', '5']),
      minRating: fc.constantFrom(null, 4, 4.5),
    })
    fc.assert(
      fc.property(lists, sorts, filters, (list, sort, filter) => {
        expect(sortOffers(filterOffers(list, filter), sort)).toEqual(
          filterOffers(sortOffers(list, sort), filter),
        )
      }),
    )
  })
})

describe('offers by class', () => {
  it('PRICE-06 the class with the cheapest offer first, each with its providers, cheapest first', () => {
    const list = [of('a', 300, 5, 3, '1'), of('b', 200, 5, 7, '2'), of('c', 100, 5, 3, '1')]
    const groups = groupByClass(sortOffers(list))
    expect(groups.map(({ carClass, offers }) => carClass.id + ids(offers))).toEqual(['1ca', '2b'])
  })
  it('PRICE-06 loses none and doubles none, whatever they are sorted by', () => {
    fc.assert(
      fc.property(lists, sorts, (list, sort) => {
        const sorted = sortOffers(list, sort)
        const groups = groupByClass(sorted)
        const all = groups.flatMap(({ offers }) => [...offers])
        expect(all).toHaveLength(list.length)
        expect(new Set(all)).toEqual(new Set(list))
        expect(new Set(groups.map(({ carClass }) => carClass.id)).size).toBe(groups.length)
        const places = groups.map(({ offers }) => sorted.indexOf(offers[0]))
        expect(places).toEqual([...places].sort((one, other) => one - other))
        for (const { carClass, offers } of groups) {
          expect(offers.every((one) => one.carClass.id === carClass.id)).toBe(true)
          expect(sortOffers(offers, sort)).toEqual(offers)
        }
      }),
    )
  })
})
