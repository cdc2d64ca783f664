import type { DatabaseSync } from 'node:sqlite'
import { foldHash } from '../certificateStore.ts'
import type { OrderStore, PaymentStatus, StoredOrder, StoredPayment } from '../orderStore.ts'
import { answerKeeper } from './answers.ts'
import { lookUps } from './queries.ts'
import { whole } from './schema.ts'

/** Orders in SQLite. */
export function sqliteOrders(database: DatabaseSync): OrderStore {
  const insertOrder = database.prepare(
    'insert into orders (id, booking, user_id, key, guest_key, created_at, body) values (?, ?, ?, ?, ?, ?, ?)',
  )
  const updateOrder = database.prepare('update orders set body = ? where id = ?')
  const orderById = database.prepare(lookUps.orderById)
  const ordersOfBooking = database.prepare(lookUps.ordersOfBooking)
  const ordersOfKey = database.prepare(lookUps.ordersOfKey)
  const lastOfKey = database.prepare(lookUps.lastOfKey)
  const ordersOfGuestKey = database.prepare(lookUps.ordersOfGuestKey)
  const ordersOfUser = database.prepare(lookUps.ordersOfUser)
  const lastOrders = database.prepare('select body from orders order by nth desc limit ?')
  const insertPayment = database.prepare('insert into payments values (?, ?, ?, ?)')
  const putPayment = database.prepare('insert or replace into payments values (?, ?, ?, ?)')
  const paymentOf = database.prepare(lookUps.paymentOf)
  const spend = database.prepare('insert into spent_certificates values (?)')
  const free = database.prepare(lookUps.freeCertificate)

  const keepAnswer = answerKeeper(database)
  const dropPayPages = database.prepare(lookUps.dropPayPages)
  const putPayPage = database.prepare('insert or replace into pay_pages values (?, ?, ?, ?, ?)')
  const payPageOf = database.prepare(lookUps.payPageOf)
  const fieldsOf = ({ transaction, status, amount, currency }: StoredPayment) =>
    [transaction, status, amount, currency] as const
  const ordersOf = (transaction: string) => ordersOfBooking.all(transaction).map(orderIn)
  const allOfKey = (key: string) => ordersOfKey.all(key).map(orderIn)
  const last = <T>(rows: T[], limit: number | undefined) =>
    limit === undefined ? rows : rows.slice(Math.max(0, rows.length - limit))

  return {
    add: ({ orders, payment, answer, certificate = null }) =>
      whole(database, () => {
        for (const order of orders) {
          const { orderId, transaction, userId, key, guestKey, createdAt } = order
          insertOrder.run(orderId, transaction, userId, key, guestKey, createdAt, JSON.stringify(order))
        }
        insertPayment.run(...fieldsOf(payment))
        keepAnswer(answer)
        if (certificate !== null) spend.run(foldHash(certificate))
      }),
    update: (order, { payment = null, answer = null, freed = null } = {}) =>
      whole(database, () => {
        updateOrder.run(JSON.stringify(order), order.orderId)
        if (payment !== null) putPayment.run(...fieldsOf(payment))
        keepAnswer(answer)
        if (freed !== null) free.run(foldHash(freed))
      }),
    order(orderId) {
      const row = orderById.get(orderId)
      return row === undefined ? null : orderIn(row)
    },
    ordersOf,
    ordersByKey: (key) => lastOfKey.all(key, key).map(orderIn),
    ordersByGuestKey: (guestKey) => ordersOfGuestKey.all(guestKey).map(orderIn),
    ordersByUser: (userId, limit) => ordersOfUser.all(userId, limit).map(orderIn),
    allOrders({ transaction, key, limit } = {}) {
      if (transaction !== undefined) {
        const rides = ordersOf(transaction)
        return last(
          rides.filter((order) => key === undefined || order.key === key),
          limit,
        )
      }
      if (key !== undefined) return last(allOfKey(key), limit)
      return lastOrders
        .all(limit ?? -1)
        .reverse()
        .map(orderIn)
    },
    payment(transaction) {
      const row = paymentOf.get(transaction)
      return row === undefined
        ? null
        : {
            transaction: String(row['booking']),
            status: String(row['status']) as PaymentStatus,
            amount: Number(row['amount']),
            currency: String(row['currency']),
          }
    },
    setPayment: (payment) => void putPayment.run(...fieldsOf(payment)),
    setPayPage: ({ key, transaction, returnUrl, until, claim }, now) =>
      whole(database, () => {
        dropPayPages.run(now)
        putPayPage.run(key, transaction, returnUrl, until, claim)
      }),
    payPage(key) {
      const row = payPageOf.get(key)
      return row === undefined
        ? null
        : {
            key,
            transaction: String(row['booking']),
            returnUrl: String(row['return_url']),
            until: Number(row['until']),
            claim: row['claim'] === null ? null : String(row['claim']),
          }
    },
  }
}

const orderIn = (row: Record<string, unknown>) => JSON.parse(String(row['body'])) as StoredOrder
