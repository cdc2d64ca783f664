import type { Draft } from '../../kernel/model/booking.ts'
import type { Offer } from '../../kernel/model/offer.ts'
import { add, type Money, minus, sum } from '../../kernel/values/money.ts'
import { askRide } from '../../offers/index.ts'
import { isPriceOld, returnOffer, sameOffer } from '../../search/index.ts'
import { legOf, legsOf, offersOf } from '../draft/draft.ts'
import { shortfallOf } from '../draft/shortfall.ts'
import type { BookingState } from '../state/bookingState.ts'
import { priceOf, pricingOf } from '../state/pricing.ts'
import type { Offers } from '../state/progress.ts'
import type { FlowContext } from './flowContext.ts'

/** Requests old prices again; a changed price waits for the person (PRICE-21). */
export interface Requote {
  /** Requests old prices again. True if all prices are still valid and nobody and nothing is left out. */
  holds(): Promise<boolean>
  /** Requests the prices of a draft now. True if they are the same and nobody and nothing is left out. */
  ask(draft: Draft): Promise<boolean>
  /** Accepts the new prices. True if nobody and nothing is left out. */
  accept(): boolean
}

export function createRequote(context: FlowContext): Requote {
  const { store, platform, signal, stopped, run } = context

  /** Requests the current offers of each ride. Null: not possible, because a place has no known position. */
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

  /** Returns the price id of the draft's offer; for a change, that of its order (BOOK-53). */
  function ownPriceId({ change, offer }: Draft): string {
    const { earlier } = store.get()
    return (change && earlier?.trip.priceId) || offer.priceId
  }

  async function ask(draft: Draft): Promise<boolean> {
    const asked = questions(draft)
    if (!asked) return true
    void run({ type: 'pricesAsked' })
    try {
      const offers = offersIn(await Promise.all(asked), draft)
      if (stopped()) return false
      const since = store.get().draft
      if (!since) return false
      // Other cars were chosen meanwhile, so the prices are requested for them.
      if (priceIdsOf(since) !== priceIdsOf(draft)) return ask(since)
      const quotedAt = platform.clock.now()
      if (!offers) {
        void run({ type: 'failed', failure: { step: 'price', reason: 'gone', message: null } })
        return false
      }
      const same = pairsOf(draft, offers).every(([former, now]) => isSamePrice(former, now))
      if (same) return fits(() => store.dispatch({ type: 'priceConfirmed', offers, quotedAt }))
      void run({ type: 'priceChanged', offers, quotedAt })
      return false
    } catch (error) {
      context.fail('price', error)
      return false
    }
  }

  /** Takes the offers over. False, with a message, if people or extras of the draft no longer fit. */
  function fits(takeOver: () => void): boolean {
    const before = store.get().draft
    takeOver()
    const after = store.get().draft
    const reason = before && after && shortfallOf(before, after)
    if (reason) void run({ type: 'failed', failure: { step: 'price', reason, message: null } })
    return !reason
  }

  return {
    ask,
    accept: () => fits(() => void run({ type: 'priceAccepted' })),
    async holds() {
      const { draft, quotedAt } = store.get()
      if (!draft) return false
      const now = platform.clock.now()
      return !offersOf(draft).some((offer) => isPriceOld(offer, quotedAt, now)) || ask(draft)
    },
  }
}

/**
 * Returns the highest sum that a person accepts with the new prices of the rides: the shown sum plus the increase of the
 * rides. Any other increase, such as of an extra, is shown before the booking.
 */
export function acceptedSum({ draft, pricing, progress }: BookingState): Money | null {
  if (!draft || progress.at !== 'requoted') return null
  const shown = priceOf(draft, pricingOf({ draft, pricing, order: null })).total
  const pairs = pairsOf(draft, progress.offers)
  if (pairs.some(([, now]) => now.price.currency !== shown.currency)) return null
  const more = sum(
    pairs.map(([former, now]) => minus(now.price, former.price)),
    shown.currency,
  )
  return more.minor > 0 ? add(shown, more) : shown
}

const priceIdsOf = (draft: Draft) => JSON.stringify(offersOf(draft).map(({ priceId }) => priceId))

/** Returns the new offers that match those of the draft. Null: one has no match. */
function offersIn([there = [], back = []]: readonly Offer[][], draft: Draft): Offers | null {
  const outbound = sameOffer(there, draft.offer)
  if (!outbound) return null
  const former = draft.returnRide?.offer
  if (!former) return { outbound, return: null }
  // A way back that is not in the list is the reversed offer, at the price in that offer.
  const turned = returnOffer(outbound, back)
  const found = sameOffer(back, former) ?? (turned && sameOffer([turned], former))
  // Amounts in two currencies cannot be added.
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
