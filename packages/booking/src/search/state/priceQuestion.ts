import { listDueAt } from '../rules/offerAge.ts'
import { returnsIn } from '../rules/returnOffer.ts'
import type { FinderState } from './finder.ts'
import { isSameRoute, type PriceAsker } from './finderOffers.ts'
import type { OffersState, PriceRoute } from './finderState.ts'

// Functions for the code that requests prices; they are loaded with that code, not with the first screen.

/** True if a list belongs to the request and is not too old to be shown again (PRICE-21). */
export function isFresh(offers: OffersState, route: PriceRoute, now: number): boolean {
  if (offers.status !== 'ready' && offers.status !== 'notFound') return false
  const arrivedAt = offers.arrivedAt ?? 0
  // After the clock was set back the age of the list is unknown.
  return isSameRoute(offers.route, route) && now >= arrivedAt && now < listDueAt(offers.list, arrivedAt)
}

/** The price request for the current state. Null: a place or its location is missing. */
export function priceRouteOf(state: FinderState, asker: PriceAsker): PriceRoute | null {
  const { mode, from, to, rentSeconds, earlier } = state
  const isRent = mode === 'rent'
  if (!from.item?.location || (!isRent && !to.item?.location)) return null
  return {
    ...asker,
    fromId: from.item.placeId,
    toId: isRent ? null : (to.item?.placeId ?? null),
    rentSeconds: isRent ? rentSeconds : null,
    currentPriceId: earlier?.action === 'change' ? earlier.priceId : null,
  }
}

/** True if the way back has to be requested, because an offer does not include it (PRICE-12). */
export function isReverseMissing({ isReturn, offers }: FinderState): boolean {
  return isReturn && offers.list.some(({ reverse }) => reverse === null)
}

/** True if the way back is wanted and no offer has one (PRICE-13). */
export function showsRoutesDataError(state: FinderState): boolean {
  const { isReturn, offers, reverse } = state
  if (!isReturn || offers.status !== 'ready') return false
  if (isReverseMissing(state) && reverse.status === 'loading') return false
  const wayBack = returnsIn(reverse.list)
  return offers.list.every((offer) => wayBack(offer) === null)
}
