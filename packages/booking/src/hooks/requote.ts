import type { Draft } from '../domain/booking.ts'
import { legOf, legsOf, offersOf } from '../domain/draft.ts'
import { add, type Money, minus, sum } from '../domain/money.ts'
import type { Offer } from '../domain/offer.ts'
import { isPriceOld } from '../domain/offerAge.ts'
import { sameOffer } from '../domain/offerList.ts'
import { returnOffer } from '../domain/returnOffer.ts'
import { shortfallOf } from '../domain/shortfall.ts'
import type { BookingAction } from '../state/bookingActions.ts'
import type { BookingState, Offers } from '../state/bookingState.ts'
import { priceOf, pricingOf } from '../state/pricing.ts'
import type { FlowContext } from './flowContext.ts'
import { askRide } from './ridePrices.ts'

/** Asks old prices again; what has changed waits for the person (PRICE-21). */
export interface Requote {
  /** Whether the prices hold, asked again where they are old. */
  holds(): Promise<boolean>
  /** Asks the prices of a draft now; whether they are the same and nobody and nothing is left out at them. */
  ask(draft: Draft): Promise<boolean>
  /** Takes the new prices over; whether nobody and nothing is left out at them. */
  accept(): boolean
}

export function createRequote(context: FlowContext): Requote {
  const { store, platform, signal, stopped } = context

  /** What each ride costs now. Null: it cannot be asked, a place is not known well enough. */
  function questions(draft: Draft): Promise<Offer[]>[] | null {
    const asked = legsOf(draft).map((leg) => {
      const ride = legOf(draft, leg)
      const currentPriceId = leg === 'outbound' ? ownPriceId(draft) : (ride?.offer.priceId ?? '')
      const { currency } = draft.offer.price
      const basis = { currentPriceId, currency, alternativeCurrency: context.alternativeCurrency() }
      return ride && askRide(context, ride, basis, signal)
    })
    return asked.some((one) => one === null) ? null : (asked as Promise<Offer[]>[])
  }

  /** Of a change the price that its order has (BOOK-53). */
  function ownPriceId({ change, offer }: Draft): string {
    const { earlier } = store.get()
    return (change && earlier?.trip.priceId) || offer.priceId
  }

  async function ask(draft: Draft): Promise<boolean> {
    const asked = questions(draft)
    if (!asked) return true
    store.dispatch({ type: 'phaseEntered', phase: 'pricing' })
    try {
      const offers = offersIn(await Promise.all(asked), draft)
      if (stopped()) return false
      const since = store.get().draft
      if (!since) return false
      // Other cars were taken in the meantime: what was asked is not what is booked.
      if (priceIdsOf(since) !== priceIdsOf(draft)) return ask(since)
      const quotedAt = platform.clock.now()
      if (!offers) {
        store.dispatch({ type: 'failed', failure: { step: 'price', reason: 'gone', message: null } })
        return false
      }
      const same = pairsOf(draft, offers).every(([former, now]) => isSamePrice(former, now))
      if (same) return fits({ type: 'priceConfirmed', offers, quotedAt })
      store.dispatch({ type: 'priceChanged', offers, quotedAt })
      return false
    } catch (error) {
      context.fail('price', error)
      return false
    }
  }

  /** Whether all of the draft has a place at the offers taken over; what has not is told before anything goes out. */
  function fits(takeOver: BookingAction): boolean {
    const before = store.get().draft
    store.dispatch(takeOver)
    const after = store.get().draft
    const reason = before && after && shortfallOf(before, after)
    if (reason) store.dispatch({ type: 'failed', failure: { step: 'price', reason, message: null } })
    return !reason
  }

  return {
    ask,
    accept: () => fits({ type: 'priceAccepted' }),
    async holds() {
      const { draft, quotedAt } = store.get()
      if (!draft) return false
      const now = platform.clock.now()
      return !offersOf(draft).some((offer) => isPriceOld(offer, quotedAt, now)) || ask(draft)
    },
  }
}

/**
 * The highest sum that whoever accepts the new prices of the rides has agreed to: the one that was shown, and what the
 * rides cost more. What else has become dearer, such as an extra, is told before it is booked.
 */
export function acceptedSum({ draft, pricing, order, requote }: BookingState): Money | null {
  if (!draft || !requote) return null
  const shown = priceOf(draft, pricingOf({ draft, pricing, order })).total
  const pairs = pairsOf(draft, requote.offers)
  if (pairs.some(([, now]) => now.price.currency !== shown.currency)) return null
  const more = sum(
    pairs.map(([former, now]) => minus(now.price, former.price)),
    shown.currency,
  )
  return more.minor > 0 ? add(shown, more) : shown
}

const priceIdsOf = (draft: Draft) => JSON.stringify(offersOf(draft).map(({ priceId }) => priceId))

/** The offers that stand for those of the draft. Null: one is gone. */
function offersIn([there = [], back = []]: readonly Offer[][], draft: Draft): Offers | null {
  const outbound = sameOffer(there, draft.offer)
  if (!outbound) return null
  const former = draft.returnRide?.offer
  if (!former) return { outbound, return: null }
  // A way back that the list does not name is the offer turned round, at the price it names itself.
  const turned = returnOffer(outbound, back)
  const found = sameOffer(back, former) ?? (turned && sameOffer([turned], former))
  // Amounts of two currencies make no sum.
  return found && found.price.currency === outbound.price.currency ? { outbound, return: found } : null
}

function pairsOf(draft: Draft, offers: Offers): [Offer, Offer][] {
  const [outbound, back] = offersOf(draft)
  return [
    [outbound, offers.outbound],
    ...(back && offers.return ? [[back, offers.return] as [Offer, Offer]] : []),
  ]
}

const isSamePrice = ({ price }: Offer, now: Offer) =>
  now.price.minor === price.minor && now.price.currency === price.currency
