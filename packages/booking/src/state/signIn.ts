/**
 * Why the sign-in is open. `wish`: the person asked for it. `needed`: a call wants an account. `ended`: a call's token
 * counts no more. `expected`: the page is for another account than the one here (AUTH-06); `switch`: and the same one
 * has signed in again. `otherOrder`: an order belongs to another account (BOOK-46). `order`: an order shows the rest of
 * itself to its account alone (SEC-06). `forbidden`: this account may not book (ROLE-02). `account`: who is signed in looks at their account, to sign out.
 */
export type SignInReason =
  | 'wish'
  | 'needed'
  | 'ended'
  | 'expected'
  | 'switch'
  | 'otherOrder'
  | 'order'
  | 'forbidden'
  | 'account'

/** Why nobody was signed in. */
export interface SignInFailure {
  reason: 'refused' | 'offline' | 'network' | 'timeout' | 'unexpected'
  /** The service's own words. Null: it said nothing. */
  message: string | null
}

/** The login modal (AUTH-03). What is typed stands in its fields and nowhere else (SEC-04). */
export type SignInState = {
  /** What has happened and was not told yet. */
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
  /** Another account than the page is for. */
  | { type: 'mismatched' }
  | { type: 'succeeded' }
  | { type: 'signedOut' }
  /** The person closed it. */
  | { type: 'closed' }
  /** The news was told. */
  | { type: 'told' }

export const closedSignIn: SignInState = { status: 'closed', news: null }

/** One modal for all who ask: the first reason stays (AUTH-05). */
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
