import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createOrderedProvider, createOrderedService, createOrderTrip } from '../testing/samples/fixtures.ts'
import { examples } from './examples.ts'
import { toOrder } from './orders/codec.ts'
import { order } from './orders/schema.ts'
import { toOffer } from './prices/codec.ts'
import { price } from './prices/schema.ts'

const read = (row: object) =>
  toOrder(v.parse(order.answer, { result: { orders: [{ order_id: 900001, transaction: 't', ...row }] } }))
    .trips[0]

describe('a kept ride', () => {
  it('API-02 of which nothing is stated has nothing', () => {
    expect(read({})).toEqual(createOrderTrip())
  })
  it('API-02 has its stops, its people and its papers', () => {
    expect(
      read({
        order_type: 11,
        duration: 7200,
        subaddress: [{ geo_data: { place_id: 5 }, name: 'Saint-Denis' }, { geo_data: null }],
        coordinator: { name: 'Eva', phone: '33611', internal_number: 'A-7', send_english_sms: true },
        internal_number: 'PO-9',
        cost_center: 310,
        viewers: ['33612', '33613'],
        service_provider: { id: 41 },
        is_fast_ride: 1,
        flexible_tariff: true,
        additional_services: [{ id: 1 }, { id: 's', type: 'seat', amount: 2 }, { id: 'none', amount: 0 }],
        priority_s7: '1007',
        additional_address: 'Gate B',
        additional_change_itinerary: 'By the river',
        additional_wait: '20 minutes',
        fare_on_toll_road: 'yes',
      }),
    ).toEqual(
      createOrderTrip({
        travelType: 11,
        durationSeconds: 7200,
        stops: [
          { placeId: '5', text: 'Saint-Denis' },
          { placeId: null, text: '' },
        ],
        coordinator: { name: 'Eva', phone: '33611', internalNumber: 'A-7', inEnglish: true },
        internalNumber: 'PO-9',
        costCenter: '310',
        viewers: ['33612', '33613'],
        provider: createOrderedProvider(),
        isFastRide: true,
        flexibleTariff: true,
        services: [createOrderedService({ id: '1', type: '' }), createOrderedService({ id: 's', amount: 2 })],
        milesNumber: '1007',
        additionalAddress: 'Gate B',
        changeOfItinerary: 'By the river',
        waiting: '20 minutes',
        tollRoads: 'yes',
      }),
    )
  })
  it('API-02 trains, wagons and terminals stand apart', () => {
    expect(
      read({ arrival_train_number: '016A', arrival_wagon_train_number: '7', departure_terminal: '2E' }),
    ).toMatchObject({
      arrivalNumber: '016A',
      arrivalTrainNumber: '016A',
      arrivalWagonTrainNumber: '7',
      departureTerminal: '2E',
      departureNumber: '',
    })
  })
  it.each([0, 13, 1.5, -1])('API-02 a travel type of %d is none', (order_type) => {
    expect(read({ order_type }).travelType).toBeNull()
  })
  it.each([
    [{ passengers_number: 4, children_amount: 1 }, 3, 1],
    [{ passengers_number: 4, adults_amount: null, children_amount: 2 }, 2, 2],
    [{ passengers_number: 4 }, 4, 0],
    [{ passengers_number: 4, adults_amount: 2, children_amount: 2 }, 2, 2],
    [{ passengers_number: 1, children_amount: 1 }, 1, 1],
    [{ children_amount: 2 }, 1, 2],
    [{}, 1, 0],
  ])('BOOK-50 of %j people %d are adults and %d children: a total is of both', (row, adults, children) => {
    expect(read(row)).toMatchObject({ adults, children })
  })
  it('API-02 API-29 what is null within it is none as well, and flags are what old parts write', () => {
    const coordinator = { name: 'Eva', phone: null, internal_number: null, send_english_sms: 1 }
    expect(read({ passengers: [{ name: null, phone: '33611' }], coordinator })).toMatchObject({
      passengers: [{ name: '', phone: '33611', email: '' }],
      coordinator: { name: 'Eva', phone: '', internalNumber: '', inEnglish: true },
    })
    expect(read({ coordinator: {} }).coordinator).toBeNull()
  })
  it.each([
    { finish_place: { place_id: -1, type: -1 } },
    { finish_place: { type: -1, name: 'By the hour' }, finish_place_id: -1 },
    { finish_place_id: -1 },
    { finish_place_id: '-1' },
    { finish_place: null, finish_place_id: null },
  ])('BOOK-03 BOOK-50 %j is a rent: -1 is no place', (row) => {
    expect(read({ order_type: 11, ...row }).finish).toBeNull()
  })
  it('BOOK-03 a finish of another type is a place', () => {
    expect(read({ finish_place: { place_id: 7, type: 3 } }).finish).toMatchObject({ placeId: '7', type: 3 })
  })
  it('BOOK-24 a blanked coordinator is nobody', () => {
    const coordinator = { name: '', phone: '', internal_number: '', send_english_sms: false }
    expect(read({ coordinator }).coordinator).toBeNull()
    expect(
      read({ coordinator: { ...coordinator, internal_number: 'A-7' } }).coordinator?.internalNumber,
    ).toBe('A-7')
  })
})

describe('an offer outside the travel policy', () => {
  const [row] = examples.prices.answer.result
  const offer = (parts: object) => toOffer(v.parse(price, { ...row, ...parts }))
  it.each([
    [{ out_of_policy: true }, true],
    [{ out_of_policy: 1 }, true],
    [{ out_of_policy: 0 }, false],
    [{ out_of_policy: null }, false],
    [{}, false],
  ])('BOOK-37 %j: %s', (parts, isOutOfPolicy) => {
    expect(offer(parts).isOutOfPolicy).toBe(isOutOfPolicy)
  })
})
