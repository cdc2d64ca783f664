import type { EndpointName } from '../contract/endpoints.ts'
import type { ClientError } from './clientError.ts'

/**
 * Where a call's refusal is told (ERR-04): in a place of its own on the screen, in a passing message, or nowhere, as what
 * it was asked for is done without. `words`: its place holds the service's words alone, so a refusal without any is a
 * passing message.
 */
const toldIn: Readonly<Record<EndpointName, 'place' | 'words' | 'message' | 'nowhere'>> = {
  login: 'place',
  authLogin: 'place',
  logout: 'message',
  settingUser: 'place',
  frameUserSettings: 'place',
  moduleSettings: 'place',
  saveModuleSettings: 'place',
  features: 'nowhere',
  transportNodes: 'nowhere',
  findPlaces: 'nowhere',
  place: 'place',
  countryByPoint: 'nowhere',
  checkLocation: 'place',
  directions: 'nowhere',
  navigationPaths: 'nowhere',
  prices: 'place',
  rentPrices: 'place',
  calculateNewPrice: 'place',
  miles: 'words',
  promo: 'nowhere',
  promoViews: 'nowhere',
  getWidget: 'place',
  costCenters: 'place',
  recommendedTime: 'message',
  checkTime: 'place',
  createOrder: 'place',
  order: 'place',
  updateOrder: 'place',
  payUrl: 'place',
  yachtRequest: 'place',
}

/** Whether a refusal is told in a passing message. */
export function isToldByMessage({ endpoint, status = 0, serverMessage }: ClientError): boolean {
  const place = toldIn[endpoint as EndpointName]
  return place === 'message' || (place === 'words' && (status >= 500 || !serverMessage))
}
