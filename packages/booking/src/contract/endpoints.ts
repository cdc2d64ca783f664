import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { checkTime, createOrder, order, payUrl, recommendedTime, updateOrder } from './orders.ts'
import { countryByPoint, findPlaces, place, transportNodes } from './places.ts'
import { prices } from './prices.ts'
import { frameUserSettings, settingUser } from './settings.ts'

/**
 * Every call, by name: for the sandbox and the published contract. The client imports the calls one by one from
 * their resource, so that a page loads the schemas of what it calls.
 */
export const endpoints = {
  settingUser,
  frameUserSettings,
  transportNodes,
  findPlaces,
  place,
  countryByPoint,
  prices,
  recommendedTime,
  checkTime,
  createOrder,
  order,
  updateOrder,
  payUrl,
} as const satisfies Record<string, Endpoint>

/** Name of a call. */
export type EndpointName = keyof typeof endpoints
/** Query of a call beside the base query. */
export type QueryOf<E extends Endpoint> = InferInput<E['query']>
/** Body of a call; never where it has none. */
export type BodyOf<E extends Endpoint> = E['body'] extends GenericSchema ? InferInput<E['body']> : never
/** Body of a success, as the service may send it. */
export type AnswerOf<E extends Endpoint> = InferInput<E['answer']>
/** Body of a success after it was read. */
export type ReadAnswerOf<E extends Endpoint> = InferOutput<E['answer']>
