import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { storedTrip } from '../testing/storedTrip.ts'
import { createMemoryStore } from './memory.ts'
import { createSqliteStore } from './sqlite.ts'
import type { Booking, StoredOrder } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'wherry-store-'))
afterAll(() => rmSync(folder, { recursive: true }))

const order = (orderId: number, rest: Partial<StoredOrder> = {}): StoredOrder => ({
  orderId,
  transaction: `t${orderId}`,
  userId: null,
  key: null,
  guestKey: null,
  cancellation: null,
  createdAt: orderId,
  lang: 'ru',
  currency: 'EUR',
  amount: 41,
  classId: 1,
  providerId: 201,
  fromId: 'ap-IST',
  toId: 'ci-745044',
  trip: storedTrip({ comment: 'ё «привет»' }),
  ...rest,
})

const booking = (orders: StoredOrder[], answer: Booking['answer'] = null): Booking => ({
  orders,
  payment: {
    transaction: orders[0]?.transaction ?? '',
    status: 'none',
    amount: 41,
    currency: 'EUR',
  },
  answer,
})

describe.each([
  ['memory', createMemoryStore],
  ['SQLite', () => createSqliteStore(':memory:')],
])('a store in %s', (_, createStore) => {
  it('API-02 finds the rides of a booking in the order they were booked in', () => {
    const store = createStore()
    const rides = [order(900, { transaction: 't', key: 'k' }), order(100, { transaction: 't', key: 'k' })]
    store.add(booking(rides))
    store.add(booking([order(500)]))
    expect(store.ordersOf('t')).toEqual(rides)
    expect(store.ordersByKey('k')).toEqual(rides)
    expect(store.order(100)).toEqual(rides[1])
    expect(store.order(1)).toBeNull()
    expect(store.ordersOf('none')).toEqual([])
    store.close()
  })

  it('BOOK-42 API-02 a key that was used again names its last booking alone', () => {
    const store = createStore()
    const old = order(1, { transaction: 'old', key: 'k' })
    const rides = [order(2, { transaction: 'new', key: 'k' }), order(3, { transaction: 'new', key: 'k' })]
    store.add(booking([old]))
    store.add(booking(rides))
    expect(store.ordersByKey('k')).toEqual(rides)
    expect(store.allOrders({ key: 'k' })).toEqual([old, ...rides])
    expect(store.ordersByKey('none')).toEqual([])
    store.close()
  })

  it('SHELL-14 lists a user’s rides, the latest first, and no one else’s', () => {
    const store = createStore()
    for (const [id, userId] of [
      [1, 7],
      [2, null],
      [3, 7],
      [4, 8],
    ] as const)
      store.add(booking([order(id, { userId })]))
    expect(store.ordersByUser(7, 10).map(({ orderId }) => orderId)).toEqual([3, 1])
    expect(store.ordersByUser(null, 10).map(({ orderId }) => orderId)).toEqual([2])
    expect(store.ordersByUser(7, 1).map(({ orderId }) => orderId)).toEqual([3])
    store.close()
  })

  it('REL-01 a booking is stored whole or not at all', () => {
    const store = createStore()
    const answer = { key: 'k', fingerprint: 'f', answer: [1], createdAt: 1 }
    store.add(booking([order(1)], answer))
    expect(() => store.add(booking([order(2), order(1)]))).toThrow()
    expect(() => store.add(booking([order(3)], answer))).toThrow()
    expect(store.order(2)).toBeNull()
    expect(store.order(3)).toBeNull()
    expect(store.payment('t3')).toBeNull()
    store.close()
  })

  it('BOOK-42 forgets answers before a moment and keeps the orders', () => {
    const store = createStore()
    store.add(booking([order(1)], { key: 'k', fingerprint: 'f', answer: { a: [1] }, createdAt: 50 }))
    store.forgetAnswersBefore(50)
    expect(store.answer('k')).toEqual({ key: 'k', fingerprint: 'f', answer: { a: [1] }, createdAt: 50 })
    store.forgetAnswersBefore(51)
    expect(store.answer('k')).toBeNull()
    expect(store.order(1)).not.toBeNull()
    store.close()
  })

  it('API-23 changes a payment and an order', () => {
    const store = createStore()
    store.add(booking([order(1)]))
    store.setPayment({
      transaction: 't1',
      status: 'paid',
      amount: 50,
      currency: 'RUB',
    })
    store.update(order(1, { amount: 50 }))
    expect(store.payment('t1')).toEqual({
      transaction: 't1',
      status: 'paid',
      amount: 50,
      currency: 'RUB',
    })
    expect(store.order(1)?.amount).toBe(50)
    expect(store.ordersOf('t1')).toHaveLength(1)
    store.close()
  })

  it('API-22 REL-01 a change keeps order, payment and answer together or not at all', () => {
    const store = createStore()
    const answer = { key: 'k', fingerprint: 'f', answer: [1], createdAt: 1 }
    const { payment } = booking([order(1)])
    store.add(booking([order(1)]))
    store.update(order(1, { amount: 60 }), { payment: { ...payment, amount: 60 }, answer })
    expect([store.order(1)?.amount, store.payment('t1')?.amount, store.answer('k')]).toEqual([60, 60, answer])
    const again = () =>
      store.update(order(1, { amount: 70 }), { payment: { ...payment, amount: 70 }, answer })
    expect(again).toThrow()
    expect([store.order(1)?.amount, store.payment('t1')?.amount]).toEqual([60, 60])
    store.close()
  })

  it('SEC-06 finds the rides of a guest’s booking by its key', () => {
    const store = createStore()
    const rides = [1, 2].map((id) => order(id, { transaction: 't', guestKey: 'secret' }))
    store.add(booking(rides))
    store.add(booking([order(3)]))
    expect(store.ordersByGuestKey('secret')).toEqual(rides)
    expect(store.ordersByGuestKey('t')).toEqual([])
    store.reset()
    expect(store.ordersByGuestKey('secret')).toEqual([])
    store.close()
  })

  it('REL-01 a cancellation gives its certificate back with the order, or not at all', () => {
    const store = createStore()
    const { payment } = booking([order(1)])
    const answer = { key: 'k', fingerprint: 'f', answer: [1], createdAt: 1 }
    store.add({ ...booking([order(1)], answer), certificate: 'WHERRY-ALL' })
    const cancelled = order(1, { cancellation: { at: 5, fee: 0, refund: 41 } })
    expect(() => store.update(cancelled, { payment, answer, freed: 'WHERRY-ALL' })).toThrow()
    expect(store.order(1)?.cancellation).toBeNull()
    expect(store.certificate('WHERRY-ALL')?.isSpent).toBe(true)
    store.update(cancelled, { payment, freed: 'wherry-all' })
    expect(store.order(1)).toEqual(cancelled)
    expect(store.certificate('WHERRY-ALL')?.isSpent).toBe(false)
    store.close()
  })

  it('API-24 REL-01 a booking spends its certificate once, and a reset gives it back', () => {
    const store = createStore()
    store.add({ ...booking([order(1)]), certificate: 'wherry-10' })
    expect(store.certificate('WHERRY-10')?.isSpent).toBe(true)
    expect(store.certificate('WHERRY-ALL')?.isSpent).toBe(false)
    expect(() => store.add({ ...booking([order(2)]), certificate: 'WHERRY-10' })).toThrow()
    expect(store.order(2)).toBeNull()
    store.reset()
    expect(store.certificate('WHERRY-10')?.isSpent).toBe(false)
    store.close()
  })

  it('API-02 lists all orders, or those of a booking or a key, the last so many', () => {
    const store = createStore()
    store.add(booking([order(5, { transaction: 't', key: 'k' }), order(3, { transaction: 't', key: 'k' })]))
    store.add(booking([order(4)]))
    const ids = (wanted?: Parameters<typeof store.allOrders>[0]) =>
      store.allOrders(wanted).map(({ orderId }) => orderId)
    expect(ids()).toEqual([5, 3, 4])
    expect(ids({ limit: 2 })).toEqual([3, 4])
    expect(ids({ transaction: 't' })).toEqual([5, 3])
    expect(ids({ key: 'k', limit: 1 })).toEqual([3])
    expect(ids({ transaction: 't', key: 'other' })).toEqual([])
    expect(ids({ limit: 0 })).toEqual([])
    store.close()
  })
})

describe('a store in a file', () => {
  it('BOOK-42 REL-02 keeps orders, payments and keys when it is opened again', () => {
    const file = join(folder, 'restart.sqlite')
    const before = createSqliteStore(file)
    before.add(booking([order(1, { key: 'k' })], { key: 'k', fingerprint: 'f', answer: ['a'], createdAt: 5 }))
    before.setPayment({
      transaction: 't1',
      status: 'declined',
      amount: 41,
      currency: 'EUR',
    })
    before.close()
    const after = createSqliteStore(file)
    expect(after.order(1)).toEqual(order(1, { key: 'k' }))
    expect(after.payment('t1')?.status).toBe('declined')
    expect(after.answer('k')?.answer).toEqual(['a'])
    after.close()
  })

  it('REL-07 a file of another version is emptied, not crashed on', () => {
    const file = join(folder, 'older.sqlite')
    const older = new DatabaseSync(file)
    older.exec('create table orders (anything text); pragma user_version = 99')
    older.close()
    const store = createSqliteStore(file)
    store.add(booking([order(1)]))
    expect(store.order(1)).toEqual(order(1))
    store.close()
  })
})
