import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { costOf } from '@wherry/booking/testing/cost.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { seed } from '../seed/seed.ts'
import { storedTrip } from '../testing/storedTrip.ts'
import { createMemoryStore } from './memory.ts'
import { lookUps } from './sqlite/queries.ts'
import { openDatabase } from './sqlite/schema.ts'
import { createSqliteStore } from './sqlite.ts'
import type { Store, StoredOrder } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'wherry-size-'))
afterAll(() => rmSync(folder, { recursive: true }))

const many = 50_000
const users = 500

const order = (nth: number): StoredOrder => ({
  orderId: 100_000_000 + nth * 7,
  transaction: `t${nth}`,
  userId: nth % users,
  key: `k${nth}`,
  guestKey: null,
  cancellation: null,
  createdAt: nth,
  lang: 'en',
  currency: 'EUR',
  amount: 41,
  classId: 1,
  providerId: 201,
  fromId: 'ap-IST',
  toId: 'ci-745044',
  trip: storedTrip({ comment: 'x'.repeat(400) }),
})

/** Keeps orders, so many in one booking. */
function fill(store: Store, from: number, to: number, atOnce: number): void {
  for (let nth = from; nth < to; nth += atOnce) {
    store.add({
      orders: Array.from({ length: atOnce }, (_, more) => order(nth + more)),
      payment: { transaction: `t${nth}`, status: 'none', amount: 41, currency: 'EUR' },
      answer: { key: `k${nth}`, fingerprint: 'f', answer: [nth], createdAt: nth },
    })
  }
}

describe('a store of 50,000 orders', () => {
  it.each(Object.entries(lookUps))('API-02 %s goes by an index, and sorts nothing', (_, query) => {
    const database = new DatabaseSync(':memory:')
    openDatabase(database, seed)
    const plan = database.prepare(`explain query plan ${query}`).all()
    expect(plan.length).toBeGreaterThan(0)
    for (const { detail } of plan) expect(detail).not.toMatch(/^SCAN (?!CONSTANT)|TEMP B-TREE/)
    database.close()
  })

  it.each([
    ['memory', () => createMemoryStore()],
    ['SQLite', () => createSqliteStore(join(folder, 'many.sqlite'))],
  ] as const)(
    'API-02 REL-01 costs little in %s: 1,000 bookings and 4,000 look-ups beside the 50,000',
    async (kind, createStore) => {
      const store = createStore()
      fill(store, 0, many, 50)
      const cost = await costOf(() => {
        fill(store, many, many + 1000, 1)
        for (let nth = 0; nth < 1000; nth++) {
          expect(store.order(100_000_000 + nth * 49 * 7)?.transaction).toBe(`t${nth * 49}`)
          expect(store.ordersOf(`t${nth * 49}`)).toHaveLength(1)
          expect(store.ordersByKey(`k${nth}`)).toHaveLength(1)
          expect(store.ordersByUser(nth % users, 10)[0]?.createdAt).toBeGreaterThanOrEqual(many)
          store.forgetAnswersBefore(0)
        }
      }, 1)
      console.info(`1,000 bookings and 4,000 look-ups in ${kind}: ${cost.toFixed(1)} times 20 million steps`)
      expect(cost).toBeLessThan(100)
      store.close()
    },
  )
})
