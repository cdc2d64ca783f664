import type { Clock } from '../clock.ts'
import { Refusal } from '../errors.ts'
import type { Session, Store } from '../store/store.ts'
import type { SandboxUser } from '../users/user.ts'
import { liveSession } from './sessions.ts'

/** Who a call comes from. */
export interface Visitor {
  readonly user: SandboxUser
  /** Null: not signed in. */
  readonly session: Session | null
}

/** What a call says of itself. */
export interface Claim {
  /** Null: it carries none. */
  readonly token: string | null
  /** Null: it names nobody. */
  readonly userId: number | null
}

interface VisitorParts {
  readonly store: Store
  readonly clock: Clock
}

/**
 * Who a call comes from (SEC-06): a token names its user, whose id may be repeated but not changed; without one there
 * are guests and the visitors of partners' pages, whose id a frame sends. A page's visitor who is signed in is the
 * token's user. @throws Refusal 401 for a token that is none and for an account's id without its token, 403 for
 * another account's id and for a user without access, 400 for an id that nobody has
 */
export function visitorOf(claim: Claim, parts: VisitorParts): Visitor {
  const session = claim.token === null ? null : liveSession(claim.token, parts)
  if (claim.token !== null && session === null) throw new Refusal(401, 'sign_in_required')
  return { user: namedUser(claim.userId, session, parts.store), session }
}

/** The user that an id means beside a session: its user, whoever of a page's visitors is named. @throws Refusal as above */
export function namedUser(userId: number | null, session: Session | null, store: Store): SandboxUser {
  const named = claimedUser(userId, session, store)
  return session === null ? named : admitted(store.user(session.userId))
}

/** The one who is named: a page's visitor, or the one who is signed in. @throws Refusal as above */
function claimedUser(userId: number | null, session: Session | null, store: Store): SandboxUser {
  const user = admitted(store.user(userId))
  const isPublic = user.login === null
  if (isPublic || user.userId === session?.userId) return user
  throw session === null ? new Refusal(401, 'sign_in_required') : new Refusal(403, 'other_user')
}

function admitted(user: SandboxUser | null): SandboxUser {
  if (user === null) throw new Refusal(400, 'unknown_user')
  if (user.isForbidden) throw new Refusal(403, 'forbidden')
  return user
}
