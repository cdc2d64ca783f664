import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Draft, Ride } from '../../kernel/model/booking.ts'
import type { AdditionalService } from '../../kernel/model/offer.ts'
import { inProportion, type Money } from '../../kernel/values/money.ts'
import { draft as anyDraft } from '../../testing/arbitraries.ts'
import { createAirport, createFullDraft, createHouse, createOffer } from '../../testing/samples/fixtures.ts'
import { legOf, legsOf, rideOf } from './draft.ts'
import { type PriceBreakdown, priceBreakdown } from './price.ts'
import type { RecalculatedRide, Recalculation } from './recalculation.ts'

const eur = (minor: number): Money => ({ minor, currency: 'EUR' })
const rupees = (minor: number): Money => ({ minor, currency: 'INR' })

const row = (restated: number, repaid: number | null = null): RecalculatedRide => ({
  type: repaid === null ? null : 'certificate',
  size: repaid === null ? null : eur(repaid),
  restatedPrice: eur(restated),
  repaymentPrice: repaid === null ? null : eur(repaid),
})

const service = (
  id: string,
  price: Money | null,
  parts: Partial<AdditionalService> = {},
): AdditionalService => ({
  id,
  type: id,
  category: id,
  defaultInclude: false,
  includedInPrice: false,
  name: id,
  price,
  ...parts,
})

const stop = (placeId: string) => createHouse({ placeId })

const back = (parts: Partial<Ride> = {}): Ride => ({
  ...rideOf(createFullDraft()),
  from: createHouse(),
  to: createAirport(),
  offer: createOffer({ priceId: 'pr-back', price: eur(6000) }),
  ...parts,
})

/** Amounts of all lines, in the order of the summary. */
function lines({ rides, bonus }: PriceBreakdown): number[] {
  const shown = rides.flatMap(({ trip, stops, extras, seats, rest }) => [
    trip,
    stops?.price ?? null,
    ...extras.map(({ price }) => price),
    ...seats.map(({ price }) => price),
    rest,
  ])
  return [...shown, bonus].flatMap((amount) => (amount ? [amount.minor] : []))
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

describe('the price of a draft by its offers', () => {
  it('BOOK-38 is the trip, the seats and the extras, in minor units', () => {
    const draft = createFullDraft({ children: 2, childSeats: { infant_seat: 0, seat: 2, booster: 0 } })
    const { rides, total } = priceBreakdown(draft)
    const [ride] = rides
    expect(ride.trip.minor).toBe(6250)
    expect(ride.seats.map((line) => [line.service.id, line.amount, line.price?.minor])).toEqual([
      ['s-seat', 2, 1800],
    ])
    expect(ride.extras.map((line) => [line.service.id, line.price?.minor])).toEqual([['s-sign', 0]])
    expect(total).toEqual(eur(8050))
  })

  it.each([
    [0, null, 6250],
    [1, 800, 7050],
    [3, 2400, 8650],
  ])('BOOK-38 %i extra stops are in the sum', (count, price, total) => {
    const stops = ['a', 'b', 'c'].slice(0, count).map(stop)
    const found = priceBreakdown(createFullDraft({ stops }))
    expect(found.rides[0].stops).toEqual(price === null ? null : { amount: count, price: eur(price) })
    expect(found.total).toEqual(eur(total))
  })

  it('BOOK-38 names stops whose price the offer does not name, and counts nothing for them', () => {
    const offer = createOffer({ pricePerStop: null })
    const found = priceBreakdown(createFullDraft({ offer, stops: [stop('a')] }))
    expect(found.rides[0].stops).toEqual({ amount: 1, price: null })
    expect(found.total).toEqual(eur(6250))
  })

  it('BOOK-38 sums both rides with what each has; child seats ride both ways', () => {
    const draft = createFullDraft({
      children: 1,
      childSeats: { infant_seat: 0, seat: 1, booster: 0 },
      stops: [stop('a')],
      returnRide: back(),
    })
    const { rides, total } = priceBreakdown(draft)
    expect(
      rides.map(({ leg, trip, stops, seats }) => [leg, trip.minor, stops?.price?.minor, seats.length]),
    ).toEqual([
      ['outbound', 6250, 800, 1],
      ['return', 6000, undefined, 1],
    ])
    expect(total).toEqual(eur(6250 + 800 + 900 + 6000 + 900))
  })

  it('BOOK-38 only the extras that are chosen are in the sum; one of another currency or without a price is not', () => {
    const services = [
      service('a', eur(500)),
      service('b', eur(300)),
      service('c', { minor: 70, currency: 'USD' }),
      service('d', null),
    ]
    const said = (chosen: readonly string[]) => {
      const found = priceBreakdown(createFullDraft({ offer: createOffer({ services }), services: chosen }))
      return [found.rides[0].extras.map(({ service: { id }, price }) => [id, price]), found.total.minor]
    }
    expect(said([])).toEqual([[], 6250])
    expect(said(['b'])).toEqual([[['b', eur(300)]], 6550])
    expect(said(['a', 'c', 'd'])).toEqual([
      [
        ['a', eur(500)],
        ['c', null],
        ['d', null],
      ],
      6750,
    ])
  })

  it('DATE-04 amounts that floats get wrong add up exactly', () => {
    const offer = createOffer({ price: eur(10), services: [service('a', eur(20))] })
    expect(0.1 + 0.2).not.toBe(0.3)
    expect(priceBreakdown(createFullDraft({ offer, services: ['a'] })).total).toEqual(eur(30))
  })
})

describe('a price that is confirmed or not', () => {
  it('BOOK-38 nothing beside the offer: its price holds as it is', () => {
    expect(priceBreakdown(createFullDraft()).kind).toBe('confirmed')
  })

  const stops = [stop('a')]
  it.each<[string, Partial<Draft>]>([
    ['a stop', { stops }],
    ['a certificate', { hash: 'WHERRY-10' }],
    ['a seat', { children: 1, childSeats: { infant_seat: 1, seat: 0, booster: 0 } }],
    ['a stop on the way back', { returnRide: back({ stops }) }],
  ])('BOOK-38 %s: a preview until the service says the sum', (_, parts) => {
    const draft = createFullDraft(parts)
    expect(priceBreakdown(draft).kind).toBe('preview')
    const rows = legsOf(draft).map(() => row(7000)) as unknown as Recalculation
    expect(priceBreakdown(draft, rows).kind).toBe('confirmed')
  })

  it('BOOK-32 an answer for another number of rides counts for nothing', () => {
    const found = priceBreakdown(createFullDraft({ stops, returnRide: back() }), [row(7050)])
    expect([found.kind, found.total.minor]).toEqual(['preview', 13_050])
  })

  it('BOOK-32 shows what the certificate pays below zero, and what remains', () => {
    const draft = createFullDraft({ hash: 'WHERRY-25EUR', stops, returnRide: back() })
    const found = priceBreakdown(draft, [row(4550, 2500), row(6000, 0)])
    expect(found.bonus).toEqual(eur(-2500))
    expect(found.total).toEqual(eur(10_550))
    expect(sumOf(lines(found))).toBe(10_550)
  })

  it('BOOK-32 a certificate that pays all leaves nothing to pay', () => {
    const found = priceBreakdown(createFullDraft({ hash: 'WHERRY-ALL' }), [row(0, 6250)])
    expect([found.total.minor, found.bonus?.minor]).toEqual([0, -6250])
  })

  it('BOOK-38 a single line without a price takes what the service adds', () => {
    const offer = createOffer({ pricePerStop: null })
    const [ride] = priceBreakdown(createFullDraft({ offer, stops }), [row(7250)]).rides
    expect([ride.stops?.price, ride.rest]).toEqual([eur(1000), null])
  })

  it('BOOK-38 what two lines without a price cost together is said of neither', () => {
    const offer = createOffer({ pricePerStop: null, services: [service('a', null)] })
    const [ride] = priceBreakdown(createFullDraft({ offer, stops, services: ['a'] }), [row(7250)]).rides
    expect([ride.stops?.price, ride.extras[0]?.price, ride.rest]).toEqual([null, null, eur(1000)])
  })

  it('BOOK-32 a certificate that pays nothing has no line', () => {
    expect(priceBreakdown(createFullDraft({ hash: 'X' }), [row(6250, 0)]).bonus).toBeNull()
    expect(priceBreakdown(createFullDraft({ hash: 'X' }), [row(6249, 1)]).bonus).toEqual(eur(-1))
  })

  it('BOOK-38 lines without a price that the service adds nothing for are included', () => {
    const offer = createOffer({ pricePerStop: null })
    const [ride] = priceBreakdown(createFullDraft({ offer, stops }), [row(6250)]).rides
    expect([ride.stops?.price, ride.rest]).toEqual([eur(0), null])
  })

  it.each([
    ['more', 7150, 100],
    ['less', 6950, -100],
  ])('BOOK-38 what the service counts %s than the lines say has a line of its own', (_, restated, rest) => {
    const [ride] = priceBreakdown(createFullDraft({ stops }), [row(restated)]).rides
    expect(ride.rest).toEqual(eur(rest))
  })

  it('BOOK-50 a changed order keeps its certificate: the sum without it is not said to be final', () => {
    const change = { orderId: '1', transaction: 't', number: '1' }
    expect(priceBreakdown(createFullDraft({ change, hash: 'X', stops }), [row(7050)]).kind).toBe('preview')
    expect(priceBreakdown(createFullDraft({ change, stops }), [row(7050)]).kind).toBe('confirmed')
  })
})

describe('the total in a second currency', () => {
  const offer = createOffer({
    alternativePrice: rupees(568_000),
    alternativePricePerStop: rupees(72_000),
  })

  it('PRICE-17 sums what the offer names for ride and stops', () => {
    const found = priceBreakdown(createFullDraft({ offer, stops: [stop('a'), stop('b')] }))
    expect(found.alternative).toEqual(rupees(568_000 + 144_000))
  })

  it('BOOK-38 counts extras and certificate at the rate of the rides', () => {
    const cheap = createOffer({
      price: eur(1000),
      alternativePrice: rupees(90_000),
      services: [service('a', eur(500))],
    })
    const draft = createFullDraft({ offer: cheap, services: ['a'] })
    expect(priceBreakdown(draft).alternative).toEqual(rupees(135_000))
    const paid = priceBreakdown({ ...draft, hash: 'X' }, [row(0, 1500)])
    expect(paid.alternative).toEqual(rupees(0))
  })

  it.each([
    ['by its own second price', 100, 8000, 98_000],
    ['at the rate of the ride where it has none', 100, null, 99_000],
    ['not at all where the offer names no price of a stop', null, 8000, 90_000],
  ])('PRICE-17 a stop counts %s', (_, first, second, sum) => {
    const named = createOffer({
      price: eur(1000),
      pricePerStop: first === null ? null : eur(first),
      alternativePrice: rupees(90_000),
      alternativePricePerStop: second === null ? null : rupees(second),
    })
    const found = priceBreakdown(createFullDraft({ offer: named, stops: [stop('a')] }))
    expect(found.alternative).toEqual(rupees(sum))
  })

  it('BOOK-38 is there for all rides or for none', () => {
    const both = (second: Partial<Ride['offer']>) =>
      priceBreakdown(
        createFullDraft({ offer, returnRide: back({ offer: createOffer({ price: eur(6250), ...second }) }) }),
      ).alternative
    expect(both({ alternativePrice: rupees(500_000) })).toEqual(rupees(1_068_000))
    expect(both({ alternativePrice: null })).toBeNull()
    expect(both({ alternativePrice: { minor: 500_000, currency: 'USD' } })).toBeNull()
  })

  it('DATE-04 a proportion is the exact one, rounded half away from zero', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (amount, first, second) => {
          const { minor } = inProportion(eur(amount), eur(first), rupees(second))
          // Twice the exact product is between the halves below and above. All values are safe integers.
          const twice = 2 * Math.abs(amount) * second
          expect(2 * Math.abs(minor) * first).toBeGreaterThan(twice - first)
          expect(2 * Math.abs(minor) * first).toBeLessThanOrEqual(twice + first)
          expect(minor === 0 || Math.sign(minor) === Math.sign(amount)).toBe(true)
        },
      ),
    )
    expect(inProportion(eur(5), eur(0), rupees(7))).toEqual(rupees(0))
    expect(inProportion(eur(9_007_199_254_740_991), eur(3), rupees(3)).minor).toBe(9_007_199_254_740_991)
  })
})

describe('the break-down and its total', () => {
  it('BOOK-38 the lines add up to the total, of a preview and of a confirmed sum', () => {
    fc.assert(
      fc.property(
        anyDraft,
        fc.array(fc.tuple(fc.nat(200_000), fc.nat(50_000)), { minLength: 2, maxLength: 2 }),
        (draft, amounts) => {
          const preview = priceBreakdown(draft)
          expect(sumOf(lines(preview))).toBe(preview.total.minor)
          const rows = legsOf(draft).map((_, at) =>
            row(...(amounts[at] ?? [0, 0])),
          ) as unknown as Recalculation
          const confirmed = priceBreakdown(draft, rows)
          expect(sumOf(lines(confirmed))).toBe(confirmed.total.minor)
          expect(confirmed.total.minor).toBe(sumOf(rows.map(({ restatedPrice }) => restatedPrice.minor)))
        },
      ),
    )
  })

  it('BOOK-38 has a sum a ride, in their order', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const { rides } = priceBreakdown(draft)
        expect(rides.map(({ leg }) => leg)).toEqual(legsOf(draft))
        for (const { leg, trip } of rides) expect(trip).toEqual(legOf(draft, leg)?.offer.price)
      }),
    )
  })
})
