import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Draft, Ride } from '../../kernel/model/booking.ts'
import type { AdditionalService } from '../../kernel/model/offer.ts'
import { draft as anyDraft } from '../../testing/arbitraries.ts'
import { createFullDraft, createHouse, createOffer } from '../../testing/samples/fixtures.ts'
import { rideOf } from './draft.ts'
import { extrasOf, extrasViolations, notesLimit, wishesViolations, withoutHiddenExtras } from './extras.ts'

function service(id: string, parts: Partial<AdditionalService> = {}): AdditionalService {
  const price = { minor: 500, currency: 'EUR' }
  return {
    ...{ id, type: id, category: 'comfort', defaultInclude: false, includedInPrice: false },
    ...{ name: id, price, ...parts },
  }
}

const doorOffer = createOffer({
  routeType: 'SUBURB_SUBURB',
  start: { placeId: 'a', type: 1 },
  services: [service('pet')],
})

/** From door to door, with a way back of the same kind. */
function doorDraft(parts: Partial<Draft> = {}, back: Partial<Ride> | null = null): Draft {
  const own = { offer: doorOffer, from: createHouse(), services: [] }
  const draft = createFullDraft({ ...own, ...parts })
  return back ? { ...draft, returnRide: { ...rideOf(createFullDraft(own)), ...back } } : draft
}

const fields = (draft: Draft) =>
  [...extrasViolations(draft), ...wishesViolations(draft)].map(({ code, field }) => [field, code])

describe('the extras of a ride', () => {
  const offer = createOffer({
    services: [
      service('pet'),
      service('seat', { category: 'baby_seat' }),
      service('toll', { category: 'tollroad', includedInPrice: true }),
      service('skis', { price: null }),
      service('pet', { price: null }),
    ],
  })
  it('BOOK-28 stand with their prices, the included ones first, child seats apart', () => {
    const shown = extrasOf({ ...createFullDraft(), offer, services: ['pet'] })
    expect(
      shown.map(({ service, isIncluded, isChosen, price }) => [service.id, isIncluded, isChosen, price]),
    ).toEqual([
      ['toll', true, true, null],
      ['pet', false, true, { minor: 500, currency: 'EUR' }],
      ['skis', false, false, null],
    ])
  })
  it('BOOK-28 there are none where the offer has none', () => {
    expect(extrasOf({ ...createFullDraft(), offer: createOffer({ services: [] }) })).toEqual([])
  })
})

describe('what is wrong with extras and wishes', () => {
  it('BOOK-30 a flexible tariff is chosen and not agreed to', () => {
    const offer = { ...doorOffer, flexibleTariff: true, flexibleTariffAgreement: true }
    const wrong = [['flexibleAgreement', 'DataForms.Forms.ErrorFlexible']]
    expect(fields(doorDraft({ offer, flexibleTariff: true }))).toEqual(wrong)
    expect(fields(doorDraft({ offer, flexibleTariff: true, flexibleAgreement: true }))).toEqual([])
    expect(fields(doorDraft({ offer }))).toEqual([])
    expect(fields(doorDraft({ flexibleTariff: true }))).toEqual([])
    const without = { ...offer, flexibleTariffAgreement: false }
    expect(fields(doorDraft({ offer: without, flexibleTariff: true }))).toEqual([])
  })
  it('BOOK-29 the sign stands here from a door, with the trip from a hall', () => {
    const passengers = [{ uniqId: 'p', name: '', phone: '', email: '' }]
    const sign = { offer: { ...doorOffer, services: [service('sign', { category: 'table' })] } }
    const chosen = doorDraft({ ...sign, services: ['sign'], passengers })
    expect(fields(chosen)).toEqual([['sign', 'DataForms.Forms.ErrorSign']])
    expect(fields(createFullDraft({ passengers }))).toEqual([])
  })
  it.each(['additionalAddress', 'changeOfItinerary', 'waiting', 'tollRoads'] as const)(
    'BOOK-31 %s has room for 1000 characters as they are sent, both ways',
    (field) => {
      const of = (length: number) => ({ [field]: ` ${'a'.repeat(length)} ` })
      expect(fields(doorDraft(of(999), of(1000)))).toEqual([])
      expect(fields(doorDraft(of(1001)))).toEqual([[field, 'DataForms.Forms.ErrorTooLong']])
      expect(fields(doorDraft({}, of(1001)))).toEqual([[`return.${field}`, 'DataForms.Forms.ErrorTooLong']])
    },
  )
  it('BOOK-31 BOOK-37 the comment leaves room for the reason that is sent before it', () => {
    const isOutOfPolicy = { offer: { ...doorOffer, isOutOfPolicy: true } }
    const draft = doorDraft({ policyReason: 'x'.repeat(99) })
    expect(notesLimit(draft)).toBe(1000)
    expect(notesLimit({ ...draft, ...isOutOfPolicy })).toBe(900)
    expect(notesLimit(doorDraft({ policyReason: 'x'.repeat(99) }, isOutOfPolicy))).toBe(900)
    const of = (length: number) => fields({ ...draft, ...isOutOfPolicy, notes: 'n'.repeat(length) })
    expect([of(899), of(900), of(901)]).toEqual([[], [], [['notes', 'DataForms.Forms.ErrorTooLong']]])
    expect(fields({ ...draft, notes: 'n'.repeat(1000) })).toEqual([])
    expect(fields({ ...draft, notes: 'n'.repeat(1001) })).toHaveLength(1)
  })
  it('BOOK-13 come in the order of the form', () => {
    const long = 'a'.repeat(1001)
    const offer = { ...doorOffer, flexibleTariff: true, flexibleTariffAgreement: true }
    const wrong = { offer, flexibleTariff: true, waiting: long }
    expect(fields(doorDraft({ ...wrong, notes: long }, wrong)).map(([field]) => field)).toEqual([
      'flexibleAgreement',
      'return.flexibleAgreement',
      'notes',
      'waiting',
      'return.waiting',
    ])
  })
})

describe('what goes out', () => {
  it('BOOK-55 has no sign that nobody holds, no extra the offer has not, no tariff that does not count', () => {
    const hidden = {
      sign: 'Keller',
      services: ['pet', 'gone'],
      flexibleTariff: true,
      flexibleAgreement: true,
    }
    const sent = withoutHiddenExtras(doorDraft(hidden, hidden))
    const left = { sign: '', services: ['pet'], flexibleTariff: false, flexibleAgreement: false }
    expect(sent).toMatchObject(left)
    expect(sent.returnRide).toMatchObject(left)
  })
  it('BOOK-30 a chosen tariff goes out only with its agreement', () => {
    const offer = { ...doorOffer, flexibleTariff: true, flexibleTariffAgreement: true }
    const chosen = doorDraft({ offer, flexibleTariff: true, sign: 'Keller' })
    expect(withoutHiddenExtras(chosen)).toMatchObject({ flexibleTariff: false, sign: '' })
    const agreed = { ...chosen, flexibleAgreement: true }
    expect(withoutHiddenExtras(agreed)).toEqual(agreed)
  })
  it('BOOK-55 nothing else is taken away, and what is left stays so', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const sent = withoutHiddenExtras(draft)
        const changed = ['sign', 'services', 'flexibleTariff', 'flexibleAgreement']
        const rest = (of: object | null) =>
          of && Object.entries(of).filter(([name]) => ![...changed, 'returnRide'].includes(name))
        expect(rest(sent)).toEqual(rest(draft))
        expect(rest(sent.returnRide)).toEqual(rest(draft.returnRide))
        expect(withoutHiddenExtras(sent)).toEqual(sent)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the room of the comment', () => {
  it.each([
    [999, 0],
    [1000, 0],
  ])('BOOK-31 BOOK-37 a reason of %i characters leaves %i, and an empty comment passes', (reason, limit) => {
    const draft = createFullDraft({ notes: '', policyReason: 'x'.repeat(reason) })
    const outOfPolicy = { ...draft, offer: { ...draft.offer, isOutOfPolicy: true } }
    expect(notesLimit(outOfPolicy)).toBe(limit)
    expect(wishesViolations(outOfPolicy)).toEqual([])
  })
})
