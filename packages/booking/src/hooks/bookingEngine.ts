import { bonusClient } from '../client/bonus.ts'
import { ordersClient } from '../client/orders.ts'
import { orderActionOf } from '../domain/earlierOrder.ts'
import type { Lang } from '../domain/language.ts'
import { isOfAnother } from '../domain/order.ts'
import { platformReturnLink } from '../domain/platformReturn.ts'
import { afterChange } from '../domain/rides.ts'
import { hasRefusedPattern } from '../domain/rules/internalNumber.ts'
import type { User } from '../domain/user.ts'
import { validateDraft } from '../domain/validateDraft.ts'
import type { BookingAction } from '../state/bookingActions.ts'
import type { BookingState } from '../state/bookingState.ts'
import type { Store } from '../state/store.ts'
import { type BookingFlow, createBookingFlow } from './bookingFlow.ts'
import { draftsOf } from './drafts.ts'
import { fastRideBasis, forgetOrder } from './earlierDraft.ts'
import { keepOnDevice } from './enterBooking.ts'
import { isNotTheirs } from './failure.ts'
import { followLanguage } from './followLanguage.ts'
import { lostChangeOf } from './lostChange.ts'
import type { ModuleCore } from './module.tsx'
import { payReturnOf } from './payReturn.ts'
import { type Pricer, startPricing } from './pricing.ts'
import { askRide, rideSearchesOf } from './ridePrices.ts'
import { savedChangeOf } from './savedChange.ts'
import { tokenOf } from './signInDoor.ts'
import { startTimeChecks, type TimeChecks } from './timeChecks.ts'
import { alternativeCurrencyOf } from './usePriceAsker.ts'

/** What moves a booking while its screen stands. */
export interface BookingEngine {
  flow: BookingFlow
  checker: TimeChecks
  pricer: Pricer
  stop(): void
}

/** What of the screen counts at the moment it is asked. */
export interface EngineSetup {
  user(): User
  lang(): Lang
  currency(): string
  onBooked(transaction: string): void
  /** There is nothing to book any more. */
  onMissing(): void
}

/** Modules that have reported the pattern of their user's company. */
const reported = new WeakSet<ModuleCore>()

/** Reports, once, that the pattern of a company's numbers is not run, so that any number will do (BOOK-26). */
function reportRefusedPattern(core: ModuleCore, { internalNumbers }: User): void {
  if (!hasRefusedPattern(internalNumbers) || reported.has(core)) return
  reported.add(core)
  const pattern = internalNumbers.pattern?.slice(0, 200)
  core.platform.report(new Error('The pattern of internal numbers is not run'), { pattern })
}

/** Starts all that follows a booking: its times, its sum, its keeping, its way to an order. */
export function startBooking(
  core: ModuleCore,
  store: Store<BookingState, BookingAction>,
  setup: EngineSetup,
): BookingEngine {
  const { client, config, platform, stores } = core
  const orders = ordersClient(client.core)
  const drafts = draftsOf(core)
  const own = new AbortController()
  reportRefusedPattern(core, setup.user())
  const searches = rideSearchesOf(core)
  const checker = startTimeChecks({
    store,
    orders,
    platform,
    user: setup.user,
    action: orderActionOf(fastRideBasis(store.get().earlier)),
  })
  const pricer = startPricing({ store, bonus: bonusClient(client.core), platform })
  const flow = createBookingFlow({
    store,
    orders,
    ...searches,
    platform,
    drafts,
    checker,
    pricer,
    framed: config.framed,
    user: setup.user,
    sender: () => ({
      userId: client.core.identity().userId,
      lang: setup.lang(),
      currency: setup.currency(),
    }),
    token: () => tokenOf(core),
    returnQuery: () => payReturnOf(core).query(),
    alternativeCurrency: () => alternativeCurrencyOf(core),
    violations: (draft) => validateDraft(draft, setup.user(), platform.clock.now()),
    async onBooked(order, total) {
      stores.finder.dispatch({ type: 'reset' })
      const link = platformReturnLink(
        setup.user(),
        { orderId: order.orderId, price: total },
        config.linkHosts,
      )
      // In a frame the confirmation leads there, at the top of it all.
      if (link && !platform.framed && (await platform.location.assign(link))) return
      setup.onBooked(order.transaction)
    },
    onChanged(order, isUnpaid) {
      stores.finder.dispatch({ type: 'reset' })
      forgetOrder(core, order.orderId, setup.user().userId)
      savedChangeOf(core).transaction = order.transaction
      const after = afterChange(setup.user(), config.accountUrl, setup.lang(), order)
      if (after.kind === 'approval' || isUnpaid || platform.framed) return setup.onBooked(order.transaction)
      platform.location.open(after.url)
    },
  })
  const endKeeping = keepOnDevice(core, store, drafts)
  const endNaming = followLanguage({
    store,
    session: stores.session,
    place: (id, signal) => client.place(id, signal),
    offers: (ride, signal) =>
      askRide(
        searches,
        ride,
        {
          currentPriceId: ride.offer.priceId,
          currency: ride.offer.price.currency,
          alternativeCurrency: null,
        },
        signal,
      ),
    platform,
  })
  const endPageShow = platform.pageEvents.onPageShow((persisted) => {
    if (persisted) void flow.resume()
  })
  void flow.resume()

  /** The order of a change that was kept may be gone by now, or another's (BOOK-51). */
  async function recheck() {
    const { draft, sent } = store.get()
    if (!draft?.change || sent || stores.finder.get().earlier) return
    const { orderId } = draft.change
    const isTheirs = await orders.order({ orderId }, own.signal).then(
      ({ userId }) => !isOfAnother(userId, setup.user()),
      (error: unknown) => !isNotTheirs(error),
    )
    if (isTheirs || own.signal.aborted) return
    drafts.clear()
    store.dispatch({ type: 'finished' })
    stores.finder.dispatch({ type: 'reset' })
    lostChangeOf(core).dispatch({ failure: 'notFound', orderId: null })
    setup.onMissing()
  }
  void recheck()
  return {
    flow,
    checker,
    pricer,
    stop() {
      own.abort()
      endPageShow()
      endNaming()
      flow.stop()
      checker.stop()
      pricer.stop()
      endKeeping()
      if (store.get().phase === 'done') store.dispatch({ type: 'finished' })
    },
  }
}
