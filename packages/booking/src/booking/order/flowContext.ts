import type { ChangedOrder } from '../../kernel/model/booking.ts'
import { isForeignOrder, type OrderCreated } from '../../kernel/model/order.ts'
import type { Payment as PaymentWay, User } from '../../kernel/model/user.ts'
import type { Platform } from '../../kernel/platform.ts'
import type { Store } from '../../kernel/store/store.ts'
import type { Money } from '../../kernel/values/money.ts'
import type { RideSearches } from '../../offers/index.ts'
import type { DraftStore } from '../kept/draftStore.ts'
import type { LaterRules } from '../resource/laterRules.ts'
import type { BookingAction } from '../state/bookingActions.ts'
import { type BookingState, toSavedBooking } from '../state/bookingState.ts'
import type { Sender } from '../state/intent.ts'
import type { Failure, KnownOrder } from '../state/progress.ts'
import type { OrdersClient } from '../wire/ordersClient.ts'
import { failureOf } from './failureOf.ts'
import type { Pricer } from './pricing.ts'
import type { Run } from './run.ts'
import type { TimeChecks } from './timeChecks.ts'

/** Takes a draft to exactly one order and its payment (BOOK-42 to BOOK-44, REL-01, REL-02), or changes its order. */
export interface BookingFlow {
  /**
   * Books the draft, or pays the order that it has become already; a draft of a change is sent as that. Does nothing
   * while a step runs.
   * @param payment null: none is asked, as for a change
   */
  book(payment: PaymentWay | null): Promise<void>
  /** Asks once more about a lost answer. */
  askAgain(): Promise<void>
  /** Pays the known order: asks the payment page alone. */
  payNow(): Promise<void>
  /** Books at the new price. If people or chosen extras no longer fit, a message comes first. */
  acceptPrice(): Promise<void>
  /** Continues a stored booking: asks about a lost response, and reads whether the known order was paid. */
  resume(): Promise<void>
  /** Leaves the known order alone; the next booking is a new intent. */
  startAnew(): void
  /** Somebody else is signed in now. */
  userChanged(): void
  stop(): void
}

export interface BookingFlowSetup extends RideSearches {
  store: Store<BookingState, BookingAction>
  orders: Pick<OrdersClient, 'createOrder' | 'order' | 'payUrl' | 'updateOrder'>
  platform: Platform
  drafts: DraftStore
  checker: Pick<TimeChecks, 'settled'>
  pricer: Pick<Pricer, 'settled' | 'askAnew'>
  /** True in frame mode (EMBED-01), where orders belong to the partner. A page in a frame may have it off. */
  framed: boolean
  user(): User
  sender(): Sender
  /** Sign-in token of the current user. Null: nobody is signed in. */
  token(): string | null
  /** Query of the address to which the payment returns. Empty: the language only. */
  returnQuery(): string
  /** ISO 4217 of the second price that is asked (PRICE-17). Null: none. */
  alternativeCurrency(): string | null
  /** The rules of the form, which may not have loaded at the first press. */
  rules: Pick<LaterRules, 'get' | 'load' | 'isMissing'>
  /**
   * Runs when a booking is done and its screen can close.
   * @param total the total of the order. Null: not known
   */
  onBooked(order: Pick<OrderCreated, 'orderId' | 'transaction'>, total: Money | null): void
  /** Runs when the service has accepted a change. `isUnpaid`: the order still needs a payment by card. */
  onChanged(order: ChangedOrder, isUnpaid: boolean): void
}

/** Setup and helpers that all steps of a booking share. */
export interface FlowContext extends BookingFlowSetup {
  run: Run
  /** Aborted when the screen is left. */
  signal: AbortSignal
  stopped(): boolean
  fail(step: Failure['step'], error: unknown): void
  /** Keeps the form on the device at once. */
  keep(): void
  /** True if an order belongs to another account than the visitor's; never in frame mode. */
  isForeign(order: Pick<KnownOrder, 'userId'>): boolean
}

/** @param signal ends with the screen. */
export function createFlowContext(setup: BookingFlowSetup, run: Run, signal: AbortSignal): FlowContext {
  const { store, platform, drafts } = setup
  const stopped = () => signal.aborted
  return {
    ...setup,
    run,
    signal,
    stopped,
    fail(step, error) {
      if (stopped()) return
      const failure = failureOf(step, error, platform.online.get())
      void run({ type: 'failed', failure })
      platform.host?.notify('error', { code: `${step}-${failure.reason.toLowerCase()}` })
    },
    keep() {
      const kept = toSavedBooking(store.get())
      if (kept) drafts.save(kept)
    },
    isForeign: (order) => isForeignOrder(order, setup.user(), setup.framed),
  }
}
