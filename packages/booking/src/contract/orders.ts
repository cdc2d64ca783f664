import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import {
  addition,
  amount,
  civilTime,
  count,
  currency,
  flag,
  id,
  maybe,
  placeType,
  pointText,
  seconds,
} from './shapes.ts'

/** An absent text is null or empty; both mean none. */
const text = v.string()

/** A person who rides. */
export const passenger = v.object({
  name: text,
  /** Digits without plus. */
  phone: maybe(text),
  email: maybe(text),
})

/** One ride of a new or changed order (BOOK-55); free texts are sanitised before they go out. */
export const tripPayload = v.object({
  lang: text,
  /** Null: no account. */
  user_id: v.nullable(id),
  price_id: id,
  /** Extra stops in their order. */
  additional_locations: v.array(v.object({ place_id: id, location: v.nullable(pointText) })),
  currency,
  is_rent: v.boolean(),
  /** Seconds of the rent. Null: a transfer. */
  duration: v.nullable(seconds),
  /** `lat,lng`. Null: unknown. */
  start_location: v.nullable(pointText),
  /** `lat,lng`. Null: unknown or rent. */
  finish_location: v.nullable(pointText),
  /** Adults and children together, from 1. */
  passengers_number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  adults_amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  children_amount: count,
  passengers: v.pipe(v.array(passenger), v.minLength(1)),
  /** `web`, `frame` or `app`. */
  platform: text,
  /** Number in the miles programme; empty: none. */
  priority_s7: text,
  /** Where the visitor came in. */
  pos: text,
  /** Text of the meeting sign, up to 64 characters. */
  text_tablet: v.pipe(text, v.maxLength(64)),
  /** Up to 1000 characters. */
  comment: v.pipe(text, v.maxLength(1000)),
  /** Proved bonus or certificate; empty: none, and for a fast ride. */
  hash: text,
  coordinator: v.nullable(
    v.object({ name: text, phone: text, internal_number: text, send_english_sms: v.boolean() }),
  ),
  flexible_tariff: v.boolean(),
  flexible_tariff_agreement: v.boolean(),
  additional_address: text,
  /** Chosen extras and child seats. */
  additional_services: v.array(
    v.object({
      id,
      /** Child seat kind or the service's own type. */
      type: text,
      /** How many, from 1. */
      amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
  /** Phones that get the driver's messages, digits without plus, at most 5. */
  viewers: v.array(text),
  additional_change_itinerary: text,
  additional_wait: text,
  fare_on_toll_road: text,
  start_place_id: id,
  /** Null: none. */
  cost_center: v.nullable(id),
  internal_number: text,
  sub_id: text,
  utm_source: text,
  /** Null: the offer names none. */
  service_id: v.nullable(id),
  is_fast_ride: v.boolean(),
  /** Wall clock at the pickup place; by the name it is read back under. */
  date_arrival: civilTime,
  /** Null: the route asks none. */
  date_departure: v.nullable(civilTime),
  /** Flight of the arrival; empty: none. */
  arrival_number: text,
  /** Flight of the departure; empty: none. */
  departure_number: text,
  arrival_terminal: addition(text),
  arrival_train_number: addition(text),
  arrival_wagon_train_number: addition(text),
  departure_terminal: addition(text),
  departure_train_number: addition(text),
})

/** A new booking. */
export const orderRequest = v.object({
  /** One, or two with a return trip. */
  trips: v.pipe(v.array(tripPayload), v.minLength(1), v.maxLength(2)),
  currency,
  lang: text,
  /** Null: no account. */
  user_id: v.nullable(id),
  module_type: text,
  /** Marks of the campaign, from the page's query. */
  utm: v.record(v.string(), v.string()),
  /** How it is to be paid: `card` makes the payment pending at once; absent: the ask for a pay-url does. */
  payment_type: addition(v.picklist(['card', 'cash'])),
})

const end = v.object({
  place_id: maybe(id),
  type: maybe(placeType),
  name: addition(text),
  /** IANA zone. */
  time_zone: addition(text),
})

/** One ride of an order that is kept; a booking of two rides is two rows of one transaction. */
export const orderTrip = v.object({
  order_id: id,
  transaction: id,
  /** Travel type, 1 to 12. */
  order_type: maybe(v.number()),
  type: maybe(v.union([v.string(), v.number()])),
  start_place_id: maybe(id),
  finish_place_id: maybe(id),
  currency: maybe(currency),
  date_arrival: maybe(civilTime),
  date_departure: maybe(civilTime),
  arrival_number: maybe(text),
  departure_number: maybe(text),
  start_place: maybe(end),
  /** Absent: rent. */
  finish_place: maybe(end),
  /** Address of the pickup. */
  location_address: maybe(text),
  /** Address of the drop-off. */
  destination_address: maybe(text),
  passengers: maybe(v.array(passenger)),
  passengers_number: maybe(count),
  adults_amount: maybe(count),
  children_amount: maybe(count),
  notes: maybe(text),
  price: maybe(
    v.object({
      price_id: maybe(id),
      /** Of this ride, in `currency`. */
      price: addition(amount),
    }),
  ),
  car_data: maybe(
    v.object({
      car_class_id: maybe(id),
      /** In the language of the call. */
      name: addition(text),
    }),
  ),
  table: maybe(text),
  additional_services: maybe(v.array(v.object({ id, type: maybe(text), amount: maybe(count) }))),
  user_id: addition(id),
  /** What the customer is told; absent: the order id. */
  number: addition(text),
  status: addition(text),
  /** Absent: the payment could not be checked. */
  payment_status: addition(v.picklist(['none', 'pending', 'paid', 'declined'])),
  arrival_terminal: addition(text),
  arrival_train_number: addition(text),
  arrival_wagon_train_number: addition(text),
  departure_terminal: addition(text),
  departure_train_number: addition(text),
})

/** API-02 An order as it is kept; 404 with an error for an unknown one. */
export const order = {
  name: 'order',
  version: 'v4',
  method: 'GET',
  path: '/orders/trips',
  query: v.object({
    order_id: v.optional(v.string()),
    /** In place of `order_id`. */
    transaction: v.optional(v.pipe(v.string(), v.metadata({ addition: true }))),
    /** In place of `order_id`: the key that the booking was sent with. */
    idempotency_key: v.optional(v.pipe(v.string(), v.metadata({ addition: true }))),
  }),
  body: null,
  answer: v.object({
    result: v.object({
      /** The rides of the transaction, the named one first. */
      orders: v.pipe(v.array(orderTrip), v.minLength(1)),
    }),
  }),
  limit: 'read',
} as const satisfies Endpoint

/** API-18 When to be picked up for a departure. */
export const recommendedTime = {
  name: 'recommendedTime',
  version: 'byFrame',
  method: 'GET',
  path: '/orders/recommended-time',
  query: v.object({
    /** Wall clock. */
    departure_time: civilTime,
    price_id: text,
  }),
  body: null,
  answer: v.object({
    result: v.object({
      /** Wall clock at the pickup place. */
      recommended_time: civilTime,
      /** Seconds on the road. */
      travel_time: maybe(seconds),
    }),
  }),
  limit: 'read',
} as const satisfies Endpoint

/** API-19 Whether a ride can be had at that time; changes nothing, yet is never repeated by itself. */
export const checkTime = {
  name: 'checkTime',
  version: 'byFrame',
  method: 'POST',
  path: '/orders/check-time',
  query: v.object({}),
  body: v.object({
    /** Wall clock of the flight or train. Null: the route asks none. */
    departure_time: v.nullable(civilTime),
    /** Wall clock at the pickup place. */
    pickup_time: civilTime,
    price_id: id,
    /** The order that is being changed. Null: a new one. */
    order_id: v.nullable(id),
    user_id: v.nullable(id),
    is_rent: v.boolean(),
    start_place_id: id,
    /** Seconds of the rent. Null: a transfer. */
    duration: v.nullable(seconds),
  }),
  answer: v.object({
    result: v.object({
      allow_booking: flag,
      /** Why not. */
      notice: maybe(text),
      /** A word to the customer even where it is allowed. */
      notice_to_user: maybe(text),
      fast_ride: maybe(
        v.object({
          /** Wall clock at the pickup place. */
          min_allowed_time_order: civilTime,
          notice: maybe(text),
          allow_booking: maybe(flag),
        }),
      ),
      /** Rides ordered already near that time. */
      similar_orders: maybe(
        v.array(
          v.object({
            order_id: id,
            date_arrival: addition(civilTime),
            location_address: addition(text),
            destination_address: addition(text),
          }),
        ),
      ),
    }),
  }),
  limit: 'read',
} as const satisfies Endpoint

/**
 * API-21 Books. Header `Idempotency-Key`: a UUID; within 24 h the same body gives the first answer again, another
 * body 409 with an error. A price that is no longer good: 409, code `price_expired` (addition).
 */
export const createOrder = {
  name: 'createOrder',
  version: 'byFrame',
  method: 'POST',
  path: '/orders',
  query: v.object({}),
  body: orderRequest,
  answer: v.object({
    /** A row a ride. */
    result: v.pipe(v.array(v.object({ order_id: id, user_id: maybe(id), transaction: id })), v.minLength(1)),
  }),
  limit: 'orders',
  keepsRows: true,
} as const satisfies Endpoint

/** API-22 Changes an order. Header `Idempotency-Key` as with `createOrder`. */
export const updateOrder = {
  name: 'updateOrder',
  version: 'v4',
  method: 'POST',
  path: '/orders/trips',
  query: v.object({}),
  body: v.object({
    ...tripPayload.entries,
    order_id: id,
    transaction: id,
    module_type: text,
  }),
  answer: v.object({ result: maybe(v.unknown()) }),
  limit: 'orders',
} as const satisfies Endpoint

/** API-23 Address of the payment page. */
export const payUrl = {
  name: 'payUrl',
  version: 'byFrame',
  method: 'GET',
  path: '/orders/pay-url',
  query: v.object({
    transaction: text,
    /** Host to come back to; in a frame too. */
    trans_host_name: v.optional(text),
  }),
  body: null,
  answer: v.object({ result: v.object({ url: v.pipe(text, v.url()) }) }),
  limit: 'orders',
} as const satisfies Endpoint
