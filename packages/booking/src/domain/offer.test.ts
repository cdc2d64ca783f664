import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offer } from '../testing/arbitraries.ts'
import { createOffer } from '../testing/fixtures.ts'
import {
  bestRated,
  cheapest,
  groupByClass,
  isOnlyProvider,
  isPriceOld,
  maxCapacity,
  type Offer,
  sortOffers,
} from './offer.ts'

function priced(priceId: string, minor: number, rating: number | null, classId = '1'): Offer {
  const basis = createOffer()
  return {
    ...basis,
    priceId,
    price: { minor, currency: 'EUR' },
    carClass: { ...basis.carClass, id: classId },
    provider: { ...basis.provider, rating },
  }
}

describe('a list of offers', () => {
  it('PRICE-08 stands by price, then by rating, the unrated last', () => {
    const list = [priced('a', 200, 5), priced('b', 100, 4), priced('c', 100, null), priced('d', 100, 4.5)]
    expect(sortOffers(list).map((item) => item.priceId)).toEqual(['d', 'b', 'c', 'a'])
    expect(list[0]?.priceId).toBe('a')
  })
  it('PRICE-08 marks the cheapest and the best rated', () => {
    const list = [priced('a', 300, 5), priced('b', 100, 4), priced('c', 200, 5)]
    expect(cheapest(list)?.priceId).toBe('b')
    expect(bestRated(list)?.priceId).toBe('c')
    expect(cheapest([])).toBeNull()
    expect(bestRated([priced('a', 1, null)])).toBeNull()
  })
  it('PRICE-06 groups by class, the cheapest group and offer first, and loses none', () => {
    fc.assert(
      fc.property(fc.array(offer, { maxLength: 40 }), (list) => {
        const groups = groupByClass(list)
        const all = groups.flatMap((group) => [...group.offers])
        expect(all.map((item) => item.priceId).sort()).toEqual(list.map((item) => item.priceId).sort())
        const firsts = groups.map((group) => group.offers[0].price.minor)
        expect(firsts).toEqual([...firsts].sort((a, b) => a - b))
        for (const group of groups) {
          expect(new Set(group.offers.map((item) => item.carClass.id)).size).toBe(1)
          const minors = group.offers.map((item) => item.price.minor)
          expect(minors).toEqual([...minors].sort((a, b) => a - b))
        }
        expect(new Set(groups.map((group) => group.carClass.id)).size).toBe(groups.length)
      }),
    )
  })
  it('PRICE-11 knows whether all offers are of one provider', () => {
    expect(isOnlyProvider([createOffer(), createOffer()])).toBe(true)
    const other = createOffer({ provider: { id: '42', name: null, rating: null, reviews: null } })
    expect(isOnlyProvider([createOffer(), other])).toBe(false)
    expect(isOnlyProvider([])).toBe(false)
  })
  it('BOOK-02 takes 3 people without a route, else the smallest capacity', () => {
    const seats = (capacity: number) => createOffer({ carClass: { ...createOffer().carClass, capacity } })
    expect(maxCapacity([])).toBe(3)
    expect(maxCapacity([seats(7)])).toBe(7)
    expect(maxCapacity([seats(7), seats(4), seats(19)])).toBe(4)
  })
  it('PRICE-21 a price is old after 15 minutes, or earlier when the offer says so', () => {
    const at = 1_000_000
    expect(isPriceOld(createOffer(), at, at + 899_999)).toBe(false)
    expect(isPriceOld(createOffer(), at, at + 900_000)).toBe(true)
    expect(isPriceOld(createOffer({ expiresAt: at + 60_000 }), at, at + 60_000)).toBe(true)
    expect(isPriceOld(createOffer({ expiresAt: at + 3_600_000 }), at, at + 900_000)).toBe(true)
  })
})
