import type { Draft } from '../../kernel/model/booking.ts'
import type { Order } from '../../kernel/model/order.ts'
import type { Payment as PaymentWay } from '../../kernel/model/user.ts'
import type { Money } from '../../kernel/values/money.ts'
import { ClientError } from '../../wire/clientError.ts'
import { legsOf } from '../draft/draft.ts'
import type { FormRules } from '../resource/laterRules.ts'
import { openCodeOf } from '../rules/bonus.ts'
import type { BookingState } from '../state/bookingState.ts'
import { fingerprintOf, keyOf } from '../state/intent.ts'
import { isCodeRefusalKnown, isPriceAsked, payableOf, priceOf, pricingOf } from '../state/pricing.ts'
import { lostIn, orderIn, type Sent } from '../state/progress.ts'
import type { TimeChecking } from '../state/timeChecking.ts'
import { isNotFound } from '../wire/refusals.ts'
import { findOrder } from './findOrder.ts'
import type { FlowContext } from './flowContext.ts'
import type { Requote } from './requote.ts'
import { isAsking } from './timeCheck.ts'
import type { Update } from './update.ts'

/** Steps from the pressed button to the request of the order. */
export interface Preparation {
  /**
   * Books the draft of an open form, or saves its change.
   * @param agreed the sum that the person accepted. Null: the sum that is shown
   */
  book(way: PaymentWay | null, agreed: Money | null): Promise<void>
}

/** The sum and the message that were visible when the button was pressed. */
interface Press {
  shown: Money
  /** True if the message that the code is not accepted was visible. */
  isCodeRefusalKnown: boolean
  /** Sign-in token of the person who pressed the button. Null: nobody was signed in. */
  token: string | null
  rules: FormRules
}

interface PreparationParts {
  requote: Pick<Requote, 'holds'>
  update: Pick<Update, 'send'>
  /** Continues with an order that another request of the intent has become. */
  adopt(order: Order, request: Sent): Promise<void>
}

export function createPreparation(
  context: FlowContext,
  { requote, update, adopt }: PreparationParts,
): Preparation {
  const { store, orders, platform, drafts, checker, pricer, signal, stopped, run, fail } = context
  const { clock } = platform
  const ordering = () => ({ ...store.get(), order: orderIn(store.get().progress) })
  const sumNow = () => pricingOf(ordering())

  async function book(way: PaymentWay | null, agreed: Money | null) {
    const { draft, progress } = store.get()
    if (!draft || (progress.at !== 'form' && progress.at !== 'requoted')) return
    const pressed = {
      shown: agreed ?? priceOf(draft, sumNow()).total,
      isCodeRefusalKnown: isCodeRefusalKnown(ordering()),
      token: context.token(),
    }
    const rules = context.rules.get() ?? (await loadedRules(way))
    if (rules) await bookWith({ ...pressed, rules }, way)
  }

  /** Loads the rules during a press. Null: the screen was left, or their file did not load, which the form says. */
  async function loadedRules(way: PaymentWay | null): Promise<FormRules | null> {
    void run({ type: 'checkBegun', payment: way })
    try {
      const rules = await context.rules.load()
      return stopped() ? null : rules
    } catch (error) {
      fail('booking', error)
      return null
    }
  }

  async function bookWith(press: Press, way: PaymentWay | null) {
    const { draft } = store.get()
    if (!draft) return
    const ok = isWhole({ ...draft, payment: way ?? draft.payment }, press)
    if (press.isCodeRefusalKnown) store.dispatch({ type: 'codeTold' })
    // A code that was typed but not applied is applied now.
    const code = openCodeOf(draft)
    if (code && !code.fault) store.dispatch({ type: 'bonusApplied', hash: code.number })
    void run({ type: 'submitted', payment: way, ok })
    if (!ok) return
    if (code?.fault && !press.isCodeRefusalKnown) return tellOfCode()
    if (!(await isSettled(press))) return
    if (!(await requote.holds())) return
    // The form stayed open during the price request, so its current values are checked again.
    if (!(await isSettled(press))) return
    await send(press)
  }

  /** Shows once that the code is not accepted, and the sum without the code. The next press books at that sum. */
  function tellOfCode() {
    const { message } = sumNow()
    store.dispatch({ type: 'codeTold' })
    return run({ type: 'failed', failure: { step: 'price', reason: 'code', message } })
  }

  /** True if no rule blocks the draft. A change needs no payment method. */
  function isWhole(draft: Draft, { rules }: Press): boolean {
    const found = rules.validateDraft(draft, context.user(), clock.now())
    return found.every(({ field }) => field === 'payment' && draft.change !== null)
  }

  /**
   * Waits for the times and the sum and reports the reason if the draft cannot be booked. True if the form is complete,
   * its times are allowed and its sum is not above the sum at the press. A rejected code blocks only until it is shown.
   */
  async function isSettled(press: Press): Promise<boolean> {
    const { shown, isCodeRefusalKnown } = press
    void run({ type: 'checkBegun' })
    await answers()
    const now = store.get()
    if (stopped() || !now.draft) return false
    const time = timeOf(now)
    const sum = sumNow().status
    const { total, kind } = priceOf(now.draft, sumNow())
    if (time === 'refused' || !isWhole(now.draft, press))
      void run({ type: 'submitted', payment: now.draft.payment, ok: false })
    else if (time !== 'allowed')
      void run({ type: 'failed', failure: { step: 'time', reason: 'network', message: null } })
    else if (sum === 'failed' || (sum === 'refused' && kind === 'preview'))
      void run({ type: 'failed', failure: { step: 'price', reason: 'network', message: null } })
    else if (sum === 'refused' && !isCodeRefusalKnown) void tellOfCode()
    else if (total.currency !== shown.currency || total.minor > shown.minor)
      void run({ type: 'failed', failure: { step: 'booking', reason: 'dearer', message: null } })
    else return true
    return false
  }

  /** Waits for both responses again if an input during the wait has started another request. */
  async function answers(): Promise<void> {
    do await Promise.all([checker.settled(), pricer.settled()])
    while (!stopped() && (isAsking(timeOf(store.get())) || isPriceAsked(sumNow())))
  }

  async function send(press: Press): Promise<void> {
    const { draft, intentId } = store.get()
    if (!draft || stopped()) return
    // A person who signed in meanwhile presses again: no order is sent automatically (AUTH-05).
    const isOther = () => context.token() !== press.token
    if (isOther()) return run({ type: 'givenBack' })
    if (draft.change) return update.send(draft, press.rules)
    // The key is made from the data that is sent, so a hidden field makes no second request.
    const said = press.rules.toSubmittedDraft(payableOf(draft, ordering()), context.user())
    const fingerprint = fingerprintOf(said, context.sender())
    const ownKey = keyOf(intentId, fingerprint)
    const asked = new Set([ownKey])
    for (let other = unasked(asked); other; other = unasked(asked)) {
      asked.add(other.key)
      if (!(await neverArrived(other)) || stopped()) return
      if (isOther()) return run({ type: 'givenBack' })
    }
    if (store.get().draft !== draft) {
      if (await isSettled(press)) await send(press)
      return
    }
    if (!platform.online.get())
      return fail('booking', new ClientError('network', { endpoint: 'createOrder' }))
    // A lost request may still arrive and cannot be cancelled. With the same key the service takes one of the two.
    const key = drafts.intents.openKey(intentId) ?? ownKey
    await run({ type: 'sent', sent: { key, fingerprint }, outgoing: { ...said, idempotencyKey: key } })
  }

  /**
   * Another request of this intent that may have become an order: the lost one, or one of another tab with other data
   * or new prices. Called until it returns none, because another tab may send one meanwhile.
   */
  function unasked(asked: ReadonlySet<string>): Sent | undefined {
    const { intentId, progress } = store.get()
    const lost = lostIn(progress)
    const others = drafts.intents.others(intentId, '').map((key) => ({ key, fingerprint: '' }))
    return [...(lost ? [lost] : []), ...others].find(({ key }) => !asked.has(key))
  }

  /** True if another request may be sent: the earlier one has not arrived and is no longer pending. */
  async function neverArrived(lost: Sent): Promise<boolean> {
    const underWayUntil = () => drafts.intents.underWayUntil(lost.key)
    if (underWayUntil() > clock.now()) {
      void run({ type: 'othersAsked' })
      const found = await findOrder({ orders, clock, key: lost.key, underWayUntil, signal })
      if (stopped()) return false
      if (found === null) fail('booking', new ClientError('timeout', { endpoint: 'order' }))
      else if (found !== 'missing') await adopt(found, lost)
      return found === 'missing'
    }
    try {
      const order = await orders.order({ idempotencyKey: lost.key }, signal)
      await adopt(order, lost)
      return false
    } catch (error) {
      if (isNotFound(error)) return true
      fail('booking', error)
      return false
    }
  }

  return { book }
}

/** Status of the time checks of all rides: the first status that blocks the booking, else `allowed`. */
function timeOf({ draft, timing }: BookingState): TimeChecking['status'] {
  const all = draft ? legsOf(draft).map((leg) => timing[leg].check.status) : []
  return all.find((status) => status !== 'allowed') ?? 'allowed'
}
