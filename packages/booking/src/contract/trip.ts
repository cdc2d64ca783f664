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
  textUpTo,
} from './shapes.ts'

/* What the service is to read of a text at all; what it takes, and says so in words, is less and stands beside a field. */
const phone = textUpTo(100)
const name = textUpTo(500)
const shortText = textUpTo(500)
const words = textUpTo(2000)

/** A person who rides. */
export const passenger = object({
  /** As it is said to the driver, 2 to 100 characters. */
  name,
  /** Digits without plus. Null: none. */
  phone: maybe(phone),
  /** Gets the voucher, 6 to 254 characters. Null: none. */
  email: maybe(name),
})

/**
 * Who looks after the ride. The order's own internal number stands here too, so a user who names no coordinator sends
 * it with an empty name and phone.
 */
export const coordinator = object({
  /** Empty: blanked. */
  name,
  /** Digits without plus. */
  phone,
  /** Number of the order in the customer's own books; empty: none. */
  internal_number: shortText,
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
  priority_s7: shortText,
  /** Where the visitor came in. */
  pos: shortText,
  /** Text of the meeting sign, up to 64 characters. */
  text_tablet: textUpTo(64),
  /** Up to 1000 characters. */
  comment: textUpTo(1000),
  /** Proved bonus or certificate; empty: none, and for a fast ride. */
  hash: shortText,
  /** Null: none. */
  coordinator: v.nullable(coordinator),
  /** The flexible tariff is chosen. */
  flexible_tariff: v.boolean(),
  /** Its terms are agreed to. */
  flexible_tariff_agreement: v.boolean(),
  /** Further address; empty: none. */
  additional_address: words,
  /** Chosen extras and child seats. */
  additional_services: v.array(
    object({
      id,
      /** Child seat kind or the service's own type. */
      type: shortText,
      /** How many, from 1. */
      amount: countFromOne,
    }),
  ),
  /** Phones that get the driver's messages, digits without plus, at most 5. */
  viewers: v.array(phone),
  /** Change of the itinerary; empty: none. */
  additional_change_itinerary: words,
  /** Waiting on the way; empty: none. */
  additional_wait: words,
  /** Toll roads; empty: none. */
  fare_on_toll_road: words,
  /** Pickup. */
  start_place_id: id,
  /** Null: none. */
  cost_center: v.nullable(id),
  /** Number of the ride in the customer's own books; empty: none. */
  internal_number: shortText,
  /** Mark of the campaign's partner, from the page's query; empty: none. */
  sub_id: shortText,
  /** Mark of the campaign, from the page's query; empty: none. */
  utm_source: shortText,
  /** Null: the offer names none. */
  service_id: v.nullable(id),
  /** The trip's reference; empty: none. */
  reference_trip: addition(words),
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
  arrival_number: addition(shortText),
  /** Flight that is to be caught; empty: none. */
  departure_number: addition(shortText),
  /** Terminal of the flight that is met. */
  arrival_terminal: addition(shortText),
  /** Train that is met. */
  arrival_train_number: addition(shortText),
  /** Its wagon. */
  arrival_wagon_train_number: addition(shortText),
  /** Terminal of the flight that is to be caught. */
  departure_terminal: addition(shortText),
  /** Train that is to be caught. */
  departure_train_number: addition(shortText),
})
