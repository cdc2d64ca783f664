import type { Place } from '../domain/place.ts'
import type { FinderState, StopId } from './finderState.ts'
import { type StopAction, stopsReducer, unchecked, withStop } from './finderStops.ts'
import { withoutFilters } from './finderView.ts'
import { emptyInput, type PlaceError, type PlaceInput } from './placeInput.ts'

/** The ends of a ride, as the query and the wire call them. */
export type Side = 'from' | 'to'

/** Names a place input. */
export type InputKey = Side | StopId

export type InputAction =
  | { type: 'typed'; side: InputKey; text: string }
  | { type: 'cleared'; side: InputKey }
  /** By the person: what belonged to the former place goes, a repeated order among it (PLACE-08). */
  | { type: 'placeChosen'; side: InputKey; place: Place }
  /** By the address or by an earlier order. */
  | { type: 'placeResolved'; side: InputKey; place: Place }
  /** What the service told later about the chosen place; its name in the input stays. */
  | { type: 'placeDetailed'; side: InputKey; place: Place }
  /** The chosen place in another language. */
  | { type: 'placeTranslated'; side: InputKey; place: Place }
  | { type: 'restored'; side: InputKey }
  | { type: 'placeFailed'; side: InputKey; error: PlaceError }
  /** The address names a place that cannot be shown: no other one stands in its input meanwhile (PLACE-10). */
  | { type: 'placeMissed'; side: InputKey; error: PlaceError }
  | { type: 'errorCleared'; side: InputKey }
  /** The screen or the address leaves the input: a text that was not chosen must not stand as if it were. */
  | { type: 'left'; side: InputKey }
  /** A search without both places: marks what is missing (PLACE-13). */
  | { type: 'searched' }
  /** From and to change places, the stops turn round (PLACE-15). */
  | { type: 'swapped' }
  | StopAction

const requiredError = { from: 'Finder.fromRequired', to: 'Finder.toRequired' } as const

/** Whether a key is that of an end of the ride. */
export function isSide(key: InputKey): key is Side {
  return key === 'from' || key === 'to'
}

/** The input of a key; empty where such a stop is there no more. */
export function inputOf(state: FinderState, key: InputKey): PlaceInput {
  return isSide(key) ? state[key] : (state.stops.find(({ id }) => id === key) ?? emptyInput)
}

/** @param none the state without anything that prices belong to. */
export function inputReducer(
  state: FinderState,
  action: InputAction,
  none: Pick<FinderState, 'offers' | 'selected' | 'reverse' | 'selectedReturn'>,
): FinderState {
  /** The input with its consequences: prices belong to both ends, a check to the stop and both ends. */
  function changed(key: InputKey, input: PlaceInput): FinderState {
    if (!isSide(key)) return withInput(state, key, input, true)
    const stops = unchecked(state.stops)
    return { ...state, ...none, [key]: input, stops, refusals: [], formerOffers: null }
  }

  switch (action.type) {
    case 'typed': {
      const input = inputOf(state, action.side)
      if (input.text === action.text && input.item === null && input.error === null) return state
      const { status } = state.offers
      const kept = status === 'ready' || status === 'notFound' ? state.offers : state.formerOffers
      const former = input.item ?? input.former
      const next = changed(action.side, { text: action.text, item: null, error: null, former })
      return { ...next, formerOffers: isSide(action.side) ? kept : state.formerOffers }
    }
    case 'cleared': {
      const next = changed(action.side, emptyInput)
      return isSide(action.side) ? withoutFilters(next) : next
    }
    case 'placeChosen':
    case 'placeResolved': {
      const { item, former } = inputOf(state, action.side)
      const next = changed(action.side, chosen(action.place))
      const isSame = (item ?? former)?.placeId === action.place.placeId
      // What an address or an order fills in comes with its own filters.
      if (action.type === 'placeResolved' || !isSide(action.side) || isSame) return next
      return withoutFilters(withoutCopy(next))
    }
    case 'placeDetailed':
    case 'placeTranslated': {
      const input = inputOf(state, action.side)
      if (input.item?.placeId !== action.place.placeId) return state
      const { text, secondaryText } = action.type === 'placeDetailed' ? input.item : action.place
      const item = { ...action.place, text, secondaryText }
      return withInput(state, action.side, { ...input, text: item.text, item })
    }
    case 'restored': {
      const { former, item } = inputOf(state, action.side)
      if (item || !former) return state
      const { formerOffers } = state
      const next = { ...changed(action.side, chosen(former)), formerOffers }
      const route = formerOffers?.route
      const isAnswered = route?.fromId === next.from.item?.placeId && route?.toId === toIdOf(next)
      if (!isSide(action.side) || !formerOffers || !isAnswered) return next
      return { ...next, offers: formerOffers, formerOffers: null }
    }
    case 'placeFailed':
      return withInput(state, action.side, { ...inputOf(state, action.side), error: action.error })
    case 'placeMissed': {
      const missed = changed(action.side, { ...emptyInput, error: action.error })
      if (isSide(action.side) || action.error !== 'Finder.notRead') return missed
      // What may still be read stays named: the address does not lose a stop to a broken connection.
      const { wanted } = state.stops.find(({ id }) => id === action.side) ?? { wanted: null }
      return { ...missed, stops: withStop(missed.stops, action.side, { wanted }) }
    }
    case 'errorCleared': {
      const input = inputOf(state, action.side)
      return input.error === null ? state : withInput(state, action.side, { ...input, error: null })
    }
    case 'left': {
      const input = inputOf(state, action.side)
      if (input.item || input.error || input.text.trim() === '') return state
      const error = isSide(action.side) ? requiredError[action.side] : 'Finder.stopRequired'
      return withInput(state, action.side, { ...input, error })
    }
    case 'searched': {
      const marked = (side: Side) =>
        state[side].item ? state[side] : { ...state[side], error: requiredError[side] }
      const to = state.mode === 'rent' ? state.to : marked('to')
      return { ...state, from: marked('from'), to }
    }
    case 'swapped':
      return withoutCopy(
        withoutFilters({
          ...state,
          ...none,
          from: turned(state.to, 'from'),
          to: turned(state.from, 'to'),
          stops: unchecked(state.stops).reverse(),
          refusals: [],
          formerOffers: null,
        }),
      )
    default:
      return stopsReducer(state, action)
  }
}

function withInput(state: FinderState, key: InputKey, input: PlaceInput, isOther = false): FinderState {
  if (isSide(key)) return { ...state, [key]: input }
  const fresh = isOther ? ({ wanted: null, check: 'unchecked' } as const) : {}
  return { ...state, stops: withStop(state.stops, key, { ...input, ...fresh }) }
}

function withoutCopy(state: FinderState): FinderState {
  return state.earlier?.action === 'repeat' ? { ...state, earlier: null } : state
}

/** An input at the other end; what is said to be missing there is missing here. */
function turned(input: PlaceInput, side: Side): PlaceInput {
  const isRequired = input.error === requiredError.from || input.error === requiredError.to
  return isRequired ? { ...input, error: requiredError[side] } : input
}

function toIdOf({ mode, to }: FinderState): string | null | undefined {
  return mode === 'rent' ? null : to.item?.placeId
}

function chosen(place: Place): PlaceInput {
  return { text: place.text, item: place, error: null, former: null }
}
