import { rentBounds } from '../domain/rent.ts'
import { allowsReturn } from '../domain/returnOffer.ts'
import type { FinderState, Mode, OffersView } from './finderState.ts'
import { stopPlaceIds } from './finderStops.ts'
import { initialView } from './finderView.ts'

const hour = 3600

type Optional<T> = { [name in keyof T]?: T[name] | undefined }

/** How a search is asked and looked at; a value left out is the one that every search begins with. */
export interface SearchOptions extends Optional<OffersView> {
  /** For how long a car is hired, whole hours from 1 to 24; on a rent only. @default 1 */
  hours?: number | undefined
  /** There and back; on a new transfer only (PRICE-12). @default false */
  isReturn?: boolean | undefined
}

/** What of a search its address names: a reload, a shared link, back and forward lead to the same screen. */
export interface SearchAddress extends SearchOptions {
  /** Place id of the pickup. */
  from?: string | undefined
  /** Place id of the drop-off. */
  to?: string | undefined
  /** Place ids of the extra stops, in their order. @default none */
  subAddress?: readonly string[] | undefined
  action?: 'change' | 'repeat' | 'new' | undefined
  /** The order that is changed or repeated. */
  orderId?: string | undefined
}

/** The options of what stands in the search. */
export function optionsOf({ mode, rentSeconds, isReturn, view }: FinderState): SearchOptions {
  return named(mode, { ...view, hours: rentSeconds / hour, isReturn })
}

/** The options that an address means. Null: it names neither a pickup nor an option, so what stands may stay. */
export function optionsNamed(mode: Mode, address: SearchAddress): SearchOptions | null {
  const isReturn = address.isReturn && allowsReturn(address.action)
  const options = named(mode, { ...address, isReturn })
  if (address.from === undefined && Object.keys(options).length === 0) return null
  return { ...firstOptions(mode), ...options }
}

/** The options that every search begins with. */
export function firstOptions(mode: Mode): SearchOptions {
  return mode === 'rent' ? { hours: rentBounds.shortest / hour } : {}
}

/** In one order, so that two can be compared as JSON; a rent names its hours, of the rest only what is not as usual. */
function named(mode: Mode, options: SearchOptions): SearchOptions {
  const { hours, isReturn, sort, grouped, classes, providers, minRating } = options
  return {
    ...(mode === 'rent' ? hours && { hours } : isReturn && { isReturn }),
    ...(sort && sort !== initialView.sort && { sort }),
    ...(grouped === false && { grouped }),
    ...(classes?.length && { classes }),
    ...(providers?.length && { providers }),
    ...(minRating && { minRating }),
  }
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
  const { from, to, subAddress = [] } = placesOf(state)
  const isOther = from !== search.from || to !== search.to
  if (!isOther && subAddress.join() === (search.subAddress ?? []).join()) return null
  const isCopy = search.action === 'repeat' && isOther && !isFollowing
  return { ...placesOf(state), ...optionsOf(state), ...(!isCopy && orderIn(search)) }
}

/** The address with the options that stand in the search; its places stay, as they may still be read. */
export function addressWithOptions(state: FinderState, search: SearchAddress): SearchAddress {
  const { from, to, subAddress } = search
  const places = from === undefined && to === undefined ? placesOf(state) : { from, to, subAddress }
  return { ...places, ...optionsOf(state), ...orderIn(search) }
}

function placesOf(state: FinderState): Pick<SearchAddress, 'from' | 'to' | 'subAddress'> {
  const from = state.from.item?.placeId
  const to = state.to.item?.placeId
  const subAddress = stopPlaceIds(state)
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(subAddress.length > 0 && { subAddress }),
  }
}

function orderIn({ action, orderId }: SearchAddress): Pick<SearchAddress, 'action' | 'orderId'> {
  return { ...(action && { action }), ...(orderId !== undefined && { orderId }) }
}
