import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { civilTime } from './laterShapes.ts'
import { addition, flag, id, idText, maybe, object, seconds, text } from './shapes.ts'

/** API-18 When to be picked up for a departure. */
export const recommendedTime = {
  name: 'recommendedTime',
  version: 'byFrame',
  method: 'GET',
  path: '/orders/recommended-time',
  query: object({
    /** Wall clock at the pickup place, as all times are: of the flight or train. */
    departure_time: civilTime,
    /** Of the offer. */
    price_id: idText,
  }),
  body: null,
  answer: object({
    /** The advice. */
    result: object({
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
  query: object({}),
  body: object({
    /** Wall clock of the flight or train. Null: the route asks none. */
    departure_time: v.nullable(civilTime),
    /** Wall clock at the pickup place. */
    pickup_time: civilTime,
    /** Of the offer. */
    price_id: id,
    /** The order that is being changed. Null: a new one. */
    order_id: v.nullable(id),
    /** Null: no account. */
    user_id: v.nullable(id),
    /** By the hour. */
    is_rent: v.boolean(),
    /** Pickup. */
    start_place_id: id,
    /** Seconds of the rent. Null: a transfer. */
    duration: v.nullable(seconds),
  }),
  answer: object({
    /** The verdict. */
    result: object({
      /** Whether it can. */
      allow_booking: flag,
      /** Why not. */
      notice: maybe(text),
      /** A word to the customer even where it is allowed. */
      notice_to_user: maybe(text),
      /** A car on call could come. Absent: none. */
      fast_ride: maybe(
        object({
          /** Wall clock at the pickup place. */
          min_allowed_time_order: civilTime,
          /** For a person, in the language of the call. */
          notice: maybe(text),
          /** Whether a car on call can come then; absent: yes. */
          allow_booking: maybe(flag),
        }),
      ),
      /** Rides ordered already near that time. */
      similar_orders: maybe(
        v.array(
          object({
            order_id: id,
            /** Wall clock at the pickup place. */
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
