import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import { authLogin, login, logout } from './auth.ts'
import { calculateNewPrice, miles } from './bonus.ts'
import { costCenters } from './costCenters.ts'
import type { Endpoint } from './endpoint.ts'
import { features, moduleSettings, saveModuleSettings } from './moduleSettings.ts'
import { createOrder, order, payUrl, updateOrder } from './orders.ts'
import { checkLocation, countryByPoint, findPlaces, place, transportNodes } from './places.ts'
import { prices, rentPrices } from './prices.ts'
import { promo, promoViews } from './promo.ts'
import { directions, navigationPaths } from './route.ts'
import { frameUserSettings, settingUser } from './settings.ts'
import { checkTime, recommendedTime } from './times.ts'
import { getWidget } from './widget.ts'
import { yachtRequest } from './yacht.ts'

/**
 * Every call, by name: for the sandbox and the published contract. The client imports the calls one by one from
 * their resource, so that a page loads the schemas of what it calls.
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
