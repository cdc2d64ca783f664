import type { YachtPlace } from '../domain/yacht.ts'
import { createYachtForm, type SentYacht, type YachtForm } from '../domain/yachtForm.ts'
import type { YachtWhere } from '../domain/yachtPlaces.ts'
import type { Failure } from './bookingState.ts'

/** Why a request was not sent, or nobody knows whether it was. */
export interface YachtFailure {
  reason: Extract<
    Failure['reason'],
    'offline' | 'network' | 'timeout' | 'unreadable' | 'signIn' | 'refused' | 'unexpected'
  >
  /** The service's own words. Null: none. */
  message: string | null
}

/** What is kept of a request on the device. */
export interface KeptYacht {
  form: YachtForm
  /** Names the request to the service: sent twice under it, it is kept once (API-27). */
  key: string
  /** The place in the words that were read last: the city's and the country's names, or what was typed (YACHT-10). */
  place: YachtPlace
  /** What went out under the key and was not answered, each once, the last at the end; 20 at most. */
  lost: readonly SentYacht[]
}

export interface YachtState {
  /** Null: no place is chosen. */
  kept: KeptYacht | null
  phase: 'editing' | 'sending'
  /** Whether it was tried to send it: from then on what is wrong is shown. */
  isTried: boolean
  failure: YachtFailure | null
  /** What had gone out before the form was changed, and has arrived after all. Null: nothing. */
  arrived: SentYacht | null
}

export type YachtAction =
  | { type: 'placeChosen'; where: YachtWhere; place: YachtPlace; key: string }
  /** The words of the place in the language that is read now. */
  | { type: 'placeNamed'; place: YachtPlace }
  | { type: 'entered'; change: Partial<Omit<YachtForm, 'where'>> }
  | { type: 'tried' }
  | { type: 'sent'; sent: SentYacht }
  /** @param isOpen whether it may have arrived all the same */
  | { type: 'failed'; failure: YachtFailure; isOpen: boolean }
  | { type: 'arrivedBefore'; sent: SentYacht }
  /** What was changed since goes out as a request of its own. */
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

/** So many requests without an answer are remembered; nobody sends more. */
const mostLost = 20

/** The state that a kept request is gone on with, and that an answer to it never came; null begins anew. */
export function restoredYacht(kept: KeptYacht | null): YachtState {
  const isOpen = kept !== null && kept.lost.length > 0
  return { ...initialYacht, kept, failure: isOpen ? { reason: 'network', message: null } : null }
}

/** Changes what a person has entered for a yacht; while it is being sent the form stands still. */
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
      // Refused for certain, it has not arrived before either: a known key would have been answered.
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
