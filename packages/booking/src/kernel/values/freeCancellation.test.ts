import { expect, it } from 'vitest'
import { freeUntil, isPast } from './freeCancellation.ts'

it('PRICE-04 the deadline is so many hours before the pickup, on the pickup place’s clock', () => {
  expect(freeUntil('2027-06-14 09:45', 'Europe/Istanbul', 24)).toBe('2027-06-13 09:45')
  expect(freeUntil('2027-06-14 09:45', 'Europe/Istanbul', 0)).toBe('2027-06-14 09:45')
  // The day of the clock change on 28 March has 23 hours in Paris, so 24 hours earlier is an hour earlier on the clock.
  expect(freeUntil('2027-03-28 09:45', 'Europe/Paris', 24)).toBe('2027-03-27 08:45')
})

it('PRICE-04 a deadline has passed from its own minute on', () => {
  const at = Date.UTC(2027, 5, 13, 6, 45)
  expect(isPast('2027-06-13 09:45', 'Europe/Istanbul', at - 1)).toBe(false)
  expect(isPast('2027-06-13 09:45', 'Europe/Istanbul', at)).toBe(true)
})
