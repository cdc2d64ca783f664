import { allowsReturn } from '../rules/allowsReturn.ts'
import { rentBounds } from '../rules/rent.ts'
import type { FinderState, Mode, OffersView } from './finderState.ts'
import { stopPlaceIds } from './finderStops.ts'
import { initialView } from './finderView.ts'

const hour = 3600

type Optional<T> = { [name in keyof T]?: T[name] | undefined }

/** Options of a search and its view; a missing option has the initial value. */
export interface SearchOptions extends Optional<OffersView> {
  /** Duration of a rent, whole hours from 1 to 24; for a rent only. @default 1 */
  hours?: number | undefined
  /** True for a return trip; for a new transfer only (PRICE-12). @default false */
  isReturn?: boolean | undefined
}

/**
 * The parts of a search that are in its address, so that a reload, a shared link, back and forward lead to the same
 * screen.
 */
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

/** The options of the current search. */
export function optionsOf({ mode, rentSeconds, isReturn, view }: FinderState): SearchOptions {
  return named(mode, { ...view, hours: rentSeconds / hour, isReturn })
}

/** The options in an address. Null: the address has neither a pickup nor an option, so the current search stays. */
export function optionsNamed(mode: Mode, address: SearchAddress): SearchOptions | null {
  const isReturn = address.isReturn && allowsReturn(address.action)
  const options = named(mode, { ...address, isReturn })
  if (address.from === undefined && Object.keys(options).length === 0) return null
  return { ...firstOptions(mode), ...options }
}

/** The initial options of every search. */
export function firstOptions(mode: Mode): SearchOptions {
  return mode === 'rent' ? { hours: rentBounds.shortest / hour } : {}
}

/**
 * Puts options in a fixed order, so that they can be compared as JSON. The hours of a rent are always included; other
 * options only if they differ from the default.
 */
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
 * The address of the current search (PLACE-09, PLACE-23). After a change of the places it no longer repeats an order
 * (PLACE-08). Null: the address already has these places.
 *
 * @param isFollowing true if the address only follows the screen and the person has changed nothing
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

/**
 * The address with the options of the current search. The places of the address stay, because they may still be
 * loading.
 */
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
