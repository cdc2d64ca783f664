import type { Visitor } from '../auth/visitor.ts'
import type { Store, StoredOrder } from '../store/store.ts'
import type { orderOnWire } from './orderOnWire.ts'

/** True for an order of nobody's account: its transaction is the key to it. */
export const isOfGuest = ({ userId }: Pick<StoredOrder, 'userId'>, store: Pick<Store, 'user'>): boolean =>
  store.user(userId)?.login === null

/**
 * True where a visitor may read an order whole, pay it and change it: an account's order with the session of that
 * account alone. A payment that left a frame comes back to a page that knows nothing of who was in it, so a guest's order
 * goes by its transaction, whoever is signed in there.
 */
export const mayAct = (order: StoredOrder, { user, session }: Visitor, store: Pick<Store, 'user'>): boolean =>
  isOfGuest(order, store) || (session !== null && order.userId === user.userId)

type OrderRow = ReturnType<typeof orderOnWire>

/**
 * A ride as a receipt shows it: without phone and e-mail, and without what may hold them or is of the account alone, which
 * are the customer's own words, codes and the numbers of a company.
 */
export function withoutContacts<Row extends OrderRow>(row: Row): Row {
  return {
    ...row,
    by_receipt: true,
    passengers: row.passengers?.map(({ name }) => ({ name })),
    viewers: [],
    coordinator: null,
    notes: '',
    additional_address: '',
    additional_change_itinerary: '',
    additional_wait: '',
    fare_on_toll_road: '',
    internal_number: '',
    reference_trip: '',
    cost_center: null,
    hash: '',
    priority_s7: '',
  }
}
