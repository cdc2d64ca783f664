import { describe, expect, it } from 'vitest'
import { createFullDraft, createOffer } from '../testing/fixtures.ts'
import { noChildSeats } from './booking.ts'
import { bareRide } from './draft.ts'
import { shortfallOf } from './shortfall.ts'

const party = { adults: 2, children: 1, childSeats: { ...noChildSeats, seat: 1 } }
const ride = { ...bareRide, offer: createOffer(), from: createFullDraft().from, to: createFullDraft().to }
const before = createFullDraft({
  ...party,
  services: ['s-sign', 's-water'],
  flexibleTariff: true,
  returnRide: { ...ride, services: ['s-water'] },
})

describe('what an offer that was told anew has no place for', () => {
  it.each([
    ['nothing', {}, null],
    ['more people', { adults: 3, children: 2 }, null],
    ['more extras', { services: ['s-water', 's-sign', 's-toll'] }, null],
    ['an adult', { adults: 1 }, 'fewerPeople'],
    ['a child', { children: 0 }, 'fewerPeople'],
    ['a child and its seat', { children: 0, childSeats: noChildSeats }, 'fewerPeople'],
    ['a seat', { childSeats: noChildSeats }, 'fewerExtras'],
    ['an extra that is included', { services: ['s-water'] }, null],
    ['an extra', { services: ['s-sign'] }, 'fewerExtras'],
    ['an extra of the way back', { returnRide: { ...ride, services: [] } }, 'fewerExtras'],
    ['the flexible tariff', { flexibleTariff: false }, 'fewerExtras'],
    ['the way back, which the person gives up', { returnRide: null }, null],
  ] as const)('BOOK-17 %s is told', (_what, after, told) => {
    expect(shortfallOf(before, { ...before, ...after })).toBe(told)
  })

  it('BOOK-17 a seat of another kind is as many seats', () => {
    const after = { ...before, childSeats: { ...noChildSeats, booster: 1 } }
    expect(shortfallOf(before, after)).toBeNull()
  })
})
