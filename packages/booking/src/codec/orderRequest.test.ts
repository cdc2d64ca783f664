import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createOrder } from '../contract/orders.ts'
import { tripPayload } from '../contract/trip.ts'
import { draft } from '../testing/arbitraries.ts'
import { createAirport, createFullDraft, createOffer } from '../testing/fixtures.ts'
import { fromDraft, fromTrip } from './orderRequest.ts'

const sender = { userId: null, lang: 'en', moduleType: 'booking', framed: false }
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
      table: ' Anna \n Keller ',
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
    expect(tripOf({ isFastRide: true })).toMatchObject({ is_fast_ride: true, hash: '' })
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
  it('BOOK-55 whatever is typed, the payload fits the contract', () => {
    fc.assert(
      fc.property(draft, (value) => {
        const read = v.safeParse(createOrder.body, fromDraft(value, sender))
        expect(read.issues?.map((issue) => issue.message) ?? []).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
