import type { Clock } from '../clock.ts'
import type { Store } from '../store/store.ts'
import type { SandboxUser } from '../users/user.ts'

/** The result of a check of a login and a password. */
export type Checked =
  | { readonly state: 'right'; readonly user: SandboxUser; readonly userId: number }
  /** The login or the password is wrong; the response does not say which of the two. */
  | { readonly state: 'wrong' }
  | { readonly state: 'tooMany'; readonly retryAfterSeconds: number }

/** Wrong passwords allowed within {@link failureSpan}; after them even the right one is refused. */
export const mostFailures = 5
/** Milliseconds for which a wrong password counts. */
export const failureSpan = 60_000
/** Maximum length of a login; further characters are cut off. */
const longestLogin = 254

interface CredentialParts {
  readonly store: Store
  readonly clock: Clock
}

/** Finds the user of a login and checks the password. */
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
