import type { SignInReason } from '../../module/signInRequest.ts'

/** Failure of a sign-in. */
export interface SignInFailure {
  reason: 'refused' | 'offline' | 'network' | 'timeout' | 'unexpected'
  /** The service's own words. Null: none. */
  message: string | null
}

/** State of the login modal (AUTH-03). Typed values are only in its fields (SEC-04). */
export type SignInState = {
  /** Event of which the person was not notified yet. */
  news: 'signedIn' | 'signedOut' | null
} & (
  | { status: 'closed' }
  | { status: 'idle' | 'loading'; reason: SignInReason }
  | { status: 'failed'; reason: SignInReason; failure: SignInFailure }
)

export type SignInAction =
  | { type: 'asked'; reason: SignInReason }
  | { type: 'submitted' }
  | { type: 'failed'; failure: SignInFailure }
  /** The signed-in account is not the one of the page. */
  | { type: 'mismatched' }
  | { type: 'succeeded' }
  | { type: 'signedOut' }
  /** The person has closed the modal. */
  | { type: 'closed' }
  /** The person was notified of `news`. */
  | { type: 'told' }

export const closedSignIn: SignInState = { status: 'closed', news: null }

/**
 * Reduces the actions of the sign-in. There is one modal for all callers, so the first reason stays
 * (AUTH-05).
 */
export function signInReducer(state: SignInState, action: SignInAction): SignInState {
  const { news } = state
  switch (action.type) {
    case 'told':
      return news === null ? state : { ...state, news: null }
    case 'signedOut':
      return { status: 'closed', news: 'signedOut' }
    case 'succeeded':
      return { status: 'closed', news: 'signedIn' }
    case 'closed':
      return state.status === 'closed' ? state : { status: 'closed', news }
    case 'asked':
      return state.status === 'closed' ? { status: 'idle', reason: action.reason, news } : state
    default:
      return state.status === 'closed' ? state : steppedOn(state, action)
  }
}

type OpenState = Exclude<SignInState, { status: 'closed' }>

function steppedOn(
  { reason, news }: OpenState,
  action: Extract<SignInAction, { type: 'submitted' | 'failed' | 'mismatched' }>,
): SignInState {
  switch (action.type) {
    case 'submitted':
      return { status: 'loading', reason, news }
    case 'failed':
      return { status: 'failed', reason, failure: action.failure, news }
    case 'mismatched': {
      const isSecond = reason === 'expected' || reason === 'switch'
      return { status: 'idle', reason: isSecond ? 'switch' : 'expected', news }
    }
  }
}
