import { listDueAt } from '../domain/offerAge.ts'
import { returnsIn } from '../domain/returnOffer.ts'
import type { FinderState } from './finder.ts'
import { isSameRoute, type PriceAsker } from './finderOffers.ts'
import type { OffersState, PriceRoute } from './finderState.ts'

// What is asked of the state by those who ask for prices: it comes with them, not with the first screen.

/** Whether the list at hand answers the question and is not too old to be shown again (PRICE-21). */
export function isFresh(offers: OffersState, route: PriceRoute, now: number): boolean {
  if (offers.status !== 'ready' && offers.status !== 'notFound') return false
  const arrivedAt = offers.arrivedAt ?? 0
  // A clock that was set back says nothing of an age.
  return isSameRoute(offers.route, route) && now >= arrivedAt && now < listDueAt(offers.list, arrivedAt)
}

/** What there is to ask. Null: a place is missing, or the service has not told where it is. */
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

/** Whether the way back of some offer has to be asked: the offer did not name its price itself (PRICE-12). */
export function isReverseMissing({ isReturn, offers }: FinderState): boolean {
  return isReturn && offers.list.some(({ reverse }) => reverse === null)
}

/** The way back is asked for and no offer has one (PRICE-13). */
export function showsRoutesDataError(state: FinderState): boolean {
  const { isReturn, offers, reverse } = state
  if (!isReturn || offers.status !== 'ready') return false
  if (isReverseMissing(state) && reverse.status === 'loading') return false
  const wayBack = returnsIn(reverse.list)
  return offers.list.every((offer) => wayBack(offer) === null)
}
