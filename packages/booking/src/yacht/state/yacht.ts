import type { Failure } from '../../booking/index.ts'
import type { YachtPlace } from '../../kernel/model/yacht.ts'
import { createYachtForm, type SentYacht, type YachtForm } from '../rules/yachtForm.ts'
import type { YachtWhere } from '../rules/yachtPlaces.ts'

/** Failure because of which a request was not sent, or its result is unknown. */
export interface YachtFailure {
  reason: Extract<
    Failure['reason'],
    'offline' | 'network' | 'timeout' | 'unreadable' | 'signIn' | 'refused' | 'unexpected'
  >
  /** The service's own words. Null: none. */
  message: string | null
}

/** The part of a request that is stored on the device. */
export interface KeptYacht {
  form: YachtForm
  /** Idempotency key. Sent several times with the same key, a request is stored by the service once (API-27). */
  key: string
  /** Names of the city and its country in the last shown language, or the typed place (YACHT-10). */
  place: YachtPlace
  /** Requests that were sent with the key but got no response, without duplicates, the last at the end; at most 20. */
  lost: readonly SentYacht[]
}

export interface YachtState {
  /** Stored part of the request. Null: no place is chosen. */
  kept: KeptYacht | null
  phase: 'editing' | 'sending'
  /** True after the first attempt to send; from then on, errors are shown. */
  isTried: boolean
  failure: YachtFailure | null
  /** Request that was sent before the form was changed, and has arrived nevertheless. Null: none. */
  arrived: SentYacht | null
}

export type YachtAction =
  | { type: 'placeChosen'; where: YachtWhere; place: YachtPlace; key: string }
  /** The names of the place were translated to the current language. */
  | { type: 'placeNamed'; place: YachtPlace }
  | { type: 'entered'; change: Partial<Omit<YachtForm, 'where'>> }
  | { type: 'tried' }
  | { type: 'sent'; sent: SentYacht }
  /** @param isOpen true if the request may have arrived anyway */
  | { type: 'failed'; failure: YachtFailure; isOpen: boolean }
  | { type: 'arrivedBefore'; sent: SentYacht }
  /** The form gets a new key, so that later changes are sent as a new request. */
  | { type: 'keyChanged'; key: string }
  | { type: 'stopped' }
  | { type: 'reset' }

const initialYacht: YachtState = {
  kept: null,
  phase: 'editing',
  isTried: false,
  failure: null,
  arrived: null,
}

/** Maximum number of stored requests without a response. */
const mostLost = 20

/**
 * State with a stored request. If it has requests without a response, a failure is shown. Null starts a new request.
 */
export function restoredYacht(kept: KeptYacht | null): YachtState {
  const isOpen = kept !== null && kept.lost.length > 0
  return { ...initialYacht, kept, failure: isOpen ? { reason: 'network', message: null } : null }
}

/** Reduces the actions of a yacht request. Inputs are ignored while it is being sent. */
export function yachtReducer(state: YachtState, action: YachtAction): YachtState {
  if (action.type === 'reset') return state === initialYacht ? state : initialYacht
  if (action.type === 'placeChosen') {
    const { where, place, key } = action
    return restoredYacht({ form: createYachtForm(where), key, place, lost: [] })
  }
  const { kept, phase } = state
  if (!kept) return state
  switch (action.type) {
    case 'entered':
      if (phase === 'sending') return state
      return { ...state, kept: { ...kept, form: { ...kept.form, ...action.change } } }
    case 'placeNamed': {
      const { place } = action
      return JSON.stringify(kept.place) === JSON.stringify(place)
        ? state
        : { ...state, kept: { ...kept, place } }
    }
    case 'tried':
      return state.isTried ? state : { ...state, isTried: true }
    case 'sent': {
      const text = JSON.stringify(action.sent.request)
      const others = kept.lost.filter(({ request }) => JSON.stringify(request) !== text)
      return {
        ...state,
        kept: { ...kept, lost: [...others.slice(1 - mostLost), action.sent] },
        ...{ phase: 'sending', failure: null, arrived: null },
      }
    }
    case 'failed': {
      // After a definite refusal, the request has not arrived earlier either: the service would have known
      // the key.
      const lost = action.isOpen || phase !== 'sending' ? kept.lost : kept.lost.slice(0, -1)
      return { ...state, kept: { ...kept, lost }, phase: 'editing', failure: action.failure }
    }
    case 'arrivedBefore':
      return { ...state, phase: 'editing', failure: null, arrived: action.sent }
    case 'keyChanged':
      return { ...state, kept: { ...kept, key: action.key, lost: [] }, failure: null, arrived: null }
    case 'stopped':
      return phase === 'editing' ? state : { ...state, phase: 'editing' }
  }
}
