import type { ClientError } from './clientError.ts'
import type { EndpointName } from './endpoints.ts'

/**
 * Place where the refusal of each request is shown (ERR-04): in its own place on the screen, in a notification, or
 * nowhere if the screen works without the result. `words`: the place can only show the service's own message, so a
 * refusal without one becomes a notification.
 */
const displayOf: Readonly<Record<EndpointName, 'place' | 'words' | 'notification' | 'nowhere'>> = {
  login: 'place',
  authLogin: 'place',
  logout: 'notification',
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
  recommendedTime: 'notification',
  checkTime: 'place',
  createOrder: 'place',
  order: 'place',
  updateOrder: 'place',
  payUrl: 'place',
  yachtRequest: 'place',
}

/** True if a refusal is shown in a notification. */
export function isShownAsNotification({ endpoint, status = 0, serverMessage }: ClientError): boolean {
  const place = displayOf[endpoint as EndpointName]
  return place === 'notification' || (place === 'words' && (status >= 500 || !serverMessage))
}
