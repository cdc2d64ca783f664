import { describe, expect, it } from 'vitest'
import { type Draft, noChildSeats } from '../../kernel/model/booking.ts'
import type { Offer } from '../../kernel/model/offer.ts'
import { createFullDraft, createHouse, createOffer } from '../../testing/samples/fixtures.ts'
import { rideOf } from './draft.ts'
import { isFull, largerClass } from './largerClass.ts'

const car = createOffer().carClass

/** Offer of a class with this number of seats and this price in cents. */
function of(capacity: number, minor: number, parts: Partial<Offer> = {}): Offer {
  return createOffer({
    priceId: `pr-${capacity}-${minor}`,
    carClass: { ...car, id: `class-${capacity}`, capacity },
    price: { minor, currency: 'EUR' },
    reverse: null,
    ...parts,
  })
}

const small = of(3, 5000)
const three = createFullDraft({ offer: small, adults: 3, services: [] })

describe('a full car', () => {
  it.each([
    [2, 0, false],
    [3, 0, true],
    [2, 1, true],
    [1, 1, false],
  ])('BOOK-17 %s adults and %s children fill three seats: %s', (adults, children, full) => {
    expect(isFull({ ...three, adults, children })).toBe(full)
  })
  it('BOOK-17 the smaller of two cars is the one that is full', () => {
    const back = rideOf(createFullDraft({ offer: of(2, 4000) }))
    expect(isFull({ ...three, adults: 2, returnRide: back })).toBe(true)
  })
})

describe('a larger class', () => {
  it('BOOK-17 is the cheapest with more seats, at the old and the new price', () => {
    const list = [small, of(3, 100), of(8, 9000), of(4, 7000), of(6, 6900), of(2, 10)]
    expect(largerClass(three, list, [])).toEqual({
      offers: { outbound: list[4] },
      capacity: 6,
      before: { minor: 5000, currency: 'EUR' },
      now: { minor: 6900, currency: 'EUR' },
    })
  })
  it('BOOK-17 of two at one price is the one that the service names first', () => {
    const list = [of(6, 6900), of(8, 6900)]
    expect(largerClass(three, list, [])?.offers.outbound).toBe(list[0])
  })
  it('BOOK-17 is none where no car has more seats, or the prices are in another currency', () => {
    expect(largerClass(three, [small, of(3, 100)], [])).toBeNull()
    expect(largerClass(three, [of(8, 100, { price: { minor: 100, currency: 'USD' } })], [])).toBeNull()
  })
  it('BOOK-38 counts the stops of the ride', () => {
    const stop = { minor: 800, currency: 'EUR' }
    const draft = { ...three, stops: [createHouse(), createHouse()] }
    const larger = largerClass(
      draft,
      [of(8, 9000, { pricePerStop: stop }), of(4, 9100, { pricePerStop: null })],
      [],
    )
    expect(larger).toMatchObject({ before: { minor: 6600 }, now: { minor: 9100 }, capacity: 4 })
  })
  const pet = {
    id: 'pet',
    type: 'pet',
    category: 'comfort',
    defaultInclude: false,
    includedInPrice: false,
    name: 'Pet',
    price: null,
  }
  const lost: [string, Partial<Draft>, Partial<Offer>][] = [
    ['a fast ride', { isFastRide: true }, { fastRide: true }],
    ['a flexible tariff', { flexibleTariff: true }, { flexibleTariff: true }],
    ['an extra', { offer: { ...small, services: [pet] }, services: ['pet'] }, { services: [pet] }],
    [
      'a child seat',
      { children: 1, adults: 2, childSeats: { ...noChildSeats, seat: 1 } },
      { childSeatsAvailable: true },
    ],
    ['the travel policy', {}, { isOutOfPolicy: false }],
    ['a short rent', { durationSeconds: 7200 }, { minimumDuration: 7200 }],
  ]
  it.each(lost)('BOOK-17 keeps %s', (_, parts, has) => {
    const plain = of(6, 6000, {
      services: [],
      childSeatsAvailable: false,
      isOutOfPolicy: 'isOutOfPolicy' in has,
      minimumDuration: 'minimumDuration' in has ? 7201 : null,
    })
    const good = of(8, 9000, has)
    const draft = { ...three, ...parts }
    expect(largerClass(draft, [plain, good], [])?.offers.outbound).toBe(good)
    expect(largerClass(draft, [plain], [])).toBeNull()
    if (!('isOutOfPolicy' in has) && !('minimumDuration' in has))
      expect(largerClass(three, [plain], [])?.offers.outbound).toBe(plain)
  })
  it('BOOK-37 a car outside the policy may take the place of another', () => {
    const draft = { ...three, offer: { ...small, isOutOfPolicy: true } }
    expect(largerClass(draft, [of(6, 6000, { isOutOfPolicy: true })], [])).not.toBeNull()
  })
  it('BOOK-02 of two rides takes both, of the same class and provider', () => {
    const draft = { ...three, returnRide: rideOf(createFullDraft({ offer: of(3, 4000) })) }
    const list = [of(6, 6000), of(8, 6500), of(9, 9000)]
    const back = [of(8, 6400), of(6, 7100)]
    expect(largerClass(draft, list, back)).toEqual({
      offers: { outbound: list[1], return: back[0] },
      capacity: 8,
      before: { minor: 9000, currency: 'EUR' },
      now: { minor: 12_900, currency: 'EUR' },
    })
  })
  it('BOOK-02 leaves alone the ride whose car is large enough', () => {
    const wide = { ...three, returnRide: rideOf(createFullDraft({ offer: of(5, 4000) })) }
    const larger = largerClass(wide, [of(8, 9000)], [])
    expect(larger?.offers).toEqual({ outbound: of(8, 9000) })
    expect(larger).toMatchObject({ capacity: 5, before: { minor: 9000 }, now: { minor: 13_000 } })
    const narrow = { ...three, adults: 2, returnRide: rideOf(createFullDraft({ offer: of(2, 4000) })) }
    const list = [
      of(8, 9000),
      of(4, 7000, { reverse: { priceId: 'back', price: { minor: 7500, currency: 'EUR' } } }),
    ]
    expect(largerClass(narrow, list, [of(8, 8000)])).toMatchObject({
      offers: { return: { priceId: 'back' } },
      capacity: 3,
      now: { minor: 12_500 },
    })
  })
  it('BOOK-38 compares nothing where two rides are in two currencies', () => {
    const back = of(3, 4000, { price: { minor: 4000, currency: 'USD' } })
    const draft = { ...three, returnRide: rideOf(createFullDraft({ offer: back })) }
    expect(largerClass(draft, [of(8, 1)], [of(8, 1)])).toBeNull()
  })
})
