import { DatabaseSync } from 'node:sqlite'
import type { Booking, PaymentStatus, Store, StoredAnswer, StoredOrder, StoredPayment } from './store.ts'

const schemaVersion = 1

const schema = `
  create table orders (
    nth integer primary key, id integer not null unique, booking text not null, user_id integer, key text, created_at integer not null,
    body text not null
  ) strict;
  create index orders_of_booking on orders (booking);
  create index orders_of_user on orders (user_id, created_at);
  create index orders_of_key on orders (key);
  create table payments (
    booking text primary key, status text not null, amount integer not null, currency text not null, return_url text
  ) strict;
  create table answers (
    key text primary key, fingerprint text not null, answer text not null, created_at integer not null
  ) strict;
  pragma user_version = ${schemaVersion};
`

type Row = Record<string, unknown>

/**
 * A store in one SQLite file, or in memory for `:memory:`. A file of another version of the sandbox is emptied:
 * it holds nothing that a test could not make again.
 */
export function createSqliteStore(file: string): Store {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 2000')
  const { user_version: version } = database.prepare('pragma user_version').get() as { user_version: number }
  if (version !== schemaVersion) {
    database.exec('drop table if exists orders; drop table if exists payments; drop table if exists answers')
    database.exec(schema)
  }

  const insertOrder = database.prepare(
    'insert into orders (id, booking, user_id, key, created_at, body) values (?, ?, ?, ?, ?, ?)',
  )
  const updateOrder = database.prepare('update orders set body = ? where id = ?')
  const orderById = database.prepare('select body from orders where id = ?')
  const ordersOfBooking = database.prepare('select body from orders where booking = ? order by nth')
  const ordersOfKey = database.prepare('select body from orders where key = ? order by nth')
  const ordersOfUser = database.prepare(
    'select body from orders where user_id is ? order by created_at desc, nth desc limit ?',
  )
  const insertPayment = database.prepare('insert into payments values (?, ?, ?, ?, ?)')
  const putPayment = database.prepare('insert or replace into payments values (?, ?, ?, ?, ?)')
  const paymentOf = database.prepare('select * from payments where booking = ?')
  const insertAnswer = database.prepare('insert into answers values (?, ?, ?, ?)')
  const answerOf = database.prepare('select * from answers where key = ?')
  const dropAnswers = database.prepare('delete from answers where created_at < ?')

  const orderIn = (row: Row) => JSON.parse(String(row['body'])) as StoredOrder
  const fieldsOf = ({ transaction, status, amount, currency, returnUrl }: StoredPayment) =>
    [transaction, status, amount, currency, returnUrl] as const

  return {
    add({ orders, payment, answer }: Booking) {
      database.exec('begin immediate')
      try {
        for (const order of orders) {
          insertOrder.run(
            order.orderId,
            order.transaction,
            order.userId,
            order.key,
            order.createdAt,
            JSON.stringify(order),
          )
        }
        insertPayment.run(...fieldsOf(payment))
        if (answer !== null) {
          insertAnswer.run(answer.key, answer.fingerprint, JSON.stringify(answer.answer), answer.createdAt)
        }
        database.exec('commit')
      } catch (error) {
        database.exec('rollback')
        throw error
      }
    },
    update: (order) => void updateOrder.run(JSON.stringify(order), order.orderId),
    order(orderId) {
      const row = orderById.get(orderId)
      return row === undefined ? null : orderIn(row)
    },
    ordersOf: (transaction) => ordersOfBooking.all(transaction).map(orderIn),
    ordersByKey: (key) => ordersOfKey.all(key).map(orderIn),
    ordersByUser: (userId, limit) => ordersOfUser.all(userId, limit).map(orderIn),
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
    answer(key): StoredAnswer | null {
      const row = answerOf.get(key)
      return row === undefined
        ? null
        : {
            key,
            fingerprint: String(row['fingerprint']),
            answer: JSON.parse(String(row['answer'])),
            createdAt: Number(row['created_at']),
          }
    },
    forgetAnswersBefore: (createdAt) => void dropAnswers.run(createdAt),
    close: () => database.close(),
  }
}
