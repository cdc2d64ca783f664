import type { OrderStore, PayPage, StoredOrder, StoredPayment } from '../orderStore.ts'
import type { AnswerKeeping } from './answers.ts'

/** Access to certificates: a booking spends one, and a cancellation frees it. */
interface Spending {
  isSpent(hash: string): boolean
  spend(hash: string): void
  free(hash: string): void
}

/** Orders in memory, with an index of order numbers for each look-up. */
export function memoryOrders(certificates: Spending, answers: AnswerKeeping): OrderStore & { reset(): void } {
  const orders = new Map<number, StoredOrder>()
  const byTransaction = new Map<string, number[]>()
  const byKey = new Map<string, number[]>()
  const byGuestKey = new Map<string, number[]>()
  const byUser = new Map<number | null, number[]>()
  const payments = new Map<string, StoredPayment>()
  const payPages = new Map<string, PayPage>()

  const those = (ids: readonly number[] = []) =>
    ids.map((id) => orders.get(id)).filter((order) => order !== undefined)
  const last = <T>(rows: T[], limit: number | undefined) =>
    limit === undefined ? rows : rows.slice(Math.max(0, rows.length - limit))

  return {
    add({ orders: added, payment, answer, certificate = null }) {
      const isTaken =
        payments.has(payment.transaction) ||
        added.some(({ orderId }) => orders.has(orderId)) ||
        (certificate !== null && certificates.isSpent(certificate))
      if (isTaken) throw new Error('The booking is stored already, or its certificate spent')
      answers.checkFree(answer)
      for (const order of added) {
        orders.set(order.orderId, order)
        list(byTransaction, order.transaction, order.orderId)
        list(byUser, order.userId, order.orderId)
        if (order.key !== null) list(byKey, order.key, order.orderId)
        if (order.guestKey !== null) list(byGuestKey, order.guestKey, order.orderId)
      }
      payments.set(payment.transaction, payment)
      answers.keep(answer)
      if (certificate !== null) certificates.spend(certificate)
    },
    update(order, { payment = null, answer = null, freed = null } = {}) {
      answers.checkFree(answer)
      if (orders.has(order.orderId)) orders.set(order.orderId, order)
      if (payment !== null) payments.set(payment.transaction, payment)
      answers.keep(answer)
      if (freed !== null) certificates.free(freed)
    },
    order: (orderId) => orders.get(orderId) ?? null,
    ordersOf: (transaction) => those(byTransaction.get(transaction)),
    ordersByKey(key) {
      const sent = those(byKey.get(key))
      return sent.filter(({ transaction }) => transaction === sent.at(-1)?.transaction)
    },
    ordersByGuestKey: (guestKey) => those(byGuestKey.get(guestKey)),
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
    setPayPage(page, now) {
      for (const { key, until } of payPages.values()) if (until <= now) payPages.delete(key)
      payPages.set(page.key, page)
    },
    payPage: (key) => payPages.get(key) ?? null,
    reset() {
      const all = [orders, byTransaction, byKey, byGuestKey, byUser, payments, payPages]
      for (const kept of all) kept.clear()
    },
  }
}

function list<K>(lists: Map<K, number[]>, key: K, id: number): void {
  const known = lists.get(key)
  if (known === undefined) lists.set(key, [id])
  else known.push(id)
}
