import { expect, it } from 'vitest'
import { toCivil, toFreeCancellation, toInstant } from './laterValues.ts'

it.each([
  ['2026-12-01 10:00:59', '2026-12-01 10:00'],
  ['2026-12-01 10:00:00', '2026-12-01 10:00'],
  ['2026-12-01 10:00', '2026-12-01 10:00'],
])('BOOK-54 the wall-clock time %j is %j', (wire, civil) => {
  expect(toCivil(wire)).toBe(civil)
})

it('BOOK-54 no hours of free cancellation are stated, never free, or a number of them', () => {
  expect([undefined, null, 0, 24].map(toFreeCancellation)).toEqual([null, 'none', 0, 24])
})

it.each([
  ['2026-12-01T10:00:00Z', Date.UTC(2026, 11, 1, 10)],
  ['2026-12-01T10:00:00+03:00', Date.UTC(2026, 11, 1, 7)],
  ['', null],
  [null, null],
  [undefined, null],
  ['soon', null],
])('BOOK-54 the instant %j is %j', (wire, at) => {
  expect(toInstant(wire)).toBe(at)
})
