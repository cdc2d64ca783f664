import * as v from 'valibot'
import { civilTime, countFromOne } from './laterShapes.ts'
import {
  addition,
  count,
  currency,
  id,
  lang,
  maybe,
  object,
  platform,
  pointText,
  seconds,
  text,
} from './shapes.ts'

/** A person who rides. */
export const passenger = object({
  /** As it is said to the driver, 2 to 100 characters. */
  name: text,
  /** Digits without plus. Null: none. */
  phone: maybe(text),
  /** Gets the voucher. Null: none. */
  email: maybe(text),
})

/**
 * Who looks after the ride. The order's own internal number stands here too, so a user who names no coordinator sends
 * it with an empty name and phone.
 */
export const coordinator = object({
  /** Empty: blanked. */
  name: text,
  /** Digits without plus. */
  phone: text,
  /** Number of the order in the customer's own books; empty: none. */
  internal_number: text,
  /** Messages in English. */
  send_english_sms: v.boolean(),
})

/** One ride of a new or changed order (BOOK-55); free texts are sanitised before they go out. */
export const tripPayload = object({
  /** Of what is said to the person. */
  lang,
  /** Null: no account. */
  user_id: v.nullable(id),
  /** Of the offer. */
  price_id: id,
  /** Extra stops in their order. */
  additional_locations: v.array(
    object({
      place_id: id,
      /** `lat,lng`. Null: unknown. */
      location: v.nullable(pointText),
    }),
  ),
  /** The offer's. */
  currency,
  /** By the hour. */
  is_rent: v.boolean(),
  /** Seconds of the rent. Null: a transfer. */
  duration: v.nullable(seconds),
  /** `lat,lng`. Null: unknown. */
  start_location: v.nullable(pointText),
  /** `lat,lng`. Null: unknown or rent. */
  finish_location: v.nullable(pointText),
  /** Adults and children together, from 1. */
  passengers_number: countFromOne,
  /** From 1. */
  adults_amount: countFromOne,
  /** From 0. */
  children_amount: count,
  /** Who rides, the first being the one to call; at most as many as ride. */
  passengers: v.pipe(v.array(passenger), v.minLength(1)),
  /** Where it was booked. */
  platform,
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
  /** Null: none. */
  coordinator: v.nullable(coordinator),
  /** The flexible tariff is chosen. */
  flexible_tariff: v.boolean(),
  /** Its terms are agreed to. */
  flexible_tariff_agreement: v.boolean(),
  /** Further address; empty: none. */
  additional_address: text,
  /** Chosen extras and child seats. */
  additional_services: v.array(
    object({
      id,
      /** Child seat kind or the service's own type. */
      type: text,
      /** How many, from 1. */
      amount: countFromOne,
    }),
  ),
  /** Phones that get the driver's messages, digits without plus, at most 5. */
  viewers: v.array(text),
  /** Change of the itinerary; empty: none. */
  additional_change_itinerary: text,
  /** Waiting on the way; empty: none. */
  additional_wait: text,
  /** Toll roads; empty: none. */
  fare_on_toll_road: text,
  /** Pickup. */
  start_place_id: id,
  /** Null: none. */
  cost_center: v.nullable(id),
  /** Number of the ride in the customer's own books; empty: none. */
  internal_number: text,
  /** Mark of the campaign's partner, from the page's query; empty: none. */
  sub_id: text,
  /** Mark of the campaign, from the page's query; empty: none. */
  utm_source: text,
  /** Null: the offer names none. */
  service_id: v.nullable(id),
  /** The trip's reference; empty: none. */
  reference_trip: addition(text),
  /** A car on call. */
  is_fast_ride: v.boolean(),
  /**
   * Wall clock at the pickup place: the pickup, or the landing where the ride starts at an airport or a station. This
   * and the following go by the names they are read back under; we always send them, a ride without is refused.
   */
  date_arrival: addition(civilTime),
  /** Wall clock at the pickup place: the flight or train that is to be caught. Null: the route asks none. */
  date_departure: addition(civilTime),
  /** Flight that is met; empty: none. */
  arrival_number: addition(text),
  /** Flight that is to be caught; empty: none. */
  departure_number: addition(text),
  /** Terminal of the flight that is met. */
  arrival_terminal: addition(text),
  /** Train that is met. */
  arrival_train_number: addition(text),
  /** Its wagon. */
  arrival_wagon_train_number: addition(text),
  /** Terminal of the flight that is to be caught. */
  departure_terminal: addition(text),
  /** Train that is to be caught. */
  departure_train_number: addition(text),
})
