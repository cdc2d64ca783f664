import type { Booking, Store, StoredAnswer, StoredOrder, StoredPayment } from './store.ts'

/** A store that ends with the page or the process. */
export function createMemoryStore(): Store {
  const orders = new Map<number, StoredOrder>()
  const payments = new Map<string, StoredPayment>()
  const answers = new Map<string, StoredAnswer>()
  const those = (fits: (order: StoredOrder) => boolean) => [...orders.values()].filter(fits)

  return {
    add({ orders: added, payment, answer }: Booking) {
      const isTaken =
        payments.has(payment.transaction) ||
        (answer !== null && answers.has(answer.key)) ||
        added.some(({ orderId }) => orders.has(orderId))
      if (isTaken) throw new Error('The booking is stored already')
      for (const order of added) orders.set(order.orderId, order)
      payments.set(payment.transaction, payment)
      if (answer !== null) answers.set(answer.key, answer)
    },
    update: (order) => void orders.set(order.orderId, order),
    order: (orderId) => orders.get(orderId) ?? null,
    ordersOf: (transaction) => those((order) => order.transaction === transaction),
    ordersByKey: (key) => those((order) => order.key === key),
    ordersByUser: (userId, limit) =>
      those((order) => order.userId === userId)
        .reverse()
        .slice(0, limit),
    payment: (transaction) => payments.get(transaction) ?? null,
    setPayment: (payment) => void payments.set(payment.transaction, payment),
    answer: (key) => answers.get(key) ?? null,
    forgetAnswersBefore(createdAt) {
      for (const answer of answers.values()) if (answer.createdAt < createdAt) answers.delete(answer.key)
    },
    close() {},
  }
}
