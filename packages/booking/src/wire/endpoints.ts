import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import { authLogin, login, logout } from './auth/schema.ts'
import { calculateNewPrice, miles } from './bonus/schema.ts'
import { costCenters } from './costCenters/schema.ts'
import type { Endpoint } from './endpoint.ts'
import { features, moduleSettings, saveModuleSettings } from './moduleSettings/schema.ts'
import { createOrder, order, payUrl, updateOrder } from './orders/schema.ts'
import { countryByPoint, findPlaces, place, transportNodes } from './places/schema.ts'
import { checkLocation } from './places/stopSchema.ts'
import { prices, rentPrices } from './prices/schema.ts'
import { promo, promoViews } from './promo/schema.ts'
import { directions, navigationPaths } from './route/schema.ts'
import { frameUserSettings, settingUser } from './settings/schema.ts'
import { checkTime, recommendedTime } from './times/schema.ts'
import { getWidget } from './widget/schema.ts'
import { yachtRequest } from './yacht/schema.ts'

/**
 * All endpoints by name, for the sandbox and the published contract. The client imports them one by one from their
 * folders, so that a page loads only the schemas it needs.
 */
export const endpoints = {
  login,
  authLogin,
  logout,
  settingUser,
  frameUserSettings,
  moduleSettings,
  saveModuleSettings,
  features,
  transportNodes,
  findPlaces,
  place,
  countryByPoint,
  checkLocation,
  directions,
  navigationPaths,
  prices,
  rentPrices,
  calculateNewPrice,
  miles,
  promo,
  promoViews,
  getWidget,
  costCenters,
  recommendedTime,
  checkTime,
  createOrder,
  order,
  updateOrder,
  payUrl,
  yachtRequest,
} as const satisfies Record<string, Endpoint>

/** Name of an endpoint. */
export type EndpointName = keyof typeof endpoints
/** Query of a request, without the base query. */
export type QueryOf<E extends Endpoint> = InferInput<E['query']>
/** Body of a request; `never` if it has none. */
export type BodyOf<E extends Endpoint> = E['body'] extends GenericSchema ? InferInput<E['body']> : never
/** Body of a successful response, as the service may send it. */
export type AnswerOf<E extends Endpoint> = InferInput<E['answer']>
/** Body of a successful response after parsing. */
export type ReadAnswerOf<E extends Endpoint> = InferOutput<E['answer']>
