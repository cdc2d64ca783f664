import type { DatabaseSync } from 'node:sqlite'
import { guest, type SandboxUser } from '../../users/user.ts'
import type { AccountStore } from '../accountStore.ts'
import { lookUps } from './queries.ts'

/** Users and sessions in SQLite. */
export function sqliteAccounts(database: DatabaseSync): AccountStore {
  const userById = database.prepare(lookUps.userById)
  const userByLogin = database.prepare(lookUps.userByLogin)
  const allUsers = database.prepare('select body from users order by nth')
  const insertSession = database.prepare('insert into sessions values (?, ?, ?)')
  const sessionOf = database.prepare(lookUps.sessionOf)
  const dropSession = database.prepare(lookUps.dropSession)
  const dropSessions = database.prepare(lookUps.dropSessions)
  const insertFailure = database.prepare('insert into sign_in_failures values (?, ?)')
  const failuresOf = database.prepare(lookUps.failuresOf)
  const dropFailures = database.prepare(lookUps.dropFailures)

  return {
    user: (userId) => (userId === null ? guest : userIn(userById.get(userId))),
    userByLogin: (login) => userIn(userByLogin.get(login.toLowerCase())),
    users: () => allUsers.all().map((row) => JSON.parse(String(row['body'])) as SandboxUser),
    addSession: ({ token, userId, createdAt }) => void insertSession.run(token, userId, createdAt),
    session(token) {
      const row = sessionOf.get(token)
      return row === undefined
        ? null
        : { token, userId: Number(row['user_id']), createdAt: Number(row['created_at']) }
    },
    removeSession: (token) => void dropSession.run(token),
    forgetSessionsBefore: (createdAt) => void dropSessions.run(createdAt),
    addSignInFailure: (name, at) => void insertFailure.run(name, at),
    signInFailures: (name, since) => failuresOf.all(name, since).map((row) => Number(row['at'])),
    forgetSignInFailuresBefore: (at) => void dropFailures.run(at),
  }
}

const userIn = (row: Record<string, unknown> | undefined) =>
  row === undefined ? null : (JSON.parse(String(row['body'])) as SandboxUser)
