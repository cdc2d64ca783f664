import { describe, expect, it } from 'vitest'
import { isPriceOld, listDueAt } from '../../search/rules/offerAge.ts'
import { isOnlyProvider, sameOffer } from '../../search/rules/offerList.ts'
import { maxCapacity, mostSeats } from '../../search/rules/offerSeats.ts'
import { createOffer } from '../../testing/samples/fixtures.ts'
import { offerOfKind } from './offer.ts'

describe('a list of offers', () => {
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
    // The device's clock was set back.
    expect(isPriceOld(createOffer(), at, at - 1)).toBe(true)
    expect(isPriceOld(createOffer(), at, at + 900_000)).toBe(true)
    expect(isPriceOld(createOffer({ expiresAt: at + 60_000 }), at, at + 60_000)).toBe(true)
    expect(isPriceOld(createOffer({ expiresAt: at + 3_600_000 }), at, at + 900_000)).toBe(true)
  })
  it('PRICE-21 a list is asked after 15 minutes, or with its first old price, yet never within a minute', () => {
    const at = 1_000_000
    expect(listDueAt([createOffer()], at)).toBe(at + 900_000)
    expect(listDueAt([createOffer(), createOffer({ expiresAt: at + 120_000 })], at)).toBe(at + 120_000)
    expect(listDueAt([createOffer({ expiresAt: at + 3_600_000 })], at)).toBe(at + 900_000)
    expect(listDueAt([createOffer({ expiresAt: at - 5 })], at)).toBe(at + 60_000)
  })
  it('PRICE-10 finds an offer again by its price id, else by class and provider', () => {
    const former = createOffer({ priceId: 'was' })
    const kind = createOffer({ priceId: 'new' })
    const same = createOffer({ priceId: 'was', provider: { ...former.provider, id: 'other' } })
    const other = createOffer({ priceId: 'x', carClass: { ...former.carClass, id: 'other' } })
    expect(sameOffer([other, kind, same], former)).toBe(same)
    expect(sameOffer([other, kind], former)).toBe(kind)
    expect(sameOffer([other], former)).toBeNull()
    expect(offerOfKind([other, same, kind], former.carClass.id, former.provider.id)).toBe(kind)
  })
  it('PRICE-09 knows the seats of the largest car', () => {
    const seats = (capacity: number) => createOffer({ carClass: { ...createOffer().carClass, capacity } })
    expect(mostSeats([seats(3), seats(19), seats(7)])).toBe(19)
    expect(mostSeats([])).toBe(0)
  })
})
