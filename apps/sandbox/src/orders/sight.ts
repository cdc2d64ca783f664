import type { Visitor } from '../auth/visitor.ts'
import type { Store, StoredOrder } from '../store/store.ts'
import type { orderOnWire } from './orderOnWire.ts'

/** True for an order without an account: its transaction is the key to it. */
export const isOfGuest = ({ userId }: Pick<StoredOrder, 'userId'>, store: Pick<Store, 'user'>): boolean =>
  store.user(userId)?.login === null

/**
 * True if a visitor may read the whole order, pay it and change it. An account's order needs the session of that account.
 * A guest's order needs only its transaction: after a payment from a frame the visitor returns to a page that does not
 * know the frame's user.
 */
export const mayAct = (order: StoredOrder, { user, session }: Visitor, store: Pick<Store, 'user'>): boolean =>
  isOfGuest(order, store) || (session !== null && order.userId === user.userId)

type OrderRow = ReturnType<typeof orderOnWire>

/**
 * A ride for the holder of a receipt: without phone and e-mail, without free texts that may have them, and without codes
 * and company numbers, which belong to the account.
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
