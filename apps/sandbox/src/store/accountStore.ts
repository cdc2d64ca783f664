import type { SandboxUser } from '../users/user.ts'

/** That somebody is signed in. */
export interface Session {
  /** At least 128 random bits as text; whoever has it is the user. */
  readonly token: string
  readonly userId: number
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/** Users, their sessions, and sign-ins that failed. */
export interface AccountStore {
  /** Null for an id that nobody has; the guest for the id null. */
  user(userId: number | null): SandboxUser | null
  /** In any case of letters; null where nobody signs in so. */
  userByLogin(login: string): SandboxUser | null
  /** All that have an id, in the order of the seed. */
  users(): SandboxUser[]
  /** @throws where the token is taken */
  addSession(session: Session): void
  session(token: string): Session | null
  removeSession(token: string): void
  /** Forgets the sessions before a moment (epoch milliseconds). */
  forgetSessionsBefore(createdAt: number): void
  /** Remembers that signing in failed, for a minute or as long as it is asked for. */
  addSignInFailure(name: string, at: number): void
  /** When signing in failed since a moment, the earliest first (epoch milliseconds). */
  signInFailures(name: string, since: number): number[]
  /** Forgets the failures before a moment (epoch milliseconds). */
  forgetSignInFailuresBefore(at: number): void
}
