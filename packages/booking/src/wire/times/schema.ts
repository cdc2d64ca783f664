import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { civilTime, seconds } from '../laterShapes.ts'
import { addition, flag, id, idText, maybe, object, text } from '../shapes.ts'

/** API-18 Recommended pickup time for a departure. */
export const recommendedTime = {
  name: 'recommendedTime',
  version: 'byFrame',
  method: 'GET',
  path: '/orders/recommended-time',
  query: object({
    /** Departure of the flight or train on the wall clock of the pickup place, as all times. */
    departure_time: civilTime,
    /** Id of the offer. */
    price_id: idText,
  }),
  body: null,
  answer: object({
    /** The recommended time. */
    result: object({
      /** Pickup time on the wall clock of the pickup place. */
      recommended_time: civilTime,
      /** Seconds on the road. */
      travel_time: maybe(seconds),
    }),
  }),
  limit: 'read',
} as const satisfies Endpoint

/**
 * API-19 Checks that a ride is available at a time. The call changes nothing, but the module never repeats it by
 * itself.
 */
export const checkTime = {
  name: 'checkTime',
  version: 'byFrame',
  method: 'POST',
  path: '/orders/check-time',
  query: object({}),
  body: object({
    /** Departure of the flight or train on the wall clock. Null: the route has none. */
    departure_time: v.nullable(civilTime),
    /** Pickup time on the wall clock of the pickup place. */
    pickup_time: civilTime,
    /** Id of the offer. */
    price_id: id,
    /** Id of the order that is being changed. Null: a new order. */
    order_id: v.nullable(id),
    /** Id of the user. Null: no account. */
    user_id: v.nullable(id),
    /** True for a rent by the hour. */
    is_rent: v.boolean(),
    /** Id of the pickup. */
    start_place_id: id,
    /** Seconds of the rent. Null: a transfer. */
    duration: v.nullable(seconds),
  }),
  answer: object({
    /** Result of the check. */
    result: object({
      /** True if the ride can be booked. */
      allow_booking: flag,
      /** Reason of a refusal for the visitor. */
      notice: maybe(text),
      /** Message to the customer that is shown even if the ride can be booked. */
      notice_to_user: maybe(text),
      /** Offer of a fast ride, a car on call. Absent: none. */
      fast_ride: maybe(
        object({
          /** Earliest pickup on the wall clock of the pickup place. */
          min_allowed_time_order: civilTime,
          /** Message to the visitor in the language of the call. */
          notice: maybe(text),
          /** True if a fast ride can be booked for that time; absent: yes. */
          allow_booking: maybe(flag),
        }),
      ),
      /** Rides that the customer has already ordered near that time. */
      similar_orders: maybe(
        v.array(
          object({
            order_id: id,
            /** Pickup time on the wall clock of the pickup place. */
            date_arrival: addition(civilTime),
            /** Address of the pickup. */
            location_address: addition(text),
            /** Address of the drop-off. */
            destination_address: addition(text),
          }),
        ),
      ),
    }),
  }),
  limit: 'read',
} as const satisfies Endpoint
