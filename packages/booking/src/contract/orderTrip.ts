import * as v from 'valibot'
import { civilTime, instant } from './laterShapes.ts'
import {
  addition,
  amount,
  count,
  currency,
  factor,
  flag,
  id,
  maybe,
  object,
  placeType,
  seconds,
  text,
} from './shapes.ts'

/** A person who rides, as an order keeps it. */
const keptPassenger = object({
  /** As it is said to the driver. */
  name: maybe(text),
  /** Digits without plus. */
  phone: maybe(text),
  /** Gets the voucher. */
  email: maybe(text),
})

/** Who looks after a kept ride. */
const keptCoordinator = object({
  /** Empty: blanked. */
  name: maybe(text),
  /** Digits without plus. */
  phone: maybe(text),
  /** Number of the order in the customer's own books. */
  internal_number: maybe(text),
  /** Messages in English. */
  send_english_sms: maybe(flag),
})

/** A secret as it stands in an address: 22 to 128 letters and digits. */
export const guestKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,128}$/))

/** The receipt that the return from a payment carries: at most 128 letters, digits, dots, hyphens and underscores. */
export const receipt = v.pipe(v.string(), v.maxLength(128), v.regex(/^[\w.-]+$/))

/** An end of a kept ride. */
export const end = object({
  /** Null: a place that the service no longer names. */
  place_id: maybe(id),
  /** Place type code, 1 to 11; -1 of a finish: rent. */
  type: maybe(v.union([placeType, v.literal(-1)])),
  /** In the language of the call. */
  name: addition(text),
  /** IANA zone. */
  time_zone: addition(text),
})

/**
 * One ride of an order that is kept; a booking of two rides is two rows of one transaction. An absent field and null
 * mean the same: the order has none.
 */
export const orderTrip = object({
  order_id: id,
  /** Names the booking; the same for both rides. */
  transaction: id,
  /** Travel type, 1 to 12. */
  order_type: maybe(factor),
  /** Kind of the order, in the service's own words. */
  type: maybe(v.union([text, factor])),
  /** Pickup. Null: the order cannot be changed here (PRICE-22). */
  start_place_id: maybe(id),
  /** Drop-off. Null or -1: rent; null too where an order cannot be changed here. */
  finish_place_id: maybe(id),
  /** Of `price`. */
  currency: maybe(currency),
  /** Wall clock at the pickup place: the pickup, or the landing where the ride starts at an airport or a station. */
  date_arrival: maybe(civilTime),
  /** Wall clock at the pickup place, as all times are: the flight or train that is to be caught. */
  date_departure: maybe(civilTime),
  /** Flight that is met. */
  arrival_number: maybe(text),
  /** Flight that is to be caught. */
  departure_number: maybe(text),
  /** Pickup. */
  start_place: maybe(end),
  /** Drop-off. Absent, or of type -1: rent. */
  finish_place: maybe(end),
  /** Address of the pickup. */
  location_address: maybe(text),
  /** Address of the drop-off. */
  destination_address: maybe(text),
  /** Extra stops in their order. */
  subaddress: maybe(
    v.array(
      object({
        /** Where it lies. */
        geo_data: maybe(
          object({
            /** Null: the service knows its address alone. */
            place_id: maybe(id),
          }),
        ),
        /** In the language of the call. */
        name: addition(text),
      }),
    ),
  ),
  /** Who rides, the first being the one to call. */
  passengers: maybe(v.array(keptPassenger)),
  /** Adults and children together. */
  passengers_number: maybe(count),
  /** From 1. */
  adults_amount: maybe(count),
  /** From 0. */
  children_amount: maybe(count),
  /** Comment for the driver. */
  notes: maybe(text),
  /** What it costs. */
  price: maybe(
    object({
      /** What it was booked at. */
      price_id: maybe(id),
      /** The part of this ride that remains to be paid, in `currency`. */
      price: addition(amount),
      /** From place to place, before stops, extras and a certificate. */
      ride: addition(amount),
      /** All extra stops together. */
      stops: addition(amount),
      /** The part of this ride that a certificate or bonus pays. */
      repayment_price: addition(amount),
    }),
  ),
  /** What kind of car comes. */
  car_data: maybe(
    object({
      /** Class of the car. */
      car_class_id: maybe(id),
      /** In the language of the call. */
      name: addition(text),
      /** Seats for passengers, from 1. */
      capacity: addition(v.pipe(v.number(), v.integer(), v.minValue(1))),
      /** As of an offer: the name of a drawing, or an https address. */
      picture: addition(text),
      /** Example cars. */
      examples: addition(v.array(text)),
      /** Suitcases that fit. */
      luggage: addition(count),
    }),
  ),
  /** Text of the meeting sign. */
  table: maybe(text),
  /** Chosen extras and child seats. */
  additional_services: maybe(
    v.array(
      object({
        id,
        /** Child seat kind or the service's own type. */
        type: maybe(text),
        /** Absent: one. */
        amount: maybe(count),
        /** In the language of the call. */
        name: addition(text),
        /** As of an offer: `baby_seat`, `tollroad`, `table` and others. */
        category: addition(text),
        /** The sum of all of them, in `currency`; 0: included. */
        price: addition(amount),
      }),
    ),
  ),
  /** Who looks after the ride. */
  coordinator: maybe(keptCoordinator),
  /** Number of the ride in the customer's own books. */
  internal_number: maybe(text),
  /** Who bears the cost. */
  cost_center: maybe(id),
  /** Phones that get the driver's messages, digits without plus. */
  viewers: maybe(v.array(text)),
  /** Further address, in the customer's words. */
  additional_address: maybe(text),
  /** Change of the itinerary, in the customer's words. */
  additional_change_itinerary: maybe(text),
  /** Waiting on the way, in the customer's words. */
  additional_wait: maybe(text),
  /** Toll roads, in the customer's words. */
  fare_on_toll_road: maybe(text),
  /** Whose it is. Null: a guest's. */
  user_id: addition(id),
  /** What the customer is told; absent: the order id. */
  number: addition(text),
  /** `confirmed`, `awaiting_payment`, `cancelled` or another word of the service. */
  status: addition(text),
  /** `left`: the payment page was left unpaid. Absent: the payment could not be checked. */
  payment_status: addition(v.picklist(['none', 'pending', 'paid', 'declined', 'left'])),
  /** The sums of a ride that was cancelled. Absent: it stands. */
  cancellation: addition(
    object({
      /** The moment of cancelling. */
      at: maybe(instant),
      /** The sum that is due all the same, in `currency`; 0: nothing. */
      fee: maybe(amount),
      /** The sum that goes back to the card, in `currency`; 0: nothing. */
      refund: maybe(amount),
    }),
  ),
  /**
   * Opens the booking's page at the account without signing in, `{account}/orders/{guest_key}`; 128 random bits or more.
   * Only to who asks by the key of the booking, of an order without an account.
   */
  guest_key: addition(guestKey),
  /**
   * True: a receipt has opened it. Phones, e-mail addresses, codes, the numbers of a company and what was written in own
   * words are left out; paying and changing it want the session of its account.
   */
  by_receipt: addition(flag),
  /** Who drives. */
  service_provider: addition(
    object({
      id,
      /** As the offer named it. */
      name: addition(text),
      /** 0 to 5. */
      rating: addition(v.pipe(v.number(), v.minValue(0), v.maxValue(5))),
      /** Count of reviews. */
      reviews: addition(count),
      /** The number to call about this ride, digits without plus. */
      phone: addition(text),
    }),
  ),
  /** The trip's reference. */
  reference_trip: addition(text),
  /** Certificate or bonus that was taken when it was booked. */
  hash: addition(text),
  /** Seconds of the rent. */
  duration: addition(seconds),
  /** Seconds on the road of a transfer. */
  travel_time: addition(seconds),
  /** Cautions of the service against the offer that was booked. */
  errors: addition(v.array(text)),
  /** The provider confirms until then. */
  confirms_by: addition(instant),
  /** Free cancellation up to so many hours before the pickup; 0: until the pickup. Null: there is none; absent: not stated. */
  free_cancellation_hours: addition(v.pipe(v.number(), v.minValue(0), v.maxValue(87_600))),
  /** Minutes the driver waits free of charge. */
  waiting_minutes: addition(v.pipe(v.number(), v.minValue(0), v.maxValue(525_600))),
  /** A car on call. */
  is_fast_ride: addition(flag),
  /** Booked at the flexible tariff, its terms agreed to. */
  flexible_tariff: addition(flag),
  /** Number in the miles programme. */
  priority_s7: addition(text),
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
