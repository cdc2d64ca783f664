import type { SandboxUser } from '../users/user.ts'

/** The session of a signed-in user. */
export interface Session {
  /** At least 128 random bits as text. A request with this token acts as the user. */
  readonly token: string
  readonly userId: number
  /** Start of the session, in epoch milliseconds. */
  readonly createdAt: number
}

/** Users, their sessions, and failed sign-ins. */
export interface AccountStore {
  /** Returns the user with an id; the guest for the id null; null for an unknown id. */
  user(userId: number | null): SandboxUser | null
  /** Returns the user with a login, case-insensitive; null if there is none. */
  userByLogin(login: string): SandboxUser | null
  /** Returns all users with an id, in the order of the seed. */
  users(): SandboxUser[]
  /** Adds a session. @throws if the token is taken */
  addSession(session: Session): void
  session(token: string): Session | null
  removeSession(token: string): void
  /** Removes the sessions that began before a moment (epoch milliseconds). */
  forgetSessionsBefore(createdAt: number): void
  /** Records a failed sign-in, until `forgetSignInFailuresBefore` removes it. */
  addSignInFailure(name: string, at: number): void
  /** Returns the times of failed sign-ins since a moment, the earliest first (epoch milliseconds). */
  signInFailures(name: string, since: number): number[]
  /** Removes the failures before a moment (epoch milliseconds). */
  forgetSignInFailuresBefore(at: number): void
}
