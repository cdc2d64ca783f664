import type { OrdersClient } from '../client/orders.ts'
import type { ChangedOrder, Draft } from '../domain/booking.ts'
import type { Money } from '../domain/money.ts'
import { isForeignOrder, type OrderCreated } from '../domain/order.ts'
import type { User } from '../domain/user.ts'
import type { Violation } from '../domain/violation.ts'
import type { Platform } from '../platform/platform.ts'
import type { BookingAction } from '../state/bookingActions.ts'
import { type BookingState, type Failure, type KnownOrder, keptOf } from '../state/bookingState.ts'
import type { Sender } from '../state/intent.ts'
import type { Store } from '../state/store.ts'
import type { DraftStore } from './draftStore.ts'
import { failureOf } from './failure.ts'
import type { Pricer } from './pricing.ts'
import type { RideSearches } from './ridePrices.ts'
import type { TimeChecks } from './timeChecks.ts'

export interface BookingFlowSetup extends RideSearches {
  store: Store<BookingState, BookingAction>
  orders: Pick<OrdersClient, 'createOrder' | 'order' | 'payUrl' | 'updateOrder'>
  platform: Platform
  drafts: DraftStore
  checker: Pick<TimeChecks, 'settled'>
  pricer: Pick<Pricer, 'settled' | 'askAnew'>
  /** Frame mode (EMBED-01), not whether the page truly stands in a frame: orders are the partner's. */
  framed: boolean
  user(): User
  sender(): Sender
  /** What who is here is signed in with. Null: nobody is. */
  token(): string | null
  /** What the address to come back to from the payment says. Empty: the language alone. */
  returnQuery(): string
  /** ISO 4217 of the second price that is asked (PRICE-17). Null: none. */
  alternativeCurrency(): string | null
  violations(draft: Draft): readonly Violation[]
  /**
   * Follows a booking that needs no more of this screen.
   * @param total what it comes to. Null: not known
   */
  onBooked(order: Pick<OrderCreated, 'orderId' | 'transaction'>, total: Money | null): void
  /** Follows a change that was taken in; `isUnpaid`: it waits for its payment by card. */
  onChanged(order: ChangedOrder, isUnpaid: boolean): void
}

/** What all steps of a booking share. */
export interface FlowContext extends BookingFlowSetup {
  /** Ends with the screen. */
  signal: AbortSignal
  stopped(): boolean
  fail(step: Failure['step'], error: unknown): void
  /** Keeps the form on the device at once. */
  keep(): void
  /** Whether an order is of another account than the visitor's; in frame mode none is. */
  isForeign(order: Pick<KnownOrder, 'userId'>): boolean
}

/** @param signal ends with the screen. */
export function createFlowContext(setup: BookingFlowSetup, signal: AbortSignal): FlowContext {
  const { store, platform, drafts } = setup
  const stopped = () => signal.aborted
  return {
    ...setup,
    signal,
    stopped,
    fail(step, error) {
      if (stopped()) return
      const failure = failureOf(step, error, platform.online.get())
      store.dispatch({ type: 'failed', failure })
      platform.host?.tell('error', { code: `${step}-${failure.reason.toLowerCase()}` })
    },
    keep() {
      const kept = keptOf(store.get())
      if (kept) drafts.save(kept)
    },
    isForeign: (order) => isForeignOrder(order, setup.user(), setup.framed),
  }
}
