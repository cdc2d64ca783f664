import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noChildSeats } from '../../kernel/model/booking.ts'
import { childSeats } from '../../testing/arbitraries.ts'
import {
  fitParty,
  fitSeats,
  type Party,
  seatTotal,
  withAdults,
  withChildren,
  withChildSeats,
} from './party.ts'

const party = (adults: number, children: number, seats: Partial<Party['childSeats']> = {}): Party => ({
  adults,
  children,
  childSeats: { ...noChildSeats, ...seats },
})

describe('people and seats', () => {
  it.each([
    [0, 1],
    [1, 1],
    [3, 3],
    [4, 3],
    [99, 3],
    [Number.NaN, 1],
  ])('BOOK-17 %d adults become %i where three fit', (asked, got) => {
    expect(withAdults(party(1, 0), asked, 3).adults).toBe(got)
  })
  it('BOOK-17 more adults reduce the children to fit', () => {
    expect(withAdults(party(1, 2), 2, 3)).toEqual(party(2, 1))
    expect(withAdults(party(1, 2), 3, 3)).toEqual(party(3, 0))
  })
  it('BOOK-17 children are reduced to what the adults leave', () => {
    expect(withChildren(party(2, 0), 5, 4).children).toBe(2)
    expect(withChildren(party(1, 0), 7, 50).children).toBe(7)
    expect(withChildren(party(1, 0), -1, 4).children).toBe(0)
  })
  it.each([
    [{ infant_seat: 1, seat: 1, booster: 1 }, 2, { infant_seat: 1, seat: 1, booster: 0 }],
    [{ infant_seat: 1, seat: 1, booster: 1 }, 1, { infant_seat: 1, seat: 0, booster: 0 }],
    [{ infant_seat: 2, seat: 2, booster: 2 }, 3, { infant_seat: 2, seat: 1, booster: 0 }],
    [{ infant_seat: 2, seat: 0, booster: 0 }, 1, { infant_seat: 1, seat: 0, booster: 0 }],
    [{ infant_seat: 1, seat: 1, booster: 1 }, 0, { infant_seat: 0, seat: 0, booster: 0 }],
    [{ infant_seat: 1, seat: 0, booster: 0 }, 3, { infant_seat: 1, seat: 0, booster: 0 }],
  ])('BOOK-17 seats %j for %i children become %j', (seats, children, fitted) => {
    expect(fitSeats(seats, children)).toEqual(fitted)
  })
  it('BOOK-17 fewer children redistribute the seats', () => {
    const before = party(1, 3, { infant_seat: 1, seat: 1, booster: 1 })
    expect(withChildren(before, 2, 6)).toEqual(party(1, 2, { infant_seat: 1, seat: 1 }))
  })
  it('BOOK-18 a seat is added only while a child is left for it', () => {
    expect(withChildSeats(party(1, 2, { seat: 1 }), 'booster', 3).childSeats.booster).toBe(1)
    expect(withChildSeats(party(1, 0), 'seat', 1).childSeats.seat).toBe(0)
  })
  it('BOOK-17 after any change people fit and seats fit the children', () => {
    const change = fc.record({
      kind: fc.constantFrom('adults', 'children', 'infant_seat', 'seat', 'booster', 'capacity'),
      value: fc.integer({ min: -3, max: 12 }),
    })
    fc.assert(
      fc.property(childSeats, fc.array(change, { maxLength: 30 }), (seats, changes) => {
        let capacity = 5
        let now = fitParty({ adults: 2, children: 2, childSeats: seats }, capacity)
        for (const { kind, value } of changes) {
          if (kind === 'capacity') {
            capacity = Math.max(1, value)
            now = fitParty(now, capacity)
          } else if (kind === 'adults') now = withAdults(now, value, capacity)
          else if (kind === 'children') now = withChildren(now, value, capacity)
          else now = withChildSeats(now, kind as 'seat', value)
          expect(now.adults).toBeGreaterThanOrEqual(1)
          expect(now.children).toBeGreaterThanOrEqual(0)
          expect(now.adults + now.children).toBeLessThanOrEqual(capacity)
          expect(seatTotal(now.childSeats)).toBeLessThanOrEqual(now.children)
          expect(Math.min(...Object.values(now.childSeats))).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})
