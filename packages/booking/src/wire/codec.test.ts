import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createOffer } from '../testing/samples/fixtures.ts'
import { examples } from './examples.ts'
import { toOrder, toOrderCreated } from './orders/codec.ts'
import { order } from './orders/schema.ts'
import { toIcon, toPlace, toSuggestion } from './places/codec.ts'
import { place, placeSearchItem } from './places/schema.ts'
import { toOffer } from './prices/codec.ts'
import { price } from './prices/schema.ts'
import { toUser } from './settings/codec.ts'
import { userSettings } from './settings/schema.ts'
import { fromTimeQuestion, toRecommendedTime, toTimeCheck } from './times/codec.ts'
import { checkTime, recommendedTime } from './times/schema.ts'

const offerRow = examples.prices.answer.result[0] as v.InferInput<typeof price>
const readOffer = (parts: object = {}) => toOffer(v.parse(price, { ...offerRow, ...parts }))

describe('places', () => {
  it('API-11 a row becomes a suggestion', () => {
    const [row] = examples.transportNodes.answer.result
    expect(toSuggestion(v.parse(placeSearchItem, row))).toEqual({
      placeId: 'air-CDG',
      mainText: 'Charles de Gaulle Airport',
      secondaryText: 'Paris, France',
      icon: 'airport',
      iata: 'CDG',
      icao: 'LFPG',
      country: 'France',
      location: { lat: 49.0097, lng: 2.5479 },
      exact: true,
    })
  })
  it('API-10 the barest row is still a suggestion', () => {
    expect(toSuggestion(v.parse(placeSearchItem, { place_id: 7 }))).toEqual({
      placeId: '7',
      mainText: '7',
      secondaryText: '',
      icon: 'building',
      country: null,
      location: null,
      exact: true,
    })
    const described = toSuggestion(v.parse(placeSearchItem, { place_id: '7', description: 'Lyon, France' }))
    expect(described.mainText).toBe('Lyon, France')
  })
  it.each([
    [['locality', 'political'], false],
    [['route'], false],
    [['street_address'], true],
    [[], true],
  ])('PLACE-12 types %j: exact %s', (types, exact) => {
    expect(toSuggestion(v.parse(placeSearchItem, { place_id: '7', types })).exact).toBe(exact)
  })
  it('PLACE-12 the row’s own word on it wins', () => {
    const row = { place_id: '7', types: ['street_address'], exact: false }
    expect(toSuggestion(v.parse(placeSearchItem, row)).exact).toBe(false)
  })
  it.each([
    [['airport'], 'airport'],
    [['point_of_interest', 'train_station'], 'station'],
    [['lodging'], 'hotel'],
    [['bus_station'], 'stop'],
    [['premise'], 'building'],
    [['constructor'], 'building'],
  ])('PLACE-01 types %j are drawn as %s', (types, icon) => {
    expect(toIcon(types)).toBe(icon)
  })
  it('API-09 a place has country, zone and type', () => {
    expect(toPlace(v.parse(place.answer, examples.place.answer).result, 'asked')).toEqual({
      placeId: 'air-CDG',
      text: 'Charles de Gaulle Airport',
      secondaryText: 'Paris, France',
      icon: 'airport',
      iata: 'CDG',
      icao: 'LFPG',
      country: 'France',
      location: { lat: 49.0097, lng: 2.5479 },
      exact: true,
      timeZone: 'Europe/Paris',
      type: 2,
    })
  })
  it('API-09 without our additions it keeps the id that was asked; an unknown zone is none', () => {
    const result = { geometry: { location: { lat: 1, lng: 2 } }, time_zone: 'Europe/Atlantis' }
    const read = toPlace(v.parse(place.answer, { result }).result, 'asked')
    expect(read).toMatchObject({ placeId: 'asked', text: 'asked', timeZone: null, type: null, country: null })
  })
})

describe('offers', () => {
  it('API-07 a row becomes an offer', () => {
    const offer = readOffer()
    const own = createOffer()
    expect(offer).toMatchObject({
      priceId: own.priceId,
      serviceId: own.serviceId,
      price: own.price,
      pricePerStop: own.pricePerStop,
      carClass: own.carClass,
      provider: own.provider,
      start: own.start,
      finish: own.finish,
      routeType: 'AIRPORT_SUBURB',
      fastRide: true,
      reverse: own.reverse,
      travelTime: 2700,
      freeCancellationHours: 24,
      waitingMinutes: 60,
      expiresAt: Date.UTC(2026, 10, 21, 12, 15),
    })
    expect(offer.services[0]).toEqual({
      id: 's-seat',
      type: 'seat',
      category: 'baby_seat',
      defaultInclude: false,
      includedInPrice: false,
      name: 'Child seat',
      price: { minor: 900, currency: 'EUR' },
    })
  })
  it('API-07 a row with the customer’s own fields alone is an offer', () => {
    const bare = {
      price_id: 5,
      price: 10,
      currency: 'EUR',
      car_class: { car_class_id: 1, capacity: 4 },
      service_provider: { id: 9 },
      start_place: { place_id: 1, type: 10 },
      finish_place: { place_id: 2, type: 3 },
    }
    const offer = toOffer(v.parse(price, bare))
    expect(offer).toMatchObject({
      priceId: '5',
      serviceId: null,
      price: { minor: 1000, currency: 'EUR' },
      routeType: 'SUBURB_STATION',
      services: [],
      childSeatsAvailable: false,
      expiresAt: null,
    })
    expect(offer.carClass.name).toBeNull()
    expect(offer.provider.rating).toBeNull()
  })
  it('BOOK-04 a finish of -1, or none, is rent', () => {
    expect(readOffer({ finish_place: { type: -1 } }).routeType).toBe('AIRPORT_RENT')
    expect(readOffer({ finish_place: null }).finish).toBe('rent')
  })
  it('BOOK-18 child seats follow the flag, else the extras', () => {
    expect(readOffer({ childSeatsAvailable: null }).childSeatsAvailable).toBe(true)
    expect(readOffer({ childSeatsAvailable: 0 }).childSeatsAvailable).toBe(false)
    expect(readOffer({ childSeatsAvailable: null, additional_services: [] }).childSeatsAvailable).toBe(false)
  })
  it('PRICE-17 an alternative price is of the currency that was asked', () => {
    const wire = v.parse(price, { ...offerRow, alternative_price: 5400.5 })
    expect(toOffer(wire, 'INR').alternativePrice).toEqual({ minor: 540_050, currency: 'INR' })
    expect(toOffer(wire).alternativePrice).toBeNull()
  })
})

describe('settings', () => {
  const read = (parts: object) => toUser(v.parse(userSettings, parts))
  it('API-03 an answer becomes a user', () => {
    expect(toUser(v.parse(userSettings, examples.settingUser.answer.result))).toMatchObject({
      userId: null,
      partnerId: '25526',
      role: 'guest',
      currency: 'EUR',
      payment: { card: true, cash: true },
      allowFastRide: true,
    })
  })
  it('API-04 an empty answer is a guest who may pay both ways', () => {
    expect(read({})).toMatchObject({
      userId: null,
      role: 'guest',
      currency: null,
      payment: { card: true, cash: true },
    })
  })
  it('BOOK-57 to_card_payments is card only, to_card_and_cash both', () => {
    expect(read({ to_card_payments: 1 }).payment).toEqual({ card: true, cash: false })
    expect(read({ to_card_payments: true, to_card_and_cash: true }).payment).toEqual({
      card: true,
      cash: true,
    })
    expect(read({ doer_info: { basic_payment_system: 'cash' } }).payment).toEqual({ card: false, cash: true })
  })
  it('SHELL-24 a currency that is none is passed over', () => {
    expect(read({ currency: 'usd' }).currency).toBe('USD')
    expect(read({ currency: 'dollars' }).currency).toBeNull()
  })
  it('BOOK-22 the phone is kept in digits', () => {
    expect(read({ phone: '+7 (913) 123-45-67' }).phone).toBe('79131234567')
    expect(read({ phone: 79131234567 }).phone).toBe('79131234567')
  })
  it('API-03 addresses that are not https are none', () => {
    expect(
      read({ marketplace_url: 'javascript:alert(1)', file_logo: 'https://cdn.example.com/l.svg' }),
    ).toMatchObject({
      marketplaceUrl: null,
      logo: 'https://cdn.example.com/l.svg',
    })
    expect(read({ marketplace_url: 'https://a@evil.example' }).marketplaceUrl).toBeNull()
  })
})

describe('orders', () => {
  const row = examples.order.answer.result.orders[0]
  const read = (...orders: object[]) => toOrder(v.parse(order.answer, { result: { orders } }))

  it('API-02 an order is read with its trip, price and payment', () => {
    const found = toOrder(v.parse(order.answer, examples.order.answer))
    expect(found).toMatchObject({
      orderId: '900001',
      transaction: 'tr-5f2c',
      userId: '70001',
      number: '900001',
      paymentStatus: 'pending',
      price: { minor: 7150, currency: 'EUR' },
    })
    expect(found.trips).toHaveLength(1)
    expect(found.trips[0]).toMatchObject({
      dateArrival: '2026-12-01 14:35',
      arrivalNumber: 'AF1234',
      start: {
        placeId: 'air-CDG',
        text: 'Charles de Gaulle Airport, Paris, France',
        timeZone: 'Europe/Paris',
      },
      finish: { text: '10 Rue de Rivoli, Paris, France' },
      sign: 'Keller',
    })
  })
  it('API-02 an answer without payment_status could not be checked', () => {
    expect(read({ order_id: 1, transaction: 't' })).toMatchObject({
      paymentStatus: 'unknown',
      number: '1',
      price: null,
      userId: null,
    })
  })
  it('API-02 two rides of one transaction are one order, others are passed over', () => {
    const found = read(row ?? {}, { ...row, order_id: 2 }, { ...row, order_id: 3, transaction: 'other' })
    expect(found.trips).toHaveLength(2)
    expect(found.price).toEqual({ minor: 14_300, currency: 'EUR' })
    const second = { ...row, order_id: 2, number: 'W-2' }
    expect(read({ ...row, number: null, order_id: 1 }, second).numbers).toEqual(['1', 'W-2'])
  })
  it('API-02 a ride that was cancelled says what it came to; the sum is that of the rides that stand', () => {
    const cancellation = { at: '2026-11-25T10:00:00Z', fee: 0, refund: '71.50' }
    const cancelled = { ...row, order_id: 2, status: 'cancelled', cancellation }
    const found = read(row ?? {}, cancelled)
    expect(found.price).toEqual({ minor: 7150, currency: 'EUR' })
    expect(found.trips.map((trip) => trip.cancellation)).toEqual([
      null,
      { at: Date.UTC(2026, 10, 25, 10), fee: null, refund: { minor: 7150, currency: 'EUR' } },
    ])
    // The status alone means a cancelled ride too.
    const word = read({ ...row, status: 'cancelled', cancellation: null })
    expect(word.trips[0].cancellation).toEqual({ at: null, fee: null, refund: null })
    expect(word.price).toEqual({ minor: 7150, currency: 'EUR' })
  })
  it('SEC-06 a guest’s key is letters and digits, 22 at least, or the answer is not read', () => {
    const key = '0123456789abcdef0123456789abcdef'
    expect(read({ ...row, guest_key: key }).guestKey).toBe(key)
    for (const guest_key of ['../../evil', 'short', 'x'.repeat(129), 'https://evil.example/00000000000'])
      expect(() => read({ ...row, guest_key }), guest_key).toThrow()
  })
  it('SEC-06 that a receipt has shown it is read; without a word of it the order is whole', () => {
    expect(read({ ...row, by_receipt: true }).isByReceipt).toBe(true)
    for (const none of [{}, { by_receipt: false }, { by_receipt: null }, { by_receipt: 0 }])
      expect(read({ ...row, ...none }).isByReceipt).toBe(false)
  })
  it('API-21 a booking’s answer is read from its first row', () => {
    expect(toOrderCreated(examples.createOrder.answer as Parameters<typeof toOrderCreated>[0])).toEqual({
      orderId: '900001',
      userId: '70001',
      transaction: 'tr-5f2c',
      rideIds: ['900001'],
      guestKey: null,
    })
  })
})

describe('times', () => {
  it('API-19 the time check is asked and read', () => {
    const question = {
      priceId: 'pr-1',
      startPlaceId: 'p',
      dateArrival: '2026-12-01 10:00',
      dateDeparture: null,
    }
    const body = fromTimeQuestion(question, null)
    expect(v.is(checkTime.body, body)).toBe(true)
    expect(body).toMatchObject({ pickup_time: '2026-12-01 10:00', departure_time: null, order_id: null })
    const result = {
      allow_booking: 0,
      notice: 'Too soon',
      fast_ride: { min_allowed_time_order: '2026-12-01 11:00:00', allow_booking: true },
      similar_orders: [{ order_id: 5 }],
    }
    expect(toTimeCheck(v.parse(checkTime.answer, { result }))).toEqual({
      allowed: false,
      notice: 'Too soon',
      noticeToUser: null,
      fastRide: { minAllowedTime: '2026-12-01 11:00', notice: null, allowed: true },
      similarOrders: [{ orderId: '5', dateArrival: null, fromText: '', toText: '' }],
    })
  })
  it.each([
    [true, true],
    [1, true],
    [undefined, true],
    [null, true],
    [false, false],
    [0, false],
  ])(
    'API-19 BOOK-16 a car on call can come unless the service says no: %s is %s',
    (allow_booking, allowed) => {
      const fast_ride = { min_allowed_time_order: '2026-12-01 11:00', allow_booking }
      const read = v.parse(checkTime.answer, { result: { allow_booking: false, fast_ride } })
      expect(toTimeCheck(read).fastRide?.allowed).toBe(allowed)
    },
  )
  it('API-18 the recommended time is read', () => {
    expect(toRecommendedTime(v.parse(recommendedTime.answer, examples.recommendedTime.answer))).toEqual({
      arrival: '2026-12-01 14:30',
      travelTime: 2700,
    })
  })
})
