import { describe, expect, it } from 'vitest'
import { createOffer } from '../../testing/samples/fixtures.ts'
import { returnOffer } from './returnOffer.ts'

const toll = {
  ...{ id: 's-toll', type: 'toll', category: 'tollroad', name: null, price: null },
  ...{ defaultInclude: true, includedInPrice: true },
}
const sign = { ...toll, id: 's-sign', type: 'sign', category: 'table' }
const services = [toll, sign]

describe('an offer turned round', () => {
  it('PRICE-12 has the price that the offer names, and the places swapped', () => {
    expect(returnOffer(createOffer(), [])).toMatchObject({
      priceId: 'pr-1002',
      price: { minor: 6000, currency: 'EUR' },
      start: { placeId: 'adr-rivoli-10' },
      finish: { placeId: 'air-CDG' },
      routeType: 'SUBURB_AIRPORT',
    })
  })
  it('BOOK-29 from a door has no sign to meet with, and promises no waiting of the hall', () => {
    const back = returnOffer(createOffer({ services }), [])
    expect(back?.services).toEqual([toll])
    expect(back?.waitingMinutes).toBeNull()
  })
  it.each([2, 3] as const)('BOOK-29 from place type %d, a hall, keeps it', (type) => {
    const offer = createOffer({ services, finish: { placeId: 'b', type } })
    expect(returnOffer(offer, [])?.services).toEqual(services)
  })
  it('PRICE-12 gives way to the offer that the list of the way back has', () => {
    const listed = createOffer({ priceId: 'pr-1002', services })
    expect(returnOffer(createOffer(), [listed])).toBe(listed)
  })
  it('BOOK-38 DATE-04 is of the same currency: sums of two are none', () => {
    const usd = { minor: 7000, currency: 'USD' }
    for (const priceId of ['pr-1002', 'pr-other']) {
      const listed = createOffer({ priceId, price: usd })
      expect(returnOffer(createOffer(), [listed])).toMatchObject({
        priceId: 'pr-1002',
        price: { minor: 6000 },
      })
      expect(returnOffer(createOffer({ reverse: null }), [listed])).toBeNull()
      const own = createOffer({ priceId: 'pr-own' })
      expect(returnOffer(createOffer({ reverse: null }), [listed, own])).toBe(own)
    }
  })
})
