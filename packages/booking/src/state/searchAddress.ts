import type { FinderState } from './finder.ts'
import { stopPlaceIds } from './finderStops.ts'

/** What of a search its address names: a reload, a shared link, back and forward lead to the same screen. */
export interface SearchAddress {
  /** Place id of the pickup. */
  from?: string | undefined
  /** Place id of the drop-off. */
  to?: string | undefined
  /** Place ids of the extra stops, in their order. @default none */
  subAddress?: readonly string[] | undefined
  /** For how long a car is hired, whole hours from 1 to 24; on a rent only. @default 1 */
  hours?: number | undefined
  action?: 'change' | 'repeat' | 'new' | undefined
  /** The order that is changed or repeated. */
  orderId?: string | undefined
}

/**
 * The address of what stands in the search (PLACE-09, PLACE-23). Another way is no repetition any more (PLACE-08). Null:
 * the address names it already.
 * @param isFollowing the address only follows what stands on the screen: the person has changed nothing.
 */
export function addressOf(
  state: FinderState,
  search: SearchAddress,
  isFollowing: boolean,
): SearchAddress | null {
  const from = state.from.item?.placeId
  const to = state.to.item?.placeId
  const subAddress = stopPlaceIds(state)
  const isOther = from !== search.from || to !== search.to
  if (!isOther && subAddress.join() === (search.subAddress ?? []).join()) return null
  const { action, orderId } = search
  const isCopy = action === 'repeat' && isOther && !isFollowing
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(subAddress.length > 0 && { subAddress }),
    ...(state.mode === 'rent' && { hours: state.rentSeconds / 3600 }),
    ...(action && !isCopy && { action }),
    ...(orderId !== undefined && !isCopy && { orderId }),
  }
}
