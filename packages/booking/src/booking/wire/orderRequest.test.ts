import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { draft } from '../../testing/arbitraries.ts'
import { createAirport, createFullDraft, createHouse, createOffer } from '../../testing/samples/fixtures.ts'
import { tripPayload } from '../../wire/orders/bodySchema.ts'
import { createOrder } from '../../wire/orders/schema.ts'
import { rideOf } from '../draft/draft.ts'
import { fromDraft, fromTrip, type Sender } from './orderRequest.ts'

const sender: Sender = { userId: null, lang: 'en', moduleType: 'booking', platform: 'web' }
const tripOf = (parts: Parameters<typeof createFullDraft>[0]) => fromTrip(createFullDraft(parts), sender)

/** BOOK-55, word for word. */
const names =
  'lang user_id price_id additional_locations currency is_rent duration start_location finish_location passengers_number adults_amount children_amount passengers platform priority_s7 pos text_tablet comment hash coordinator flexible_tariff flexible_tariff_agreement additional_address additional_services viewers additional_change_itinerary additional_wait fare_on_toll_road start_place_id cost_center internal_number sub_id utm_source service_id is_fast_ride'.split(
    ' ',
  )

describe('the payload of a booking', () => {
  it('BOOK-55 has every field of the list', () => {
    const trip = tripOf({})
    expect(names).toHaveLength(35)
    expect(names.filter((name) => !(name in trip))).toEqual([])
    expect(names.filter((name) => !(name in tripPayload.entries))).toEqual([])
  })
  it('BOOK-55 carries what was entered', () => {
    const trip = tripOf({
      children: 1,
      adults: 2,
      childSeats: { infant_seat: 0, seat: 1, booster: 0 },
      notes: "O'Brien & Söhne <3\u202e",
      sign: ' Anna \n Keller ',
      utm: { utm_source: 'mail', utm_campaign: 'x', sub_id: '77' },
    })
    expect(trip).toMatchObject({
      price_id: 'pr-1001',
      service_id: 'sv-1',
      currency: 'EUR',
      is_rent: false,
      start_location: '49.0097,2.5479',
      finish_location: '48.8556,2.3591',
      passengers_number: 3,
      adults_amount: 2,
      children_amount: 1,
      passengers: [{ name: 'Anna Keller', phone: '33612345678', email: 'anna@example.com' }],
      comment: "O'Brien & Söhne <3",
      text_tablet: 'Anna Keller',
      additional_services: [
        { id: 's-sign', type: 'table', amount: 1 },
        { id: 's-seat', type: 'seat', amount: 1 },
      ],
      start_place_id: 'air-CDG',
      utm_source: 'mail',
      sub_id: '77',
      date_arrival: '2026-12-01 14:35',
      date_departure: null,
      arrival_number: 'AF1234',
    })
  })
  it('BOOK-55 carries all that is said beside the ride', () => {
    const trip = tripOf({
      stops: [
        createHouse({ placeId: 'adr-1', location: { lat: 48.9, lng: 2.4 } }),
        createHouse({ placeId: 'adr-2', location: null }),
      ],
      coordinator: { name: 'Eva  Berg\n', phone: '+33 (6) 11-22', inEnglish: true },
      costCenter: { id: '310', title: 'Sales' },
      internalNumber: ' PO-9 ',
      orderNumber: 'A-7\u202e',
      viewers: ['+33 6 12', '33\u2013613'],
      additionalAddress: 'Gate B\r\nleft',
      changeOfItinerary: 'By the river\u2066',
      waiting: '20 minutes\u0000',
      tollRoads: 'e\u0301t\u00e9',
      milesNumber: ' 1007 ',
      hash: ' WHERRY-10 ',
    })
    expect(trip).toMatchObject({
      additional_locations: [
        { place_id: 'adr-1', location: '48.9,2.4' },
        { place_id: 'adr-2', location: null },
      ],
      coordinator: { name: 'Eva Berg', phone: '3361122', internal_number: 'A-7', send_english_sms: true },
      cost_center: '310',
      internal_number: 'PO-9',
      viewers: ['33612', '33613'],
      additional_address: 'Gate B\nleft',
      additional_change_itinerary: 'By the river',
      additional_wait: '20 minutes',
      fare_on_toll_road: '\u00e9t\u00e9',
      priority_s7: '1007',
      hash: 'WHERRY-10',
      duration: null,
    })
  })
  it('BOOK-26 the order number goes with the coordinator, and without one alone', () => {
    expect(tripOf({}).coordinator).toBeNull()
    expect(tripOf({ orderNumber: 'A-7' }).coordinator).toEqual({
      name: '',
      phone: '',
      internal_number: 'A-7',
      send_english_sms: false,
    })
  })
  it('BOOK-55 a rent has its duration and no drop-off, and cannot go out without one', () => {
    const offer = createOffer({ finish: 'rent', routeType: 'AIRPORT_RENT' })
    expect(tripOf({ offer, durationSeconds: 7200 })).toMatchObject({
      is_rent: true,
      duration: 7200,
      finish_location: null,
    })
    expect(() => tripOf({ offer })).toThrow(RangeError)
    expect(tripOf({ durationSeconds: 7200 })).toMatchObject({ is_rent: false, duration: null })
  })
  it.each([
    [true, true, true, [true, true]],
    [true, true, false, [true, false]],
    [true, false, true, [false, false]],
    [false, true, true, [false, false]],
  ])(
    'BOOK-30 offered %s, chosen %s, agreed %s: the flexible tariff and its terms go out as %j',
    (offered, flexibleTariff, flexibleAgreement, expected) => {
      const trip = tripOf({
        offer: createOffer({ flexibleTariff: offered }),
        flexibleTariff,
        flexibleAgreement,
      })
      expect([trip.flexible_tariff, trip.flexible_tariff_agreement]).toEqual(expected)
    },
  )
  it('BOOK-39 the way back is the second trip', () => {
    const returnRide = rideOf(createFullDraft({ sign: 'back', offer: createOffer({ priceId: 'pr-1002' }) }))
    const draft = createFullDraft({ notes: 'both', sign: 'there', internalNumber: 'A-7', returnRide })
    const { trips } = fromDraft(draft, sender)
    expect(
      trips.map((trip) => [trip.price_id, trip.text_tablet, trip.comment, trip.internal_number]),
    ).toEqual([
      ['pr-1001', 'there', 'both', 'A-7'],
      ['pr-1002', 'back', 'both', ''],
    ])
  })
  it('BOOK-56 a link with endless marks keeps nobody from booking', () => {
    const long = 'x'.repeat(5000)
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`utm_${index}`, long]))
    const utm = { ...many, [`utm_${long}`]: 'long name', sub_id: long, utm_source: `${'y'.repeat(199)}😀` }
    const body = fromDraft(createFullDraft({ utm }), sender)
    expect(v.safeParse(createOrder.body, body).issues ?? []).toEqual([])
    expect(Object.keys(body.utm)).toHaveLength(20)
    expect(body.trips[0]).toMatchObject({ sub_id: 'x'.repeat(200), utm_source: 'y'.repeat(199) })
  })
  it('BOOK-12 a field that the route has not stays at home', () => {
    const form = {
      ...createFullDraft().form,
      departureNumber: 'AF1',
      arrivalTrainNumber: '12',
      departureDate: '2026-12-01',
      departureTime: '18:00',
    }
    expect(tripOf({ form })).toMatchObject({
      departure_number: '',
      arrival_train_number: '',
      date_departure: null,
    })
  })
  it('BOOK-07 a departure goes along where the route has one', () => {
    const form = {
      ...createFullDraft().form,
      departureDate: '2026-12-01',
      departureTime: '18:00',
      departureNumber: ' af12 ',
    }
    const trip = tripOf({ form, offer: createOffer({ routeType: 'SUBURB_AIRPORT' }) })
    expect(trip).toMatchObject({
      date_departure: '2026-12-01 18:00',
      departure_number: 'AF12',
      arrival_number: '',
    })
  })
  it('DATE-02 a time in a gap goes out as the next minute that exists', () => {
    const form = { ...createFullDraft().form, arrivalDate: '2027-03-14', arrivalTime: '02:30' }
    expect(tripOf({ form, from: createAirport({ timeZone: 'America/New_York' }) }).date_arrival).toBe(
      '2027-03-14 03:00',
    )
  })
  it('BOOK-16 a fast ride is marked and has no hash', () => {
    expect(tripOf({ isFastRide: true, hash: 'WHERRY-10' })).toMatchObject({ is_fast_ride: true, hash: '' })
    expect(tripOf({}).is_fast_ride).toBe(false)
  })
  it('BOOK-56 the call adds trips, currency, lang, user, module type and utm', () => {
    const utm = { utm_source: 'mail', utm_campaign: 'winter', sub_id: '77' }
    const body = fromDraft(createFullDraft({ utm }), { ...sender, userId: '5' })
    expect(body).toMatchObject({
      currency: 'EUR',
      lang: 'en',
      user_id: '5',
      module_type: 'booking',
      utm: { utm_source: 'mail', utm_campaign: 'winter' },
      payment_type: 'card',
    })
    expect(body.trips).toHaveLength(1)
  })
  it('BOOK-42 the same draft gives the same payload', () => {
    expect(JSON.stringify(fromDraft(createFullDraft(), sender))).toBe(
      JSON.stringify(fromDraft(createFullDraft(), sender)),
    )
  })
  it('BOOK-55 BOOK-31 whatever is typed, the payload fits the contract, and no text has a control or a turning mark', () => {
    const texts = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value]
        : typeof value === 'object' && value !== null
          ? Object.values(value).flatMap(texts)
          : []
    fc.assert(
      fc.property(draft, (value) => {
        const body = fromDraft(value, sender)
        const read = v.safeParse(createOrder.body, body)
        expect(read.issues?.map((issue) => issue.message) ?? []).toEqual([])
        expect(
          texts(body).filter((text) => /(?!\n)[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u.test(text)),
        ).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
