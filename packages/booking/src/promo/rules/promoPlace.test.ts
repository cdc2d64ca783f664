import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offersAbovePromo, type PromoFacts, promoPlace } from './promoPlace.ts'

/** Events that can reach a screen. Each sets one fact; the last of a kind counts. */
type Arrival = Partial<PromoFacts>

const after = (arrivals: readonly Arrival[]): PromoFacts =>
  Object.assign({ cards: null, isHere: false }, ...arrivals)

/** All permutations of some arrivals. */
function ordersOf<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]]
  return all.flatMap((one, at) =>
    ordersOf(all.filter((_, other) => other !== at)).map((rest) => [one, ...rest]),
  )
}

const counts = [0, 1, 2, 3, 4, 24]

describe('the place of the promotion', () => {
  it.each(counts)('PRICE-18 with %i cards it is the same in every order of arrival', (cards) => {
    for (const arrivals of [
      [{ cards }, { isHere: true }],
      [{ isHere: true }, { cards }],
    ])
      expect(promoPlace(after(arrivals))).toBe(cards === 0 ? null : Math.min(3, cards))
  })

  it('PRICE-18 whatever comes in whatever order, the place follows from what is known at the end', () => {
    const arrival = fc.oneof(
      fc.record({ cards: fc.constantFrom(null, ...counts) }),
      fc.record({ isHere: fc.boolean() }),
    )
    fc.assert(
      fc.property(fc.array(arrival, { maxLength: 4 }), (arrivals) => {
        for (const order of ordersOf(arrivals)) {
          const known = after(order)
          const once = after([{ cards: known.cards }, { isHere: known.isHere }])
          const other = after([{ isHere: known.isHere }, { cards: known.cards }])
          expect(promoPlace(known)).toBe(promoPlace(once))
          expect(promoPlace(known)).toBe(promoPlace(other))
        }
      }),
    )
  })

  it('PRICE-18 a promotion that comes late moves none of the first cards; more cards move it nowhere', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(50), (cards, more) => {
        const place = promoPlace({ cards, isHere: true })
        expect(place).toBe(Math.min(cards, offersAbovePromo))
        if (cards >= offersAbovePromo) expect(promoPlace({ cards: cards + more, isHere: true })).toBe(place)
      }),
    )
  })

  it('PRICE-18 nothing is advertised without prices or without a promotion', () => {
    expect(promoPlace({ cards: null, isHere: true })).toBeNull()
    expect(promoPlace({ cards: 0, isHere: true })).toBeNull()
    expect(promoPlace({ cards: 8, isHere: false })).toBeNull()
  })
})
