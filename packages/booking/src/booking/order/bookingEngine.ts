import { isOfAnother } from '../../kernel/model/order.ts'
import type { User } from '../../kernel/model/user.ts'
import { createTurns } from '../../kernel/resource/turns.ts'
import type { Store } from '../../kernel/store/store.ts'
import type { Lang } from '../../kernel/values/language.ts'
import { platformReturnLink } from '../../module/config/platformReturn.ts'
import { afterChange } from '../../module/config/rides.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { payReturnOf } from '../../module/payReturn.ts'
import { asResource } from '../../module/resources.ts'
import { tokenOf } from '../../module/signInRequest.ts'
import { alternativeCurrencyOf, askRide, rideSearchesOf } from '../../offers/index.ts'
import { orderActionOf } from '../../search/index.ts'
import { draftsOf } from '../kept/drafts.ts'
import { fastRideBasis, forgetOrder } from '../kept/earlierDraft.ts'
import { formRulesOf } from '../resource/laterRules.ts'
import { hasRefusedPattern } from '../rules/internalNumber.ts'
import type { BookingAction } from '../state/bookingActions.ts'
import type { BookingState } from '../state/bookingState.ts'
import { isOver, requestIn } from '../state/progress.ts'
import { bonusClient } from '../wire/bonusClient.ts'
import { ordersClient } from '../wire/ordersClient.ts'
import { isNotTheirs } from '../wire/refusals.ts'
import { type BookingFlow, createBookingFlow } from './bookingFlow.ts'
import { keepOnDevice } from './enterBooking.ts'
import { followLanguage } from './followLanguage.ts'
import { lostChangeOf } from './lostChange.ts'
import { type Pricer, startPricing } from './pricing.ts'
import { savedChangeOf } from './savedChange.ts'
import { startTimeChecks, type TimeChecks } from './timeChecks.ts'

/** Processes that run a booking while its screen is mounted. */
export interface BookingEngine {
  flow: BookingFlow
  checker: TimeChecks
  pricer: Pricer
  stop(): void
}

/** Current values and callbacks of the screen, read at the moment of use. */
export interface EngineSetup {
  user(): User
  lang(): Lang
  currency(): string
  onBooked(transaction: string): void
  /** Runs when there is no draft to book any more. */
  onMissing(): void
}

/** Milliseconds for which an answer about a time or a sum counts for the same question. */
const freshForMs = 5 * 60 * 1000

/** Modules that have reported the pattern of their user's company. */
const reported = new WeakSet<ModuleCore>()

/** Reports once that the pattern of a company's numbers is not run, so any number is valid (BOOK-26). */
function reportRefusedPattern(core: ModuleCore, { internalNumbers }: User): void {
  if (!hasRefusedPattern(internalNumbers) || reported.has(core)) return
  reported.add(core)
  const pattern = internalNumbers.pattern?.slice(0, 200)
  core.platform.report(new Error('The pattern of internal numbers is not run'), { pattern })
}

/** Starts the processes of a booking: time checks, price, storage on the device and the order flow. */
export function startBooking(
  core: ModuleCore,
  store: Store<BookingState, BookingAction>,
  setup: EngineSetup,
): BookingEngine {
  const { client, config, platform, stores } = core
  const orders = ordersClient(client.core)
  const bonus = bonusClient(client.core)
  /** A call whose answer counts for one intent alone: an order that was made changes it. */
  const ofIntent = <Question, Answer>(
    name: string,
    call: (question: Question, signal: AbortSignal) => Promise<Answer>,
  ) => {
    const asked = asResource(
      core,
      name,
      ({ question }: { question: Question; intentId: string }, signal) => call(question, signal),
      freshForMs,
    )
    return (question: Question, signal: AbortSignal, isAnew?: boolean) =>
      asked({ question, intentId: store.get().intentId }, signal, isAnew)
  }
  const readOrder = asResource(core, 'order', orders.order, 0)
  const drafts = draftsOf(core)
  const turns = createTurns(platform.clock.setTimeout)
  reportRefusedPattern(core, setup.user())
  const searches = rideSearchesOf(core)
  const checker = startTimeChecks({
    store,
    orders: {
      recommendedTime: ofIntent('recommended time', orders.recommendedTime),
      checkTime: ofIntent('time check', orders.checkTime),
    },
    platform,
    user: setup.user,
    action: orderActionOf(fastRideBasis(store.get().earlier)),
  })
  const pricer = startPricing({
    store,
    bonus: { recalculate: ofIntent('sum', bonus.recalculate) },
    platform,
  })
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
    rules: formRulesOf(core),
    async onBooked(order, total) {
      stores.finder.dispatch({ type: 'reset' })
      const link = platformReturnLink(
        setup.user(),
        { orderId: order.orderId, price: total },
        config.linkHosts,
      )
      // In a frame the confirmation screen has this link and opens it in the top window.
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
    place: asResource(core, 'place', client.place),
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

  /** Drops a stored change if its order no longer exists or belongs to another account (BOOK-51). */
  async function recheck() {
    const { draft, progress } = store.get()
    if (!draft?.change || requestIn(progress) || stores.finder.get().earlier) return
    const { orderId } = draft.change
    const outcome = await turns.begin().ask((signal) => readOrder({ orderId }, signal))
    if (outcome === null) return
    const isTheirs =
      'answer' in outcome ? !isOfAnother(outcome.answer.userId, setup.user()) : !isNotTheirs(outcome.error)
    if (isTheirs) return
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
      turns.stop()
      endPageShow()
      endNaming()
      flow.stop()
      checker.stop()
      pricer.stop()
      endKeeping()
      if (isOver(store.get().progress)) store.dispatch({ type: 'finished' })
    },
  }
}
