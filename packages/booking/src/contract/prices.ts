import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { instant } from './laterShapes.ts'
import {
  addition,
  amount,
  count,
  currency,
  factor,
  flag,
  id,
  idText,
  maybe,
  object,
  placeType,
  platform,
  pointText,
  seconds,
  text,
} from './shapes.ts'

/** An extra of an offer. */
export const additionalService = object({
  id,
  /** For a child seat `infant_seat`, `seat` or `booster`. */
  type: text,
  /** `baby_seat`, `tollroad`, `table` and others. */
  category: text,
  /** Chosen from the start; absent: no. */
  default_include: maybe(flag),
  /** Adds nothing to the price; absent: no. */
  includedInPrice: maybe(flag),
  /** In the language of the call. */
  name: addition(text),
  /** For one, in the offer's currency. */
  price: addition(amount),
})

/** A priced class of a provider. */
export const price = object({
  price_id: id,
  /** The service behind the offer; it goes into the order. Null: none. */
  service_id: maybe(id),
  /** In `currency`. */
  price: amount,
  /** Added for each extra stop. */
  price_subaddress: maybe(amount),
  /** In the currency that `alternative_currency` asked. */
  alternative_price: maybe(amount),
  /** Added for each extra stop, in the same currency. */
  alternative_price_subaddress: maybe(amount),
  currency,
  /** What kind of car comes. */
  car_class: object({
    car_class_id: id,
    /** Seats for passengers, from 1. */
    capacity: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** In the language of the call. */
    name: addition(text),
    /** `economy`, `comfort`, `business`, `first`, `minivan`, `premium-minivan`, `minibus`, `bus` or an https address. */
    picture: addition(text),
    /** Example cars. */
    examples: addition(v.array(text)),
    /** Suitcases that fit. */
    luggage: addition(count),
  }),
  /** Who drives. */
  service_provider: object({
    id,
    /** As the customer is told it. */
    name: addition(text),
    /** 0 to 5. */
    rating: addition(v.pipe(v.number(), v.minValue(0), v.maxValue(5))),
    /** Count of reviews. */
    reviews: addition(count),
  }),
  /** Pickup. */
  start_place: object({ place_id: id, type: placeType }),
  /** Type -1 means rent; absent for rent too. */
  finish_place: maybe(
    object({
      /** Null: rent. */
      place_id: maybe(id),
      /** Place type code, 1 to 11; -1: rent. */
      type: v.union([placeType, v.literal(-1)]),
    }),
  ),
  /** Sold at the flexible tariff; absent: no. */
  flexible_tariff: maybe(flag),
  /** The flexible tariff has terms to agree to. */
  flexible_tariff_agreement: maybe(flag),
  /** A car on call is to be had; absent: no. */
  is_fast_ride: maybe(flag),
  /** Extras and child seats that can be chosen, and what is included; absent: none. */
  additional_services: maybe(v.array(additionalService)),
  /** Price of the way back; absent: ask with the ends swapped. */
  reverse_price: maybe(object({ price: amount, price_id: id })),
  /** Multiplier of loyalty points. */
  coef_loyalica: maybe(factor),
  /** Shortest rent, seconds. */
  minimum_duration: maybe(seconds),
  /** Seconds on the road. */
  travel_time: maybe(seconds),
  /** Child seats can be ordered; absent: no. */
  childSeatsAvailable: maybe(flag),
  /** What the service says against this offer. */
  errors: maybe(v.array(text)),
  /** Second currency of `alternative_price`; absent: the one that was asked. */
  alternative_currency: addition(currency),
  /** Free cancellation up to so many hours before the pickup; 0: until the pickup. Null: there is none; absent: not stated. */
  free_cancellation_hours: addition(v.pipe(v.number(), v.minValue(0), v.maxValue(87_600))),
  /** Minutes the driver waits free of charge. */
  waiting_minutes: addition(v.pipe(v.number(), v.minValue(0), v.maxValue(525_600))),
  /** Instant after which the price is asked again. */
  expires_at: addition(instant),
  /** Outside the travel policy of the user's company (BOOK-37); absent: no. */
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
    /** Where the module runs. */
    platform,
    /** Class ids, by comma. */
    relation_car_class_ids: v.optional(idText),
    /** ISO 4217 of a second price. */
    alternative_currency: v.optional(idText),
    /** 1: with flexible tariffs. */
    flexible_tariff: v.optional(idText),
    /** Price of the order that is being changed. */
    current_price_id: v.optional(idText),
    /** Id of the pickup: tells the kind of place. */
    start_place_id: v.optional(v.pipe(idText, v.metadata({ addition: true }))),
    /** Id of the drop-off. */
    finish_place_id: v.optional(v.pipe(idText, v.metadata({ addition: true }))),
  }),
  body: null,
  answer: object({
    /** Empty: nothing found. */
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
    /** Seconds: 3600 to 86400, whole hours. */
    duration: v.pipe(v.string(), v.regex(/^\d{1,6}$/)),
    /** Where the module runs. */
    platform,
    /** Class ids, by comma. */
    relation_car_class_ids: v.optional(idText),
    /** Price of the order that is being changed. */
    current_price_id: v.optional(idText),
    /** Id of the pickup: tells the kind of place. */
    start_place_id: v.optional(v.pipe(idText, v.metadata({ addition: true }))),
  }),
  body: null,
  answer: object({
    /** Empty: nothing found. */
    result: v.array(price),
  }),
  limit: 'prices',
} as const satisfies Endpoint
