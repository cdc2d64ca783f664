import type { DatabaseSync } from 'node:sqlite'
import type { Seed } from '../../seed/seed.ts'
import { foldHash } from '../certificateStore.ts'
import { foldTitle } from '../costCenterStore.ts'

const schemaVersion = 5

/** Tables that requests change. */
const grown = {
  orders: `
    nth integer primary key, id integer not null unique, booking text not null, user_id integer, key text,
    guest_key text, created_at integer not null, body text not null`,
  payments: `
    booking text primary key, status text not null, amount real not null, currency text not null`,
  pay_pages: `
    key text primary key, booking text not null, return_url text not null, until integer not null, claim text`,
  answers:
    'key text primary key, fingerprint text not null, answer text not null, created_at integer not null',
  sessions: 'token text primary key, user_id integer not null, created_at integer not null',
  sign_in_failures: 'name text not null, at integer not null',
  module_settings: 'partner_id integer primary key, version integer not null, body text not null',
  spent_certificates: 'hash text primary key',
  yacht_requests: `
    nth integer primary key, key text, user_id integer, created_at integer not null, body text not null`,
  promo_views:
    'nth integer primary key, promo_action_id integer not null, user_id integer, at integer not null',
} as const

/** Tables that no request changes. They are written again whenever a file is opened, so that they follow the code. */
const given = {
  users: 'nth integer primary key, id integer not null unique, login text unique, body text not null',
  features: 'partner_id integer primary key, body text not null',
  cost_centers: `
    owner_id integer not null, id integer not null, title text not null, folded text not null,
    primary key (owner_id, folded, id)`,
  certificates: 'hash text primary key, body text not null',
} as const

const indexes = `
  create index orders_of_booking on orders (booking);
  create index orders_of_user on orders (user_id, created_at);
  create index orders_of_key on orders (key);
  create index orders_of_guest_key on orders (guest_key);
  create index pay_pages_by_age on pay_pages (until);
  create index answers_by_age on answers (created_at);
  create index sessions_by_age on sessions (created_at);
  create index sign_in_failures_of_name on sign_in_failures (name, at);
  create index sign_in_failures_by_age on sign_in_failures (at);
  create index cost_centers_by_id on cost_centers (owner_id, id);
  create index promo_views_of_promotion on promo_views (promo_action_id);
`

/**
 * Prepares a database. Each commit writes the write-ahead log to the system, so answered requests survive the end of the
 * process by any signal; only a crash of the machine could lose the last commits.
 */
export function openDatabase(database: DatabaseSync, seed: Seed): void {
  database.exec('pragma busy_timeout = 2000; pragma journal_mode = wal; pragma synchronous = normal')
  whole(database, () => {
    const { user_version: version } = database.prepare('pragma user_version').get() as {
      user_version: number
    }
    if (version !== schemaVersion) {
      for (const [table, columns] of Object.entries({ ...grown, ...given })) {
        database.exec(`drop table if exists ${table}; create table ${table} (${columns}) strict`)
      }
      database.exec(`${indexes}; pragma user_version = ${schemaVersion}`)
    }
    for (const table of Object.keys(given)) database.exec(`delete from ${table}`)
    seedGiven(database, seed)
    seedSettings(database, seed)
  })
}

/** Empties the database back to its seed. */
export function resetDatabase(database: DatabaseSync, seed: Seed): void {
  whole(database, () => {
    for (const table of Object.keys(grown)) database.exec(`delete from ${table}`)
    seedSettings(database, seed)
  })
}

/** Runs work in a transaction. */
export function whole<T>(database: DatabaseSync, work: () => T): T {
  database.exec('begin immediate')
  try {
    const done = work()
    database.exec('commit')
    return done
  } catch (error) {
    database.exec('rollback')
    throw error
  }
}

function seedGiven(database: DatabaseSync, { users, features, costCenters, certificates }: Seed): void {
  const user = database.prepare('insert into users (id, login, body) values (?, ?, ?)')
  for (const { userId, login, ...rest } of users)
    user.run(userId, login, JSON.stringify({ userId, login, ...rest }))
  const feature = database.prepare('insert into features values (?, ?)')
  for (const [partnerId, names] of features) feature.run(partnerId, JSON.stringify(names))
  const center = database.prepare('insert into cost_centers values (?, ?, ?, ?)')
  for (const [ownerId, centers] of costCenters) {
    for (const { id, title } of centers) center.run(ownerId, id, title, foldTitle(title))
  }
  const certificate = database.prepare('insert into certificates values (?, ?)')
  for (const one of certificates) certificate.run(foldHash(one.hash), JSON.stringify(one))
}

function seedSettings(database: DatabaseSync, { moduleSettings }: Seed): void {
  const settings = database.prepare('insert or ignore into module_settings values (?, 1, ?)')
  for (const [partnerId, body] of moduleSettings) settings.run(partnerId, JSON.stringify(body))
}
