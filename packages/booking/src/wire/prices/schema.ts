import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { amount, count, currency, instant, platform, seconds } from '../laterShapes.ts'
import { addition, factor, flag, id, idText, maybe, object, placeType, pointText, text } from '../shapes.ts'

/** An extra of an offer. */
export const additionalService = object({
  id,
  /** Type of the extra; for a child seat `infant_seat`, `seat` or `booster`. */
  type: text,
  /** Category: `baby_seat`, `tollroad`, `table` and others. */
  category: text,
  /** True if the extra is chosen from the start; absent: no. */
  default_include: maybe(flag),
  /** True if the extra adds nothing to the price; absent: no. */
  includedInPrice: maybe(flag),
  /** Name in the language of the call. */
  name: addition(text),
  /** Price of one piece, in the offer's currency. */
  price: addition(amount),
})

/** A priced class of a provider. */
export const price = object({
  price_id: id,
  /** Service behind the offer; it is sent in the order. Null: none. */
  service_id: maybe(id),
  /** Price in `currency`. */
  price: amount,
  /** Price of each extra stop, in `currency`. */
  price_subaddress: maybe(amount),
  /** Price in the currency of `alternative_currency`. */
  alternative_price: maybe(amount),
  /** Price of each extra stop in the currency of `alternative_currency`. */
  alternative_price_subaddress: maybe(amount),
  currency,
  /** Class of the car. */
  car_class: object({
    car_class_id: id,
    /** Seats for passengers, from 1. */
    capacity: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** Name in the language of the call. */
    name: addition(text),
    /**
     * Picture: `economy`, `comfort`, `business`, `first`, `minivan`, `premium-minivan`, `minibus`, `bus` or an https
     * address.
     */
    picture: addition(text),
    /** Example cars. */
    examples: addition(v.array(text)),
    /** Suitcases that fit. */
    luggage: addition(count),
  }),
  /** The company that drives. */
  service_provider: object({
    id,
    /** Name as the customer sees it. */
    name: addition(text),
    /** Rating, 0 to 5. */
    rating: addition(v.pipe(v.number(), v.minValue(0), v.maxValue(5))),
    /** Count of reviews. */
    reviews: addition(count),
  }),
  /** Place of the pickup. */
  start_place: object({ place_id: id, type: placeType }),
  /** Drop-off. Type -1 or an absent field means rent. */
  finish_place: maybe(
    object({
      /** Id of the place. Null: rent. */
      place_id: maybe(id),
      /** Place type code, 1 to 11; -1: rent. */
      type: v.union([placeType, v.literal(-1)]),
    }),
  ),
  /** True if the offer is sold at the flexible tariff; absent: no. */
  flexible_tariff: maybe(flag),
  /** True if the flexible tariff has terms that the customer must agree to. */
  flexible_tariff_agreement: maybe(flag),
  /** True if a fast ride, a car on call, is available; absent: no. */
  is_fast_ride: maybe(flag),
  /** Extras and child seats that can be chosen or are included; absent: none. */
  additional_services: maybe(v.array(additionalService)),
  /** Price of the way back; absent: it needs a request with the ends swapped. */
  reverse_price: maybe(object({ price: amount, price_id: id })),
  /** Multiplier of loyalty points. */
  coef_loyalica: maybe(factor),
  /** Shortest rent, seconds. */
  minimum_duration: maybe(seconds),
  /** Seconds on the road. */
  travel_time: maybe(seconds),
  /** True if child seats can be ordered; absent: no. */
  childSeatsAvailable: maybe(flag),
  /** Cautions of the service against this offer. */
  errors: maybe(v.array(text)),
  /** Currency of `alternative_price`; absent: the requested one. */
  alternative_currency: addition(currency),
  /** Free cancellation up to so many hours before the pickup; 0: until the pickup. Null: there is none; absent: not stated. */
  free_cancellation_hours: addition(v.pipe(v.number(), v.minValue(0), v.maxValue(87_600))),
  /** Minutes the driver waits free of charge. */
  waiting_minutes: addition(v.pipe(v.number(), v.minValue(0), v.maxValue(525_600))),
  /** Instant after which the price has to be requested again. */
  expires_at: addition(instant),
  /** True if the offer is outside the travel policy of the user's company (BOOK-37); absent: no. */
  out_of_policy: addition(flag),
})

/** API-07 Offers from one end to the other. */
export const prices = {
  name: 'prices',
  version: 'byFrame',
  method: 'GET',
  path: '/prices',
  query: object({
    /** `lat,lng` of the pickup. */
    start_place_point: pointText,
    /** `lat,lng` of the drop-off. */
    finish_place_point: pointText,
    /** Platform on which the module runs. */
    platform,
    /** Ids of car classes, separated by commas. */
    relation_car_class_ids: v.optional(idText),
    /** ISO 4217 of a second price. */
    alternative_currency: v.optional(idText),
    /** `1`: offers at flexible tariffs are included. */
    flexible_tariff: v.optional(idText),
    /** Price of the order that is being changed. */
    current_price_id: v.optional(idText),
    /** Id of the pickup, from which the service knows the kind of place. */
    start_place_id: v.optional(v.pipe(idText, v.metadata({ addition: true }))),
    /** Id of the drop-off. */
    finish_place_id: v.optional(v.pipe(idText, v.metadata({ addition: true }))),
  }),
  body: null,
  answer: object({
    /** Offers; empty: nothing found. */
    result: v.array(price),
  }),
  limit: 'prices',
} as const satisfies Endpoint

/** API-08 Offers by the hour. */
export const rentPrices = {
  name: 'rentPrices',
  version: 'byFrame',
  method: 'GET',
  path: '/prices/rent',
  query: object({
    /** `lat,lng` of the pickup. */
    start_place_point: pointText,
    /** Duration in seconds: 3600 to 86400, whole hours. */
    duration: v.pipe(v.string(), v.regex(/^\d{1,6}$/)),
    /** Platform on which the module runs. */
    platform,
    /** Ids of car classes, separated by commas. */
    relation_car_class_ids: v.optional(idText),
    /** Price of the order that is being changed. */
    current_price_id: v.optional(idText),
    /** Id of the pickup, from which the service knows the kind of place. */
    start_place_id: v.optional(v.pipe(idText, v.metadata({ addition: true }))),
  }),
  body: null,
  answer: object({
    /** Offers; empty: nothing found. */
    result: v.array(price),
  }),
  limit: 'prices',
} as const satisfies Endpoint
