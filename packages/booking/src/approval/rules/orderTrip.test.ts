import { describe, expect, it } from 'vitest'
import type { OrderTrip } from '../../kernel/model/order.ts'
import type { PlaceType } from '../../kernel/model/place.ts'
import { createOrderTrip } from '../../testing/samples/fixtures.ts'
import { orderedArrival, orderedDeparture, startKind } from './orderTrip.ts'

const from = (type: PlaceType | null): OrderTrip =>
  createOrderTrip({
    start: { placeId: '1', type, text: 'Istanbul Airport', timeZone: 'Europe/Istanbul' },
  })

describe('an ordered ride', () => {
  it.each([
    [2, 'airport', 'landing'],
    [3, 'station', 'trainArrival'],
    [1, 'suburb', 'pickup'],
    [10, 'suburb', 'pickup'],
    [null, 'suburb', 'pickup'],
  ] as const)('BOOK-06 from a place of type %s starts at a %s: %s', (type, kind, meaning) => {
    expect(startKind(from(type))).toBe(kind)
    expect(orderedArrival(from(type))).toBe(meaning)
  })
  it.each([
    [2, 'takeoff'],
    [3, 'trainDeparture'],
    [null, 'takeoff'],
  ] as const)('BOOK-07 to a place of type %s leaves by a %s', (type, meaning) => {
    const trip = from(1)
    expect(orderedDeparture({ ...trip, finish: { ...trip.start, type } })).toBe(meaning)
  })
})
