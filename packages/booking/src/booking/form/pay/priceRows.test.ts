import { describe, expect, it } from 'vitest'
import { createFullDraft, createHouse, createOffer } from '../../../testing/samples/fixtures.ts'
import { rideOf } from '../../draft/draft.ts'
import { priceBreakdown } from '../../draft/price.ts'
import { priceRows } from './priceRows.ts'

const seats = { infant_seat: 0, seat: 1, booster: 0 }
const stops = [createHouse({ placeId: 'a' }), createHouse({ placeId: 'b' })]
const rowsOf = (parts: Parameters<typeof createFullDraft>[0]) =>
  priceRows(priceBreakdown(createFullDraft(parts))).map(({ kind, leg, amount, price }) => [
    kind,
    leg,
    amount,
    price?.minor,
  ])

describe('the rows of the summary', () => {
  it('BOOK-38 one ride: its rows name no way', () => {
    expect(rowsOf({ stops, children: 1, childSeats: seats })).toEqual([
      ['ride', null, 1, 6250],
      ['stops', null, 2, 1600],
      ['seat', null, 1, 900],
      ['extra', null, 1, 0],
    ])
  })

  it('BOOK-38 two rides: a row each, and what both have is one row for both ways', () => {
    const returnRide = rideOf(createFullDraft({ services: [], offer: createOffer({ priceId: 'b' }) }))
    expect(rowsOf({ stops, children: 1, childSeats: seats, returnRide })).toEqual([
      ['ride', 'outbound', 1, 6250],
      ['ride', 'return', 1, 6250],
      ['stops', 'outbound', 2, 1600],
      ['seat', 'both', 1, 1800],
      ['extra', 'outbound', 1, 0],
    ])
  })

  it('BOOK-38 an extra of the way back alone is named as such', () => {
    const returnRide = rideOf(createFullDraft())
    expect(rowsOf({ services: [], returnRide }).at(-1)).toEqual(['extra', 'return', 1, 0])
  })

  it('BOOK-38 no two rows share a key, even where two kinds of seats are one service', () => {
    const [first] = createOffer().services
    const offer = createOffer({ services: first ? [{ ...first, type: 'any' }] : [] })
    const draft = createFullDraft({ offer, services: [], children: 2, childSeats: { ...seats, booster: 1 } })
    const keys = priceRows(priceBreakdown({ ...draft, returnRide: rideOf(draft) })).map(({ key }) => key)
    expect(keys).toHaveLength(4)
    expect(new Set(keys).size).toBe(4)
  })
})
