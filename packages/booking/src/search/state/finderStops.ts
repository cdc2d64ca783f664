import type { StopCheck } from '../../kernel/model/stopCheck.ts'
import type { FinderState, StopId, StopInput } from './finderState.ts'
import { emptyInput } from './placeInput.ts'

/** Maximum number of extra stops (PLACE-16). */
export const maxStops = 3

/** A request to check a stop; a response to another request is dropped. */
export interface StopQuestion {
  id: StopId
  placeId: string
  fromId: string
  toId: string
}

export type StopAction =
  /** A stop was added; ignored if there are three already, and for a rent. */
  | { type: 'stopAdded'; id: StopId }
  | { type: 'stopRemoved'; id: StopId }
  /** The stops of the address were read; stops that are already in the state stay as they are. */
  | { type: 'stopsNamed'; stops: readonly { id: StopId; placeId: string }[] }
  | { type: 'stopChecking'; question: StopQuestion }
  /** The check of a stop ended; `check` null: it failed. */
  | { type: 'stopChecked'; question: StopQuestion; check: StopCheck | null }
  | { type: 'refusalsClosed' }

/** Place ids of the stops in their order, for the address. */
export function stopPlaceIds({ stops }: FinderState): string[] {
  return stops.flatMap(({ item, wanted }) => item?.placeId ?? wanted ?? [])
}

/**
 * The first stop that must be completed before an offer can be chosen: a stop without a place, or not confirmed as
 * served. No stop is skipped, because the ride would be booked without it.
 */
export function openStop({ stops }: FinderState): StopInput | null {
  return stops.find(({ item, check }) => item === null || check !== 'served') ?? null
}

/** Reduces the actions of the stops. */
export function stopsReducer(state: FinderState, action: StopAction): FinderState {
  const { stops } = state
  switch (action.type) {
    case 'stopAdded':
      if (state.mode === 'rent' || stops.length >= maxStops || stops.some(({ id }) => id === action.id))
        return state
      return { ...state, stops: [...stops, stopOf(action.id, null)], refusals: [] }
    case 'stopRemoved':
      return { ...state, stops: stops.filter(({ id }) => id !== action.id) }
    case 'stopsNamed':
      return named(state, action.stops.slice(0, maxStops))
    case 'stopChecking':
      return asked(state, action.question)
        ? { ...state, stops: withStop(stops, action.question.id, { check: 'checking' }) }
        : state
    case 'stopChecked': {
      const { question, check } = action
      const stop = asked(state, question)
      if (!stop) return state
      if (check === null || check.isServed) {
        const next = check === null ? 'failed' : 'served'
        return { ...state, stops: withStop(stops, question.id, { check: next }) }
      }
      const refusals = [...state.refusals, { text: stop.text, message: check.message }]
      return { ...state, stops: stops.filter((one) => one !== stop), refusals }
    }
    case 'refusalsClosed':
      return { ...state, refusals: [] }
  }
}

/** Applies the stops of the address. If the places are the same, a field that the person is filling in stays. */
function named(state: FinderState, wanted: readonly { id: StopId; placeId: string }[]): FinderState {
  const standing = stopPlaceIds(state)
  const isSame =
    standing.length === wanted.length && wanted.every(({ placeId }, at) => placeId === standing[at])
  if (isSame || state.mode === 'rent') return state
  const left = [...state.stops]
  const stops = wanted.map(({ id, placeId }) => {
    const at = left.findIndex((stop) => (stop.item?.placeId ?? stop.wanted) === placeId)
    return (at < 0 ? undefined : left.splice(at, 1)[0]) ?? stopOf(id, placeId)
  })
  return { ...state, stops, refusals: [] }
}

/** The stop that a request belongs to. Undefined: the stop or an end has changed since. */
function asked({ from, to, stops }: FinderState, question: StopQuestion): StopInput | undefined {
  if (from.item?.placeId !== question.fromId || to.item?.placeId !== question.toId) return undefined
  return stops.find(({ id, item }) => id === question.id && item?.placeId === question.placeId)
}

function stopOf(id: StopId, wanted: string | null): StopInput {
  return { ...emptyInput, id, wanted, check: 'unchecked' }
}

/** Copies the stops with changes to one of them. */
export function withStop(stops: readonly StopInput[], id: StopId, parts: Partial<StopInput>): StopInput[] {
  return stops.map((stop) => (stop.id === id ? { ...stop, ...parts, id } : stop))
}

/** Copies the stops and marks all as unchecked, after an end has changed. */
export function unchecked(stops: readonly StopInput[]): StopInput[] {
  return stops.map((stop) => (stop.check === 'unchecked' ? stop : { ...stop, check: 'unchecked' }))
}
