import { describe, expect, it } from 'vitest'
import type { OrderTrip } from '../../kernel/model/order.ts'
import { createOrderTrip } from '../../testing/samples/fixtures.ts'
import { endOf, freeCancellationOf, hasBegun, isOver } from './rideTimes.ts'

const bookedAt = Date.UTC(2027, 5, 10, 9, 0)
const minute = 60_000
/** Landing on Mon 14 June at 09:45 in Istanbul. */
const pickup = Date.UTC(2027, 5, 14, 6, 45)

const ride = (parts: Partial<OrderTrip> = {}) =>
  createOrderTrip({
    start: { placeId: 'ap-IST', type: 2, text: 'Istanbul Airport', timeZone: 'Europe/Istanbul' },
    ...{ dateArrival: '2027-06-14 09:45', durationSeconds: null, freeCancellationHours: 24 },
    ...{ travelSeconds: 70 * 60, waitingMinutes: 60, cancellation: null, flexibleTariff: false },
    ...parts,
  })

describe('a ride on the clock', () => {
  it('SHELL-12 begins with its pickup; one without a time is still to come', () => {
    expect([pickup - 1, pickup].map((now) => hasBegun(ride(), now))).toEqual([false, true])
    expect(hasBegun(ride({ dateArrival: null }), pickup)).toBe(false)
  })

  it('SHELL-12 ends with the way, after what the luggage of an airport takes; by the hour with its hours', () => {
    expect(endOf(ride())).toBe(pickup + 130 * minute)
    expect(endOf(ride({ start: { ...ride().start, type: 1 } }))).toBe(pickup + 70 * minute)
    expect(endOf(ride({ durationSeconds: 3 * 3600, waitingMinutes: null }))).toBe(pickup + 180 * minute)
    expect([ride({ dateArrival: null }), ride({ travelSeconds: null })].map(endOf)).toEqual([null, null])
  })

  it('SHELL-12 is over at its end, and where that is not known once nobody waits any more', () => {
    expect([129, 130].map((after) => isOver(ride(), pickup + after * minute))).toEqual([false, true])
    const endless = ride({ travelSeconds: null })
    expect([59, 60].map((after) => isOver(endless, pickup + after * minute))).toEqual([false, true])
    expect(isOver(ride({ dateArrival: null }), pickup + 1e9)).toBe(false)
  })
})

describe('until when it is free to cancel', () => {
  const after = (deadline: number) => freeCancellationOf(ride(), deadline)
  it('SHELL-12 up to its hour, at a price after that, nothing once the ride has begun', () => {
    expect(after(bookedAt)).toBe('2027-06-13 09:45')
    expect(after(Date.UTC(2027, 5, 13, 7, 0))).toBe('none')
    expect(after(Date.UTC(2027, 5, 14, 7, 0))).toBeNull()
  })
  it('SHELL-12 PRICE-04 never, where the offer says so; at the flexible tariff until the pickup', () => {
    const never = ride({ freeCancellationHours: 'none' })
    expect(freeCancellationOf(never, bookedAt)).toBe('none')
    expect(freeCancellationOf({ ...never, flexibleTariff: true }, bookedAt)).toBe('2027-06-14 09:45')
    expect(freeCancellationOf(ride({ freeCancellationHours: null }), bookedAt)).toBeNull()
  })
})
