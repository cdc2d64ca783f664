import type { Seed } from '../../seed/seed.ts'
import { guest } from '../../users/user.ts'
import type { AccountStore, Session } from '../accountStore.ts'

/** Users and sessions in memory. */
export function memoryAccounts({ users }: Seed): AccountStore & { reset(): void } {
  const byId = new Map(users.map((user) => [user.userId, user]))
  const byLogin = new Map(users.flatMap((user) => (user.login === null ? [] : [[user.login, user]])))
  const sessions = new Map<string, Session>()
  let failures: { name: string; at: number }[] = []

  return {
    user: (userId) => (userId === null ? guest : (byId.get(userId) ?? null)),
    userByLogin: (login) => byLogin.get(login.toLowerCase()) ?? null,
    users: () => [...users],
    addSession(session) {
      if (sessions.has(session.token)) throw new Error('The token is taken')
      sessions.set(session.token, session)
    },
    session: (token) => sessions.get(token) ?? null,
    removeSession: (token) => void sessions.delete(token),
    forgetSessionsBefore(createdAt) {
      for (const session of sessions.values())
        if (session.createdAt < createdAt) sessions.delete(session.token)
    },
    addSignInFailure: (name, at) => void failures.push({ name, at }),
    signInFailures: (name, since) =>
      failures
        .filter((failure) => failure.name === name && failure.at >= since)
        .map(({ at }) => at)
        .sort((a, b) => a - b),
    forgetSignInFailuresBefore(at) {
      failures = failures.filter((failure) => failure.at >= at)
    },
    reset() {
      sessions.clear()
      failures = []
    },
  }
}
