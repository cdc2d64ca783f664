import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noChildSeats } from '../../kernel/model/booking.ts'
import type { OrderTrip } from '../../kernel/model/order.ts'
import { type RouteType, routeTypes, travelTypeOf } from '../../kernel/model/route.ts'
import { hasField, type TripTextField } from '../../kernel/model/trip.ts'
import {
  createFullDraft,
  createGuest,
  createOffer,
  createOrderedProvider,
  createOrderedService,
  createOrderTrip,
} from '../../testing/samples/fixtures.ts'
import { changesOf } from './changes.ts'
import { prefillOf } from './prefill.ts'

const guest = createGuest()
const offer = createOffer()

/** A ride of an order with all fields filled. */
const whole: OrderTrip = createOrderTrip({
  travelType: 4,
  start: { placeId: 'air-CDG', type: 2, text: 'Charles de Gaulle Airport', timeZone: 'Europe/Paris' },
  finish: { placeId: 'adr-rivoli-10', type: 1, text: '10 Rue de Rivoli', timeZone: 'Europe/Paris' },
  dateArrival: '2026-12-01 14:35',
  arrivalNumber: 'AF1234',
  arrivalTerminal: '2E',
  carClassId: '2',
  carClassName: 'Comfort',
  price: { minor: 6250, currency: 'EUR' },
  adults: 2,
  children: 1,
  passengers: [
    { name: 'Anna Keller', phone: '33612345678', email: 'anna@example.com' },
    { name: 'Max Keller', phone: '', email: '' },
  ],
  notes: 'Two bags',
  sign: 'Keller family',
  flexibleTariff: true,
  services: [
    createOrderedService(),
    createOrderedService({ id: 's-sign', type: 'table' }),
    createOrderedService({ id: 's-gone', type: 'wifi' }),
  ],
  coordinator: { name: 'Jo', phone: '447911123456', internalNumber: 'PO-1', inEnglish: true },
  internalNumber: 'NW-1234',
  reference: 'R-7',
  hash: 'WHERRY-10',
  costCenter: 'cc-1',
  viewers: ['905325550101'],
  milesNumber: '1007',
  additionalAddress: 'Gate 3',
  changeOfItinerary: 'by the sea',
  waiting: '10 min',
  tollRoads: 'yes',
})

describe('what an order fills in', () => {
  it('BOOK-50 a change: all of it, its dates and its certificate too, the agreement not', () => {
    expect(prefillOf(whole, createOffer({ flexibleTariff: true }), guest, 'change')).toEqual({
      form: {
        arrivalDate: '2026-12-01',
        arrivalTime: '14:35',
        departureDate: null,
        departureTime: null,
        arrivalNumber: 'AF1234',
        arrivalTerminal: '2E',
        arrivalTrainNumber: '',
        arrivalWagonTrainNumber: '',
        departureNumber: '',
        departureTerminal: '',
        departureTrainNumber: '',
      },
      adults: 2,
      children: 1,
      childSeats: { ...noChildSeats, seat: 1 },
      passengers: [
        { uniqId: 'p1', name: 'Anna Keller', phone: '+33612345678', email: 'anna@example.com' },
        { uniqId: 'p2', name: 'Max Keller', phone: '', email: '' },
      ],
      services: ['s-sign'],
      policyReason: '',
      notes: 'Two bags',
      sign: 'Keller family',
      additionalAddress: 'Gate 3',
      changeOfItinerary: 'by the sea',
      waiting: '10 min',
      tollRoads: 'yes',
      flexibleTariff: true,
      flexibleAgreement: true,
      isFastRide: false,
      coordinator: { name: 'Jo', phone: '+447911123456', inEnglish: true },
      costCenter: { id: 'cc-1', title: 'cc-1' },
      internalNumber: 'NW-1234',
      tripReference: 'R-7',
      orderNumber: 'PO-1',
      viewers: ['+905325550101'],
      milesNumber: '1007',
      certificate: 'WHERRY-10',
      hash: 'WHERRY-10',
    })
  })

  it('LAND-06 BOOK-52 a repetition: the same without dates, certificate and what was agreed to then', () => {
    const { form, ...rest } = prefillOf(whole, createOffer({ flexibleTariff: true }), guest, 'repeat')
    const { form: dated, ...change } = prefillOf(
      whole,
      createOffer({ flexibleTariff: true }),
      guest,
      'change',
    )
    expect(form).toEqual({ ...dated, arrivalDate: null, arrivalTime: null })
    expect(rest).toEqual({ ...change, flexibleAgreement: false, certificate: '', hash: '' })
  })

  it('BOOK-52 where the order said nothing, a repetition leaves the presets of the settings, a change does not', () => {
    const bare = createOrderTrip()
    expect(prefillOf(bare, offer, guest, 'change')).toMatchObject({
      internalNumber: '',
      tripReference: '',
      orderNumber: '',
    })
    const repeated = prefillOf(bare, offer, guest, 'repeat')
    for (const name of ['internalNumber', 'tripReference', 'orderNumber', 'passengers'])
      expect(repeated).not.toHaveProperty(name)
  })

  it('BOOK-20 the user’s e-mail only where the first passenger has none', () => {
    const own = createGuest({ userId: '7', email: 'own@example.com' })
    const emails = (passengers: OrderTrip['passengers'], user = own) =>
      prefillOf(createOrderTrip({ passengers }), offer, user, 'change').passengers?.map(({ email }) => email)
    const row = { name: 'A B', phone: '', email: '' }
    expect(emails([row, row])).toEqual(['own@example.com', ''])
    expect(emails([{ ...row, email: 'a@b.de' }])).toEqual(['a@b.de'])
    expect(emails([row], createGuest({ email: 'own@example.com' }))).toEqual([''])
    expect(emails([row], { ...own, role: 'buyer' })).toEqual(['own@example.com'])
    const named = { ...own, name: 'C D', phone: '33612345678' }
    const rows = (name: string) =>
      prefillOf(createOrderTrip({ passengers: [{ ...row, name }] }), offer, named, 'change').passengers
    expect(rows('')).toMatchObject([{ name: 'C D', phone: '+33612345678' }])
    expect(rows('C D')).toMatchObject([{ phone: '+33612345678' }])
    expect(rows('A B')).toMatchObject([{ name: 'A B', phone: '' }])
  })

  it('BOOK-29 a sign that is the first passenger’s name follows that name', () => {
    const trip = { ...whole, sign: 'Anna Keller' }
    expect(prefillOf(trip, offer, guest, 'change').sign).toBe('')
  })

  it('BOOK-37 the reason for a car outside the policy was the comment’s first line', () => {
    const trip = { ...whole, notes: 'Late meeting\nTwo bags\nA dog' }
    const out = createOffer({ isOutOfPolicy: true })
    const rider = { ...guest, policyMode: 'warn' } as const
    expect(prefillOf(trip, out, rider, 'change')).toMatchObject({
      policyReason: 'Late meeting',
      notes: 'Two bags\nA dog',
    })
    const whole3 = { policyReason: '', notes: 'Late meeting\nTwo bags\nA dog' }
    expect(prefillOf(trip, offer, rider, 'change')).toMatchObject(whole3)
    expect(prefillOf(trip, out, guest, 'change'), 'ROLE-04').toMatchObject(whole3)
    // A reason is recognised for the ordered car only, so with another car the whole text is the comment.
    const { carClass, provider } = out
    const van = { ...out, carClass: { ...carClass, id: '9' } }
    const another = { ...trip, provider: createOrderedProvider({ id: '42' }) }
    const same = { ...trip, provider: createOrderedProvider({ id: provider.id }) }
    expect(prefillOf(trip, van, rider, 'change')).toMatchObject(whole3)
    expect(prefillOf(another, out, rider, 'change')).toMatchObject(whole3)
    expect(prefillOf(same, out, rider, 'change')).toMatchObject({ policyReason: 'Late meeting' })
  })

  it('BOOK-30 BOOK-16 a tariff and a fast ride that the offer has not are left out', () => {
    const trip = { ...whole, isFastRide: true }
    expect(prefillOf(trip, offer, guest, 'change')).toMatchObject({
      flexibleTariff: false,
      flexibleAgreement: false,
      isFastRide: false,
    })
    const fast = createOffer({ fastRide: true })
    expect(prefillOf(trip, fast, guest, 'change').isFastRide).toBe(true)
    expect(prefillOf(trip, fast, guest, 'repeat').isFastRide).toBe(false)
  })

  it('BOOK-28 what is included stays, whatever the order says of it', () => {
    expect(prefillOf(createOrderTrip(), offer, guest, 'change').services).toEqual(['s-sign'])
  })

  it('BOOK-24 a coordinator with a number alone is none, the number is the order’s', () => {
    const coordinator = { name: '', phone: '', internalNumber: 'PO-2', inEnglish: false }
    expect(prefillOf({ ...whole, coordinator }, offer, guest, 'change')).toMatchObject({
      coordinator: null,
      orderNumber: 'PO-2',
    })
  })

  it('BOOK-12 of the trip only what the form of the offer shows, and a train never as a flight', () => {
    const texts: Record<TripTextField, string> = {
      arrivalNumber: 'TK1',
      arrivalTerminal: '1',
      arrivalTrainNumber: '016A',
      arrivalWagonTrainNumber: '7',
      departureNumber: 'BA2',
      departureTerminal: '2',
      departureTrainNumber: '017B',
    }
    fc.assert(
      fc.property(fc.constantFrom<RouteType>(...routeTypes), fc.constantFrom(...routeTypes), (now, then) => {
        const trip = createOrderTrip({
          ...texts,
          travelType: travelTypeOf(then),
          dateArrival: '2026-12-01 10:00',
        })
        const { form } = prefillOf(trip, createOffer({ routeType: now }), guest, 'change')
        for (const [name, text] of Object.entries(texts))
          expect(form?.[name as TripTextField]).toBe(hasField(now, name as TripTextField) ? text : '')
        // The time is filled in only if it has the same meaning: a landing is not a pickup.
        const isSame = now.split('_')[0] === then.split('_')[0]
        expect(form?.arrivalDate).toBe(isSame ? '2026-12-01' : null)
      }),
    )
    const train = createOrderTrip({ arrivalNumber: '016A', arrivalTrainNumber: '016A' })
    expect(prefillOf(train, offer, guest, 'change').form?.arrivalNumber).toBe('')
  })

  it('BOOK-07 the departure stays where the route asks for it', () => {
    const trip = createOrderTrip({ travelType: 2, dateDeparture: '2026-12-01 18:00' })
    const to = createOffer({ routeType: 'SUBURB_AIRPORT' })
    expect(prefillOf(trip, to, guest, 'change').form).toMatchObject({
      departureDate: '2026-12-01',
      departureTime: '18:00',
    })
    expect(prefillOf(trip, to, guest, 'repeat').form?.departureDate).toBeNull()
  })
})

describe('what a change changes', () => {
  const change = { orderId: whole.orderId, transaction: 't1', number: 'W-1' }
  const filled = (parts = {}) =>
    createFullDraft({ change, ...prefillOf(whole, offer, guest, 'change'), ...parts })
  const price = { minor: 6250, currency: 'EUR' }

  it('BOOK-53 nothing, as long as the draft says what the order says', () => {
    expect(changesOf(filled(), whole, price)).toEqual([])
    expect(changesOf(filled({ costCenter: { id: 'cc-1', title: 'Sales' } }), whole, price)).toEqual([])
    const rows = [...(filled().passengers ?? []), { uniqId: 'p3', name: '', phone: '', email: '' }]
    expect(changesOf(filled({ passengers: rows }), whole, price)).toEqual([])
  })

  it('BOOK-53 fromChanged and toChanged, with the names of both', () => {
    const { from, to } = createFullDraft()
    const moved = filled({
      from: { ...from, placeId: 'x', text: 'Orly' },
      to: to && { ...to, placeId: 'y', text: 'Louvre' },
    })
    expect(changesOf(moved, whole, price)).toEqual([
      { field: 'from', before: 'Charles de Gaulle Airport', after: 'Orly' },
      { field: 'to', before: '10 Rue de Rivoli', after: 'Louvre' },
    ])
  })

  it('BOOK-53 a way that gets an end or loses it', () => {
    const end = { field: 'to', before: '10 Rue de Rivoli', after: '' }
    expect(changesOf(filled({ to: null }), whole, price)).toEqual([end])
    expect(changesOf(filled(), { ...whole, finish: null }, price)).toEqual([
      { ...end, before: '', after: '10 Rue de Rivoli' },
    ])
    expect(changesOf(filled({ to: null }), { ...whole, finish: null }, price)).toEqual([])
  })

  it.each([
    [{ adults: 3 }, { adults: 3, children: 1 }],
    [{ children: 2 }, { adults: 2, children: 2 }],
  ])('BOOK-53 of the people one number alone: %j', (parts, after) => {
    expect(changesOf(filled(parts), whole, price)).toEqual([
      { field: 'people', before: { adults: 2, children: 1 }, after },
    ])
  })

  it('BOOK-53 BOOK-07 the departure, where the route asks for one', () => {
    const trip = { ...whole, travelType: 2, dateDeparture: '2026-12-01 18:00' } as const
    const to = createOffer({ routeType: 'SUBURB_AIRPORT' })
    const { form = createFullDraft().form, ...rest } = prefillOf(trip, to, guest, 'change')
    const leaving = (departureTime: string) =>
      changesOf(createFullDraft({ ...rest, offer: to, form: { ...form, departureTime } }), trip, null)
    expect(leaving('18:00').map(({ field }) => field)).not.toContain('dateDeparture')
    expect(leaving('18:05')).toContainEqual({
      field: 'dateDeparture',
      before: '2026-12-01 18:00',
      after: '2026-12-01 18:05',
    })
    const left = { ...filled().form, departureDate: '2026-12-02', departureTime: '10:00' }
    expect(changesOf(filled({ form: left }), whole, price)).toEqual([])
  })

  it('BOOK-53 the order of viewers and of a seat’s names changes nothing, the order of stops does', () => {
    const trip = { ...whole, viewers: ['905325550101', '905325550102'] }
    const viewers = ['+905325550102', '+905325550101']
    const childSeats = { booster: 0, seat: 1, infant_seat: 0 }
    expect(changesOf(filled({ viewers, childSeats }), trip, price)).toEqual([])
    const { from } = createFullDraft()
    const [a, b] = ['a', 'b'].map((placeId) => ({ ...from, placeId, text: placeId }))
    const stops = [a, b].map((stop) => ({ ...whole.start, placeId: stop?.placeId ?? null, text: '' }))
    expect(changesOf(filled({ stops: [a, b] }), { ...whole, stops }, price)).toEqual([])
    expect(changesOf(filled({ stops: [b, a] }), { ...whole, stops }, price)).toMatchObject([
      { field: 'stops', after: ['b', 'a'] },
    ])
  })

  it('BOOK-53 stops, times, class, people, hours and price, each before and after', () => {
    const draft = filled({
      stops: [{ ...createFullDraft().from, placeId: 's', text: 'Gare du Nord' }],
      form: { ...filled().form, arrivalTime: '15:00' },
      offer: createOffer({ carClass: { ...offer.carClass, id: '3', name: null } }),
      adults: 3,
      children: 0,
      durationSeconds: 7200,
      hash: '',
    })
    expect(changesOf(draft, { ...whole, hash: '' }, { minor: 7000, currency: 'EUR' })).toEqual([
      { field: 'stops', before: [], after: ['Gare du Nord'] },
      { field: 'dateArrival', before: '2026-12-01 14:35', after: '2026-12-01 15:00' },
      { field: 'duration', before: null, after: 7200 },
      { field: 'carClass', before: 'Comfort', after: '3' },
      { field: 'people', before: { adults: 2, children: 1 }, after: { adults: 3, children: 0 } },
      { field: 'price', before: price, after: { minor: 7000, currency: 'EUR' } },
    ])
  })

  it.each([
    [
      'a name',
      { passengers: [{ uniqId: 'p1', name: 'Ann', phone: '+33612345678', email: 'anna@example.com' }] },
    ],
    ['a flight', { form: { ...filled().form, arrivalNumber: 'AF1' } }],
    ['a comment', { notes: '' }],
    ['a child seat', { childSeats: noChildSeats }],
    ['a viewer', { viewers: [] }],
    ['a cost centre', { costCenter: null }],
    ['the coordinator', { coordinator: null }],
    ['the certificate', { hash: '' }],
  ])('BOOK-53 %s is told as one of the other details', (_what, parts) => {
    expect(changesOf(filled(parts), whole, price)).toEqual([{ field: 'other' }])
  })

  it('BOOK-53 the price of an order with a certificate is after it, that of its draft before: nothing is said', () => {
    const dearer = { minor: 7250, currency: 'EUR' }
    expect(changesOf(filled(), { ...whole, hash: 'K-1' }, dearer)).toMatchObject([{ field: 'other' }])
    expect(changesOf(filled({ hash: 'K-1' }), { ...whole, hash: 'K-1' }, dearer)).toEqual([])
  })

  it('BOOK-37 BOOK-53 the reason and the comment are one text: it is told when that text is another one', () => {
    const notes = 'the lift is out of order\ntwo bags'
    const strict = { ...offer, isOutOfPolicy: true }
    const rider = { ...guest, policyMode: 'warn' } as const
    const draft = (parts = {}) =>
      createFullDraft({ ...prefillOf({ ...whole, notes }, strict, rider, 'change'), offer: strict, ...parts })
    const free = { ...strict, carClass: { ...strict.carClass, id: '3' } }
    expect(changesOf(draft(), { ...whole, notes }, price)).toEqual([])
    expect(changesOf(draft({ offer: free }), { ...whole, notes }, price)).toMatchObject([
      { field: 'carClass' },
    ])
    expect(changesOf(draft({ notes: '' }), { ...whole, notes }, price)).toEqual([{ field: 'other' }])
  })

  it('BOOK-53 a price that is being asked, or of another currency', () => {
    expect(changesOf(filled(), whole, null)).toEqual([])
    const bare = { ...whole, hash: '' }
    const draft = filled({ hash: '' })
    expect(changesOf(draft, bare, { minor: 6250, currency: 'USD' })).toMatchObject([{ field: 'price' }])
    expect(changesOf(draft, { ...bare, price: null }, price)).toMatchObject([{ before: null }])
  })
})
