import type { Place } from '../../kernel/model/place.ts'
import type { FinderState, StopId } from './finderState.ts'
import { type StopAction, stopsReducer, unchecked, withStop } from './finderStops.ts'
import { withoutFilters } from './finderView.ts'
import { emptyInput, type PlaceError, type PlaceInput } from './placeInput.ts'

/** Start or finish of a ride, named as in the query and on the wire. */
export type Side = 'from' | 'to'

/** Key of a place input. */
export type InputKey = Side | StopId

export type InputAction =
  | { type: 'typed'; side: InputKey; text: string }
  | { type: 'cleared'; side: InputKey }
  /**
   * The person chose a place. Values of the former place are cleared, and the search no longer repeats an order
   * (PLACE-08).
   */
  | { type: 'placeChosen'; side: InputKey; place: Place }
  /** A place was set by the address or an earlier order. */
  | { type: 'placeResolved'; side: InputKey; place: Place }
  /** Details of the chosen place arrived from the service; the place's name in the input stays. */
  | { type: 'placeDetailed'; side: InputKey; place: Place }
  /** The chosen place arrived in another language. */
  | { type: 'placeTranslated'; side: InputKey; place: Place }
  | { type: 'restored'; side: InputKey }
  | { type: 'placeFailed'; side: InputKey; error: PlaceError }
  /**
   * The address has a place that cannot be shown; the field is emptied, so that it does not show another place
   * (PLACE-10).
   */
  | { type: 'placeMissed'; side: InputKey; error: PlaceError }
  | { type: 'errorCleared'; side: InputKey }
  /** The focus or the address has left the input: a text without a chosen place is marked as an error. */
  | { type: 'left'; side: InputKey }
  /** A search was started without both places: missing ones are marked (PLACE-13). */
  | { type: 'searched' }
  /** Start and finish were swapped, and the stops are reversed (PLACE-15). */
  | { type: 'swapped' }
  | StopAction

const requiredError = { from: 'Finder.fromRequired', to: 'Finder.toRequired' } as const

/** True if a key is that of the start or the finish. */
export function isSide(key: InputKey): key is Side {
  return key === 'from' || key === 'to'
}

/** The field of a key; empty if its stop has been removed. */
export function inputOf(state: FinderState, key: InputKey): PlaceInput {
  return isSide(key) ? state[key] : (state.stops.find(({ id }) => id === key) ?? emptyInput)
}

/** @param none state of the offers without prices and without a choice */
export function inputReducer(
  state: FinderState,
  action: InputAction,
  none: Pick<FinderState, 'offers' | 'selected' | 'reverse' | 'selectedReturn'>,
): FinderState {
  /**
   * Returns the state after a change of an input. Prices depend on both ends; the check of a stop depends on the stop
   * and both ends.
   */
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
      // The filters stay for a place from an address or an order, which come with filters of their own.
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
      // The wanted id stays, so that a lost connection does not remove a stop from the address.
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

/** Moves a field to the other end of the ride; its error about a missing place is replaced by that of the new end. */
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
