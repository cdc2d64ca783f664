import type { Clock } from '../clock.ts'
import { Refusal } from '../errors.ts'
import type { Session, Store } from '../store/store.ts'
import type { SandboxUser } from '../users/user.ts'
import { liveSession } from './sessions.ts'

/** The user of a request, with the session. */
export interface Visitor {
  readonly user: SandboxUser
  /** Session of the user; null if the user is not signed in. */
  readonly session: Session | null
}

/** The token and the user id that a request carries. */
export interface Claim {
  /** Token of the request, or null. */
  readonly token: string | null
  /** User id of the request, or null. */
  readonly userId: number | null
}

interface VisitorParts {
  readonly store: Store
  readonly clock: Clock
}

/**
 * Finds the user of a request (SEC-06). A token decides the user; the user id may repeat it but not differ. Requests
 * without a token come from guests and from visitors of partners' pages, whose id a frame sends. A signed-in visitor of
 * a partner's page is the token's user. @throws Refusal 401 for an invalid token and for an account's id without its
 * token, 403 for another account's id and for a user without access, 400 for an unknown id
 */
export function visitorOf(claim: Claim, parts: VisitorParts): Visitor {
  const session = claim.token === null ? null : liveSession(claim.token, parts)
  if (claim.token !== null && session === null) throw new Refusal(401, 'sign_in_required')
  return { user: namedUser(claim.userId, session, parts.store), session }
}

/** The user of an id and a session: with a session its user, even if the id is of a page's visitor. @throws Refusal as `visitorOf` */
export function namedUser(userId: number | null, session: Session | null, store: Store): SandboxUser {
  const named = claimedUser(userId, session, store)
  return session === null ? named : admitted(store.user(session.userId))
}

/** The user of an id: a page's visitor or the signed-in user. @throws Refusal as `visitorOf` */
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
