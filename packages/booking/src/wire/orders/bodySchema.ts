import * as v from 'valibot'
import { civilTime, count, countFromOne, currency, lang, platform, seconds } from '../laterShapes.ts'
import { addition, id, maybe, object, pointText, textUpTo } from '../shapes.ts'

/* Longest texts that the service reads at all. A field that accepts less states its own length. */
const phone = textUpTo(100)
const name = textUpTo(500)
const shortText = textUpTo(500)
const words = textUpTo(2000)

/** A passenger. */
export const passenger = object({
  /** Name as the driver gets it, 1 to 100 characters; that of a person has a letter or digit. */
  name,
  /** Phone: 7 to 15 digits without plus. Null: none. */
  phone: maybe(phone),
  /** E-mail address that gets the voucher, 6 to 254 characters. Null: none. */
  email: maybe(name),
})

/**
 * The person who looks after the ride. The order's internal number is here too, so a booking without a coordinator
 * sends it with an empty name and phone.
 */
export const coordinator = object({
  /** Name, up to 100 characters; empty together with the phone: no coordinator. */
  name,
  /** Phone: 7 to 15 digits without plus; empty together with the name: no coordinator. */
  phone,
  /** Number of the order in the customer's own books, up to 100 characters; empty: none. */
  internal_number: shortText,
  /** True if the coordinator gets messages in English. */
  send_english_sms: v.boolean(),
})

/** One ride of a new or changed order (BOOK-55); free texts are sanitised before they are sent. */
export const tripPayload = object({
  /** Language of the texts for the customer. */
  lang,
  /** Id of the user. Null: no account. */
  user_id: v.nullable(id),
  /** Id of the offer. */
  price_id: id,
  /** Extra stops in their order. */
  additional_locations: v.array(
    object({
      place_id: id,
      /** Position, `lat,lng`. Null: unknown. */
      location: v.nullable(pointText),
    }),
  ),
  /** Currency of the offer. */
  currency,
  /** True for a rent by the hour. */
  is_rent: v.boolean(),
  /** Seconds of the rent. Null: a transfer. */
  duration: v.nullable(seconds),
  /** Position of the pickup, `lat,lng`. Null: unknown. */
  start_location: v.nullable(pointText),
  /** Position of the drop-off, `lat,lng`. Null: unknown or rent. */
  finish_location: v.nullable(pointText),
  /** Adults and children together, from 1. */
  passengers_number: countFromOne,
  /** Count of adults, from 1. */
  adults_amount: countFromOne,
  /** Count of children, from 0. */
  children_amount: count,
  /**
   * Passengers; the first is the one to call. At most as many as `passengers_number`, but for a user with
   * `passenger_changes_disabled`, whose list is sent whole.
   */
  passengers: v.pipe(v.array(passenger), v.minLength(1)),
  /** Platform on which the ride was booked. */
  platform,
  /** Number in the miles programme, up to 20 characters; empty: none. */
  priority_s7: shortText,
  /** Entry point of the visitor: `booking` or `frame`; up to 200 characters. */
  pos: shortText,
  /** Text of the meeting sign, up to 64 characters. */
  text_tablet: textUpTo(64),
  /** Comment for the driver, up to 1000 characters. */
  comment: textUpTo(1000),
  /** Number of a confirmed bonus or certificate, up to 100 characters; empty: none. Always empty for a fast ride. */
  hash: shortText,
  /** The person who looks after the ride. Null: none. */
  coordinator: v.nullable(coordinator),
  /** True if the flexible tariff is chosen. */
  flexible_tariff: v.boolean(),
  /** True if the customer agreed to the terms of the flexible tariff. */
  flexible_tariff_agreement: v.boolean(),
  /** Further address, up to 1000 characters; empty: none. */
  additional_address: words,
  /** Chosen extras and child seats. */
  additional_services: v.array(
    object({
      id,
      /** Child seat kind or the service's own type. */
      type: shortText,
      /** Count, from 1. */
      amount: countFromOne,
    }),
  ),
  /** Phones that get the driver's messages, at most 5: 7 to 15 digits without plus. */
  viewers: v.array(phone),
  /** Change of the itinerary, up to 1000 characters; empty: none. */
  additional_change_itinerary: words,
  /** Waiting on the way, up to 1000 characters; empty: none. */
  additional_wait: words,
  /** Toll roads, up to 1000 characters; empty: none. */
  fare_on_toll_road: words,
  /** Id of the pickup. */
  start_place_id: id,
  /** Id of the cost centre. Null: none. */
  cost_center: v.nullable(id),
  /** Number of the ride in the customer's own books, up to 100 characters; empty: none. */
  internal_number: shortText,
  /** Mark of the campaign's partner, from the page's query, up to 200 characters; empty: none. */
  sub_id: shortText,
  /** Mark of the campaign, from the page's query, up to 200 characters; empty: none. */
  utm_source: shortText,
  /** Service behind the offer. Null: the offer names none. */
  service_id: v.nullable(id),
  /** The trip's reference, up to 100 characters; empty: none. */
  reference_trip: addition(words),
  /** True for a fast ride: a car on call. */
  is_fast_ride: v.boolean(),
  /**
   * Time on the wall clock of the pickup place: the pickup, or the arrival of the flight or train if the ride starts at
   * an airport or a station. This field and the following ones have the same names as in a kept order. The module
   * always sends them, and a ride without them is refused.
   */
  date_arrival: addition(civilTime),
  /** Departure of the flight or train to catch, on the wall clock of the pickup place. Null: the route has none. */
  date_departure: addition(civilTime),
  /** Flight that is met, up to 20 characters; empty: none. */
  arrival_number: addition(shortText),
  /** Flight that is to be caught, up to 20 characters; empty: none. */
  departure_number: addition(shortText),
  /** Terminal of the flight that is met, up to 10 characters. */
  arrival_terminal: addition(shortText),
  /** Train that is met, up to 20 characters. */
  arrival_train_number: addition(shortText),
  /** Wagon of the train that is met, up to 5 characters. */
  arrival_wagon_train_number: addition(shortText),
  /** Terminal of the flight that is to be caught, up to 10 characters. */
  departure_terminal: addition(shortText),
  /** Train that is to be caught, up to 20 characters. */
  departure_train_number: addition(shortText),
})
