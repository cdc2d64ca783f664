import * as v from 'valibot'
import { amount, civilTime, count, currency, instant, seconds } from '../laterShapes.ts'
import { addition, factor, flag, id, maybe, object, placeType, text } from '../shapes.ts'

/** A passenger of a kept order. */
const keptPassenger = object({
  /** Name as the driver gets it. */
  name: maybe(text),
  /** Phone: digits without plus. */
  phone: maybe(text),
  /** E-mail address that gets the voucher. */
  email: maybe(text),
})

/** The person who looks after a kept ride. */
const keptCoordinator = object({
  /** Name; empty: no coordinator. */
  name: maybe(text),
  /** Phone: digits without plus. */
  phone: maybe(text),
  /** Number of the order in the customer's own books. */
  internal_number: maybe(text),
  /** True if the coordinator gets messages in English. */
  send_english_sms: maybe(flag),
})

/** A secret in an address: 22 to 128 letters, digits, hyphens and underscores. */
export const guestKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,128}$/))

/**
 * The receipt in the address to which a payment returns: at most 128 letters, digits, dots, hyphens and underscores.
 */
export const receipt = v.pipe(v.string(), v.maxLength(128), v.regex(/^[\w.-]+$/))

/** An end of a kept ride. */
export const end = object({
  /** Id of the place. Null: the service no longer has this place. */
  place_id: maybe(id),
  /** Place type code, 1 to 11; -1 of a finish: rent. */
  type: maybe(v.union([placeType, v.literal(-1)])),
  /** Name in the language of the call. */
  name: addition(text),
  /** IANA zone of the place. */
  time_zone: addition(text),
})

/**
 * One ride of a kept order; a booking of two rides is two rows of one transaction. An absent field and null mean the
 * same: the order has no such value.
 */
export const orderTrip = object({
  order_id: id,
  /** Id of the booking; the same for both rides. */
  transaction: id,
  /** Travel type, 1 to 12. */
  order_type: maybe(factor),
  /** Kind of the order, in the service's own words. */
  type: maybe(v.union([text, factor])),
  /** Id of the pickup. Null: the order cannot be changed here (PRICE-22). */
  start_place_id: maybe(id),
  /** Id of the drop-off. Null or -1: rent; null also for an order that cannot be changed here. */
  finish_place_id: maybe(id),
  /** Currency of the amounts. */
  currency: maybe(currency),
  /**
   * Time on the wall clock of the pickup place: the pickup, or the arrival of the flight or train if the ride starts at
   * an airport or a station.
   */
  date_arrival: maybe(civilTime),
  /** Departure of the flight or train to catch, on the wall clock of the pickup place. */
  date_departure: maybe(civilTime),
  /** Flight that is met. */
  arrival_number: maybe(text),
  /** Flight that is to be caught. */
  departure_number: maybe(text),
  /** Place of the pickup. */
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
        /** Place of the stop. */
        geo_data: maybe(
          object({
            /** Id of the place. Null: the service knows the address only. */
            place_id: maybe(id),
          }),
        ),
        /** Name in the language of the call. */
        name: addition(text),
      }),
    ),
  ),
  /** Passengers; the first is the one to call. */
  passengers: maybe(v.array(keptPassenger)),
  /** Adults and children together. */
  passengers_number: maybe(count),
  /** Count of adults, from 1. */
  adults_amount: maybe(count),
  /** Count of children, from 0. */
  children_amount: maybe(count),
  /** Comment for the driver. */
  notes: maybe(text),
  /** Price of the ride. */
  price: maybe(
    object({
      /** Id of the price at which the ride was booked. */
      price_id: maybe(id),
      /** The part of this ride that remains to be paid, in `currency`. */
      price: addition(amount),
      /** Price from place to place, before stops, extras and a certificate. */
      ride: addition(amount),
      /** Price of all extra stops together. */
      stops: addition(amount),
      /** The part of this ride that a certificate or bonus pays. */
      repayment_price: addition(amount),
    }),
  ),
  /** Class of the car. */
  car_data: maybe(
    object({
      /** Id of the class. */
      car_class_id: maybe(id),
      /** Name in the language of the call. */
      name: addition(text),
      /** Seats for passengers, from 1. */
      capacity: addition(v.pipe(v.number(), v.integer(), v.minValue(1))),
      /** Picture, as in an offer: the name of a drawing, or an https address. */
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
        /** Count; absent: one. */
        amount: maybe(count),
        /** Name in the language of the call. */
        name: addition(text),
        /** Category, as in an offer: `baby_seat`, `tollroad`, `table` and others. */
        category: addition(text),
        /** Price of the whole amount, in `currency`; 0: included. */
        price: addition(amount),
      }),
    ),
  ),
  /** The person who looks after the ride. */
  coordinator: maybe(keptCoordinator),
  /** Number of the ride in the customer's own books. */
  internal_number: maybe(text),
  /** Id of the cost centre that pays. */
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
  /** User to whom the order belongs. Null: a guest. */
  user_id: addition(id),
  /** Number of the order as the customer sees it; absent: the order id. */
  number: addition(text),
  /** State of the ride: `confirmed`, `awaiting_payment`, `cancelled` or another word of the service. */
  status: addition(text),
  /**
   * State of the payment by card; `left`: the customer left the payment page without paying. Absent: the payment could
   * not be checked.
   */
  payment_status: addition(v.picklist(['none', 'pending', 'paid', 'declined', 'left'])),
  /** Sums of a cancelled ride. Absent: the ride is not cancelled. */
  cancellation: addition(
    object({
      /** The moment of cancelling. */
      at: maybe(instant),
      /** Sum that is due although the ride was cancelled, in `currency`; 0: nothing. */
      fee: maybe(amount),
      /** The sum that goes back to the card, in `currency`; 0: nothing. */
      refund: maybe(amount),
    }),
  ),
  /**
   * Key that opens the booking's page at the account without signing in, `{account}/orders/{guest_key}`; 128 random
   * bits or more. It is present only for an order without an account that was requested by `idempotency_key`.
   */
  guest_key: addition(guestKey),
  /**
   * True if a receipt has opened the order. Phones, e-mail addresses, codes, the numbers of a company and free texts
   * are left out then; paying and changing need the session of the order's account.
   */
  by_receipt: addition(flag),
  /** The company that drives. */
  service_provider: addition(
    object({
      id,
      /** Name as in the offer. */
      name: addition(text),
      /** Rating, 0 to 5. */
      rating: addition(v.pipe(v.number(), v.minValue(0), v.maxValue(5))),
      /** Count of reviews. */
      reviews: addition(count),
      /** The number to call about this ride, digits without plus. */
      phone: addition(text),
    }),
  ),
  /** The trip's reference. */
  reference_trip: addition(text),
  /** Number of the certificate or bonus that was used in the booking. */
  hash: addition(text),
  /** Seconds of the rent. */
  duration: addition(seconds),
  /** Seconds on the road of a transfer. */
  travel_time: addition(seconds),
  /** Cautions of the service against the offer that was booked. */
  errors: addition(v.array(text)),
  /** Deadline of the provider's confirmation. */
  confirms_by: addition(instant),
  /** Free cancellation up to so many hours before the pickup; 0: until the pickup. Null: there is none; absent: not stated. */
  free_cancellation_hours: addition(v.pipe(v.number(), v.minValue(0), v.maxValue(87_600))),
  /** Minutes the driver waits free of charge. */
  waiting_minutes: addition(v.pipe(v.number(), v.minValue(0), v.maxValue(525_600))),
  /** True for a fast ride: a car on call. */
  is_fast_ride: addition(flag),
  /** True if the ride was booked at the flexible tariff, whose terms the customer agreed to. */
  flexible_tariff: addition(flag),
  /** Number in the miles programme. */
  priority_s7: addition(text),
  /** Terminal of the flight that is met. */
  arrival_terminal: addition(text),
  /** Train that is met. */
  arrival_train_number: addition(text),
  /** Wagon of the train that is met. */
  arrival_wagon_train_number: addition(text),
  /** Terminal of the flight that is to be caught. */
  departure_terminal: addition(text),
  /** Train that is to be caught. */
  departure_train_number: addition(text),
})
