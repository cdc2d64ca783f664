import type { Moment } from '../moment.ts'
import type { RowName } from '../table.ts'
import { login, logout, saveModuleSettings, yachtRequest } from './accounts.ts'
import { calculateNewPrice, checkTime, costCenters, miles, recommendedTime } from './filling.ts'
import {
  countryByPoint,
  features,
  frameUserSettings,
  moduleSettings,
  moduleSettingsOfPartner,
  place,
  promoMoment,
  promoViews,
  settingUser,
} from './opening.ts'
import { createOrder, order, orderToChange, payUrl, updateOrder } from './ordering.ts'
import {
  checkLocation,
  directions,
  findPlaces,
  getWidget,
  navigationPaths,
  prices,
  rentPrices,
  transportNodes,
} from './searching.ts'

/** The visitor’s steps for each row of the table. */
export const moments: Readonly<Record<RowName, Moment>> = {
  settingUser,
  frameUserSettings,
  moduleSettings,
  moduleSettingsOfPartner,
  features,
  place,
  countryByPoint,
  promo: promoMoment,
  promoViews,
  transportNodes,
  findPlaces,
  checkLocation,
  directions,
  navigationPaths,
  prices,
  rentPrices,
  getWidget,
  recommendedTime,
  checkTime,
  calculateNewPrice,
  miles,
  costCenters,
  createOrder,
  payUrl,
  order,
  orderToChange,
  updateOrder,
  login,
  authLogin: login,
  logout,
  saveModuleSettings,
  yachtRequest,
}
