import { describe, expect, it } from 'vitest'
import { noChildSeats } from '../../kernel/model/booking.ts'
import { createFullDraft, createOffer } from '../../testing/samples/fixtures.ts'
import { bareRide } from './draft.ts'
import { lossesOf, shortfallOf } from './shortfall.ts'

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

  it('BOOK-17 an extra is missed that was chosen, not one that the offer includes', () => {
    const extra = { type: 'x', category: 'x', name: null, defaultInclude: false, price: null }
    const offer = createOffer({
      services: [
        { ...extra, id: 'chosen', includedInPrice: false },
        { ...extra, id: 'included', includedInPrice: true },
      ],
    })
    const both = createFullDraft({ offer, services: ['chosen', 'included'] })
    expect(shortfallOf(both, { ...both, services: ['chosen'] })).toBeNull()
    expect(shortfallOf(both, { ...both, services: ['included'] })).toBe('fewerExtras')
  })

  it('BOOK-17 a seat of another kind is as many seats', () => {
    const after = { ...before, childSeats: { ...noChildSeats, booster: 1 } }
    expect(shortfallOf(before, after)).toBeNull()
  })
})

describe('all that an offer that was told anew has no place for', () => {
  const extra = { type: 'x', category: 'x', name: 'Water', defaultInclude: false, price: null }
  const chosen = { ...extra, id: 'chosen', includedInPrice: false }
  const offer = createOffer({ services: [chosen, { ...extra, id: 'included', includedInPrice: true }] })
  const services = ['chosen', 'included']
  const both = createFullDraft({
    ...{ ...party, offer, services, flexibleTariff: true },
    returnRide: { ...ride, offer, services, flexibleTariff: true },
  })
  const back = { ...ride, offer, services, flexibleTariff: true }

  it.each([
    ['nothing', {}, []],
    ['an extra that is included', { services: ['chosen'] }, []],
    ['a seat of another kind', { childSeats: { ...noChildSeats, booster: 1 } }, []],
    [
      'people and their seat',
      { adults: 1, children: 0, childSeats: noChildSeats },
      [
        { kind: 'adults', count: 1 },
        { kind: 'children', count: 1 },
        { kind: 'seat', type: 'seat', count: 1 },
      ],
    ],
    ['an extra', { services: ['included'] }, [{ kind: 'extra', leg: 'outbound', service: chosen }]],
    ['the flexible tariff', { flexibleTariff: false }, [{ kind: 'flexible', leg: 'outbound' }]],
    [
      'all of the way back',
      { returnRide: { ...back, services: [], flexibleTariff: false } },
      [
        { kind: 'extra', leg: 'return', service: chosen },
        { kind: 'flexible', leg: 'return' },
      ],
    ],
  ] as const)('PRICE-21 BOOK-17 %s is named', (_what, after, named) => {
    const told = { ...both, ...after }
    expect(lossesOf(both, told)).toEqual(named)
    expect(shortfallOf(both, told) === null).toBe(named.length === 0)
  })
})
