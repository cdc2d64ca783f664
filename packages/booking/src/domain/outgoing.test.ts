import { describe, expect, it } from 'vitest'
import { createFullDraft, createGuest } from '../testing/fixtures.ts'
import { outgoing } from './outgoing.ts'
import { createPassenger } from './passenger.ts'

const rows = ['p1', 'p2', 'p3', 'p4'].map((uniqId) => createPassenger(uniqId))
const idsOf = (adults: number, children: number, keepsPassengers: boolean) =>
  outgoing(createFullDraft({ passengers: rows, adults, children }), createGuest({ keepsPassengers }))
    .passengers.map(({ uniqId }) => uniqId)
    .join('')

describe('the passengers that go out', () => {
  it.each([
    [1, 0, 'p1'],
    [1, 1, 'p1p2'],
    [2, 1, 'p1p2p3'],
    [3, 1, 'p1p2p3p4'],
    [4, 2, 'p1p2p3p4'],
  ])(
    'BOOK-21 of four, where %i and %i ride: %s; all of them where a platform names them',
    (adults, children, ids) => {
      expect(idsOf(adults, children, false)).toBe(ids)
      expect(idsOf(adults, children, true)).toBe('p1p2p3p4')
    },
  )
})
