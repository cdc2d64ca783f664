import type { OrderStore, StoredAnswer, StoredOrder, StoredPayment } from '../orderStore.ts'

/** What a booking spends. */
interface Spending {
  isSpent(hash: string): boolean
  spend(hash: string): void
}

/** Orders in memory, with their numbers listed by what they are looked up by. */
export function memoryOrders(certificates: Spending): OrderStore & { reset(): void } {
  const orders = new Map<number, StoredOrder>()
  const byTransaction = new Map<string, number[]>()
  const byKey = new Map<string, number[]>()
  const byUser = new Map<number | null, number[]>()
  const payments = new Map<string, StoredPayment>()
  const answers = new Map<string, StoredAnswer>()
  let oldestAnswer = Number.POSITIVE_INFINITY

  const those = (ids: readonly number[] = []) =>
    ids.map((id) => orders.get(id)).filter((order) => order !== undefined)
  const keepAnswer = (answer: StoredAnswer) => {
    answers.set(answer.key, answer)
    oldestAnswer = Math.min(oldestAnswer, answer.createdAt)
  }
  const last = <T>(rows: T[], limit: number | undefined) =>
    limit === undefined ? rows : rows.slice(Math.max(0, rows.length - limit))

  return {
    add({ orders: added, payment, answer, certificate = null }) {
      const isTaken =
        payments.has(payment.transaction) ||
        (answer !== null && answers.has(answer.key)) ||
        added.some(({ orderId }) => orders.has(orderId)) ||
        (certificate !== null && certificates.isSpent(certificate))
      if (isTaken) throw new Error('The booking is stored already, or its certificate spent')
      for (const order of added) {
        orders.set(order.orderId, order)
        list(byTransaction, order.transaction, order.orderId)
        list(byUser, order.userId, order.orderId)
        if (order.key !== null) list(byKey, order.key, order.orderId)
      }
      payments.set(payment.transaction, payment)
      if (answer !== null) keepAnswer(answer)
      if (certificate !== null) certificates.spend(certificate)
    },
    update(order, { payment = null, answer = null } = {}) {
      if (answer !== null && answers.has(answer.key)) throw new Error('The key is taken')
      if (orders.has(order.orderId)) orders.set(order.orderId, order)
      if (payment !== null) payments.set(payment.transaction, payment)
      if (answer !== null) keepAnswer(answer)
    },
    order: (orderId) => orders.get(orderId) ?? null,
    ordersOf: (transaction) => those(byTransaction.get(transaction)),
    ordersByKey: (key) => those(byKey.get(key)),
    ordersByUser(userId, limit) {
      const ids = byUser.get(userId) ?? []
      return those(last(ids, limit).toReversed())
    },
    allOrders({ transaction, key, limit } = {}) {
      const found =
        transaction !== undefined
          ? those(byTransaction.get(transaction)).filter((order) => key === undefined || order.key === key)
          : key !== undefined
            ? those(byKey.get(key))
            : [...orders.values()]
      return last(found, limit)
    },
    payment: (transaction) => payments.get(transaction) ?? null,
    setPayment: (payment) => void payments.set(payment.transaction, payment),
    answer: (key) => answers.get(key) ?? null,
    forgetAnswersBefore(createdAt) {
      if (createdAt <= oldestAnswer) return
      oldestAnswer = Number.POSITIVE_INFINITY
      for (const answer of answers.values()) {
        if (answer.createdAt < createdAt) answers.delete(answer.key)
        else oldestAnswer = Math.min(oldestAnswer, answer.createdAt)
      }
    },
    reset() {
      for (const kept of [orders, byTransaction, byKey, byUser, payments, answers]) kept.clear()
      oldestAnswer = Number.POSITIVE_INFINITY
    },
  }
}

function list<K>(lists: Map<K, number[]>, key: K, id: number): void {
  const known = lists.get(key)
  if (known === undefined) lists.set(key, [id])
  else known.push(id)
}
