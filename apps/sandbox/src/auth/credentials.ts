import type { Clock } from '../clock.ts'
import type { Store } from '../store/store.ts'
import type { SandboxUser } from '../users/user.ts'

/** What became of a login and a password. */
export type Checked =
  | { readonly state: 'right'; readonly user: SandboxUser; readonly userId: number }
  /** Nobody is told which of the two it was. */
  | { readonly state: 'wrong' }
  | { readonly state: 'tooMany'; readonly retryAfterSeconds: number }

/** Wrong passwords that are heard within {@link failureSpan}; after them not even the right one is. */
export const mostFailures = 5
/** Milliseconds that a wrong password counts. */
export const failureSpan = 60_000
/** Characters of a login that are looked at. */
const longestLogin = 254

interface CredentialParts {
  readonly store: Store
  readonly clock: Clock
}

/** Checks whom a login and a password belong to. */
export function checkLogin(login: string, password: string, parts: CredentialParts): Checked {
  const name = login.trim().toLowerCase().slice(0, longestLogin)
  return check(name, parts.store.userByLogin(name), password, parts)
}

/** Checks the password of a user. */
export function checkPassword(userId: number, password: string, parts: CredentialParts): Checked {
  const user = parts.store.user(userId)
  return check(user?.login ?? `#${userId}`, user, password, parts)
}

function check(
  name: string,
  user: SandboxUser | null,
  password: string,
  { store, clock }: CredentialParts,
): Checked {
  const now = clock.now()
  store.forgetSignInFailuresBefore(now - failureSpan)
  const failures = store.signInFailures(name, now - failureSpan + 1).filter((at) => at <= now)
  if (failures.length >= mostFailures) {
    const heardAgainAt = (failures.at(-mostFailures) ?? now) + failureSpan
    return { state: 'tooMany', retryAfterSeconds: Math.ceil((heardAgainAt - now) / 1000) }
  }
  if (user !== null && user.userId !== null && user.password !== null && user.password === password) {
    return { state: 'right', user, userId: user.userId }
  }
  store.addSignInFailure(name, now)
  return { state: 'wrong' }
}
