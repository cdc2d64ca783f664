import type { DatabaseSync } from 'node:sqlite'
import { foldHash } from '../certificateStore.ts'
import type { OrderStore, PaymentStatus, StoredOrder, StoredPayment } from '../orderStore.ts'
import { answerKeeper } from './answers.ts'
import { lookUps } from './queries.ts'
import { whole } from './schema.ts'

/** Orders in SQLite. */
export function sqliteOrders(database: DatabaseSync): OrderStore {
  const insertOrder = database.prepare(
    'insert into orders (id, booking, user_id, key, created_at, body) values (?, ?, ?, ?, ?, ?)',
  )
  const updateOrder = database.prepare('update orders set body = ? where id = ?')
  const orderById = database.prepare(lookUps.orderById)
  const ordersOfBooking = database.prepare(lookUps.ordersOfBooking)
  const ordersOfKey = database.prepare(lookUps.ordersOfKey)
  const lastOfKey = database.prepare(lookUps.lastOfKey)
  const ordersOfUser = database.prepare(lookUps.ordersOfUser)
  const lastOrders = database.prepare('select body from orders order by nth desc limit ?')
  const insertPayment = database.prepare('insert into payments values (?, ?, ?, ?, ?)')
  const putPayment = database.prepare('insert or replace into payments values (?, ?, ?, ?, ?)')
  const paymentOf = database.prepare(lookUps.paymentOf)
  const spend = database.prepare('insert into spent_certificates values (?)')

  const keepAnswer = answerKeeper(database)
  const fieldsOf = ({ transaction, status, amount, currency, returnUrl }: StoredPayment) =>
    [transaction, status, amount, currency, returnUrl] as const
  const ordersOf = (transaction: string) => ordersOfBooking.all(transaction).map(orderIn)
  const allOfKey = (key: string) => ordersOfKey.all(key).map(orderIn)
  const last = <T>(rows: T[], limit: number | undefined) =>
    limit === undefined ? rows : rows.slice(Math.max(0, rows.length - limit))

  return {
    add: ({ orders, payment, answer, certificate = null }) =>
      whole(database, () => {
        for (const order of orders) {
          const { orderId, transaction, userId, key, createdAt } = order
          insertOrder.run(orderId, transaction, userId, key, createdAt, JSON.stringify(order))
        }
        insertPayment.run(...fieldsOf(payment))
        keepAnswer(answer)
        if (certificate !== null) spend.run(foldHash(certificate))
      }),
    update: (order, { payment = null, answer = null } = {}) =>
      whole(database, () => {
        updateOrder.run(JSON.stringify(order), order.orderId)
        if (payment !== null) putPayment.run(...fieldsOf(payment))
        keepAnswer(answer)
      }),
    order(orderId) {
      const row = orderById.get(orderId)
      return row === undefined ? null : orderIn(row)
    },
    ordersOf,
    ordersByKey: (key) => lastOfKey.all(key, key).map(orderIn),
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
            returnUrl: row['return_url'] === null ? null : String(row['return_url']),
          }
    },
    setPayment: (payment) => void putPayment.run(...fieldsOf(payment)),
  }
}

const orderIn = (row: Record<string, unknown>) => JSON.parse(String(row['body'])) as StoredOrder
