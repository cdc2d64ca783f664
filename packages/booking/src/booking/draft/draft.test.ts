import { describe, expect, it } from 'vitest'
import { noChildSeats } from '../../kernel/model/booking.ts'
import type { Offer } from '../../kernel/model/offer.ts'
import { trimPassengers } from '../../kernel/model/passenger.ts'
import { paymentWaysOf } from '../../kernel/model/paymentWays.ts'
import { paymentWays } from '../../kernel/model/user.ts'
import {
  createAirport,
  createFullDraft,
  createGuest,
  createHouse,
  createOffer,
} from '../../testing/samples/fixtures.ts'
import { createDraft, noParticulars, rideOf, withOffer, withReturn } from './draft.ts'
import { seatTypesOf } from './seats.ts'

const start = { offer: createOffer(), from: createAirport(), to: createHouse(), uniqId: 'p1' }

describe('a new draft', () => {
  it('BOOK-02 has one adult, no children, no seats', () => {
    const draft = createDraft({ ...start, user: createGuest() })
    expect(draft).toMatchObject({
      adults: 1,
      children: 0,
      childSeats: { infant_seat: 0, seat: 0, booster: 0 },
    })
    expect(draft.passengers).toEqual([{ uniqId: 'p1', name: '', phone: '', email: '' }])
    expect(draft.idempotencyKey).toBeNull()
    expect(draft).toMatchObject(noParticulars)
  })
  it('BOOK-20 fills in the user’s e-mail outside the public context alone', () => {
    const email = 'me@example.com'
    const of = (parts: object) =>
      createDraft({ ...start, user: createGuest({ email, ...parts }) }).passengers[0]?.email
    expect(of({ userId: '5' })).toBe(email)
    expect(of({ userId: null })).toBe('')
    expect(of({ userId: '5', role: 'buyer' })).toBe(email)
  })
  it('BOOK-57 takes the only way of paying, and leaves a choice open', () => {
    const of = (card: boolean, cash: boolean) =>
      createDraft({ ...start, user: createGuest({ payment: { card, cash } }) }).payment
    expect(of(true, false)).toBe('card')
    expect(of(false, true)).toBe('cash')
    expect(of(true, true)).toBeNull()
  })
  it('BOOK-57 card-only hides cash; the choice of both comes first', () => {
    const of = (cardAndCash: boolean, cardOnly: boolean, basicSystem: string | null) =>
      paymentWays(createGuest({ payment: paymentWaysOf({ cardAndCash, cardOnly, basicSystem }) }))
    expect(of(false, true, null)).toEqual(['card'])
    expect(of(false, false, 'card')).toEqual(['card'])
    expect(of(false, false, 'cash')).toEqual(['cash'])
    expect(of(true, true, 'card')).toEqual(['card', 'cash'])
    expect(of(false, true, 'cash')).toEqual(['card'])
    expect(of(false, false, null)).toEqual(['card', 'cash'])
  })
})

describe('another offer for the same ride', () => {
  const full = createFullDraft({
    adults: 2,
    children: 1,
    childSeats: { ...noChildSeats, seat: 1 },
    services: ['s-sign', 's-gone'],
    passengers: ['a', 'b', 'c'].map((uniqId) => ({ uniqId, name: 'Anna', phone: '', email: '' })),
    notes: 'kept',
  })
  it('BOOK-17 cuts people, seats and passengers down to the new capacity', () => {
    const small = createOffer({ priceId: 'pr-2', carClass: { ...createOffer().carClass, capacity: 2 } })
    const next = withOffer(full, small)
    expect(next).toMatchObject({ adults: 2, children: 0, childSeats: noChildSeats, notes: 'kept' })
    expect(next.offer.priceId).toBe('pr-2')
    expect(next.passengers.map((row) => row.uniqId)).toEqual(['a', 'b'])
    expect(next.services).toEqual(['s-sign'])
  })
  it('BOOK-18 drops seats that the new offer has not', () => {
    const next = withOffer(full, createOffer({ services: [] }))
    expect(next.children).toBe(1)
    expect(next.childSeats).toEqual(noChildSeats)
    expect(seatTypesOf(next.offer)).toEqual([])
  })
  it('BOOK-55 keeps what else was said; a rent has no stops, a transfer no duration, each tariff its own offer', () => {
    const said = {
      stops: [createHouse()],
      durationSeconds: 7200,
      coordinator: { name: 'Eva', phone: '33611', inEnglish: true },
      hash: 'WHERRY-10',
      flexibleTariff: true,
    }
    const draft = createFullDraft(said)
    expect(withOffer(draft, createOffer({ flexibleTariff: true }))).toMatchObject({
      ...said,
      durationSeconds: null,
    })
    expect(withOffer(draft, createOffer({ finish: 'rent', minimumDuration: 10_800 })).durationSeconds).toBe(
      10_800,
    )
    expect(withOffer(draft, createOffer({ finish: 'rent' }))).toMatchObject({
      ...said,
      stops: [],
      flexibleTariff: false,
    })
  })
  it('BOOK-28 an extra that was taken out of the preset ones stays out, a new preset and what is included come in', () => {
    const preset = (id: string, includedInPrice = false) => ({
      ...{ id, type: 'toll', category: 'tollroad', name: null, price: { minor: 500, currency: 'EUR' } },
      ...{ defaultInclude: true, includedInPrice },
    })
    const before = createOffer({ services: [preset('out'), preset('in'), preset('now-free')] })
    const after = createOffer({ services: ['out', 'in', 'new'].map((id) => preset(id)) })
    const draft = createFullDraft({ offer: before, services: ['in'] })
    expect(withOffer(draft, after).services).toEqual(['in', 'new'])
    const free = createOffer({ services: [preset('now-free', true)] })
    expect(withOffer(draft, free).services).toEqual(['now-free'])
  })
  const comfort = createOffer()
  const business = createOffer({ priceId: 'pr-b', carClass: { ...comfort.carClass, id: 'business' } })
  const agreed = createFullDraft({ offer: comfort, flexibleAgreement: true })
  it('BOOK-41 BOOK-30 what was agreed to is of one class: another one has terms of its own', () => {
    expect(withOffer(agreed, business)).toMatchObject({ agreement: false, flexibleAgreement: false })
    const dearer = createOffer({ priceId: 'pr-c', price: { minor: 9900, currency: 'EUR' } })
    expect(withOffer(agreed, dearer)).toMatchObject({ agreement: true, flexibleAgreement: true })
  })
  it('BOOK-41 a way back of another class is not agreed to yet, one of the same is, and so is none', () => {
    const back = (offer: Offer) => ({ ...rideOf(createFullDraft({ offer })), flexibleAgreement: true })
    const pair = withReturn(agreed, back(comfort))
    expect(pair.agreement).toBe(true)
    expect(withReturn(agreed, back(business)).agreement).toBe(false)
    expect(withOffer(pair, business, 'return')).toMatchObject({
      agreement: false,
      flexibleAgreement: true,
      returnRide: { flexibleAgreement: false },
    })
    expect(withReturn({ ...withReturn(agreed, back(business)), agreement: true }, null).agreement).toBe(true)
  })
  it('BOOK-21 the first passenger always stays', () => {
    expect(trimPassengers(full.passengers, 0)).toHaveLength(1)
    expect(trimPassengers(full.passengers, 5)).toBe(full.passengers)
  })
})
