import { useEffect, useMemo, useState } from 'react'
import type { Draft } from '../domain/booking.ts'
import { isFull, type LargerClass, largerClass } from '../domain/largerClass.ts'
import type { Offer } from '../domain/offer.ts'
import { listDueAt } from '../domain/offerAge.ts'
import type { Place } from '../domain/place.ts'
import type { FinderState, OffersState } from '../state/finder.ts'
import { createTurns } from '../state/latest.ts'
import { type ModuleCore, useModule } from './module.tsx'
import { askRide, rideSearchesOf } from './ridePrices.ts'
import { useFinder } from './useFinder.ts'
import { usePriceAsker } from './usePriceAsker.ts'

/** Milliseconds for which a party has to stand before prices are asked for it. */
const settleMs = 300

/** What is offered to a party that has filled its car. */
export interface LargerClassSearch {
  /** The prices are being asked: after a reload the finder has none. */
  isAsking: boolean
  /** Null: there is room, no larger car, or no answer. */
  larger: (LargerClass & { quotedAt: number }) | null
}

/** The prices there and back, and when the older ones came, epoch milliseconds. */
interface Lists {
  there: readonly Offer[]
  back: readonly Offer[]
  quotedAt: number
}

/**
 * Larger cars for a party that has filled its own (BOOK-17): among the prices that the finder still has for these
 * rides, else asked anew, once for a question and only while the car is full.
 * @param isOpen false: nothing can be changed any more, nothing is asked or offered.
 */
export function useLargerClass(draft: Draft, isOpen: boolean): LargerClassSearch {
  const core = useModule()
  const finder = useFinder()
  const asker = usePriceAsker()
  const isWanted = isOpen && isFull(draft)
  const { from, to, durationSeconds, returnRide } = draft
  const ends = [from.placeId, to?.placeId ?? null, durationSeconds, returnRide !== null]
  const question = JSON.stringify([...ends, asker])
  const [asked, setAsked] = useState<{ question: string; lists: Lists | null } | null>(null)
  const now = core.platform.clock.now()
  const atHand = isWanted ? listsAtHand(finder, draft, asker.lang, now) : null
  const lists = atHand ?? (asked?.question === question ? asked.lists : null)
  const isMissing = isWanted && !atHand && asked?.question !== question
  const [turns] = useState(() => createTurns(core.platform.clock.setTimeout))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is told by its text
  useEffect(() => {
    if (!isMissing) return
    const turn = turns.begin()
    turn.after(settleMs, async () => {
      const outcome = await turn.ask((signal) => askLists(core, draft, asker.alternativeCurrency, signal))
      // Nothing to offer is no error of the person's: the booking goes on as it is.
      if (outcome) setAsked({ question, lists: 'answer' in outcome ? outcome.answer : null })
    })
    return () => turns.stop()
  }, [turns, core, question, isMissing])

  const larger = useMemo(() => {
    const found = isWanted && lists && largerClass(draft, lists.there, lists.back)
    return found ? { ...found, quotedAt: lists.quotedAt } : null
  }, [isWanted, draft, lists?.there, lists?.back, lists?.quotedAt, lists])
  return { isAsking: isMissing, larger }
}

/** The finder's lists, where they are of the draft's rides and not old. Null: not all of them. */
function listsAtHand(
  { offers, reverse }: FinderState,
  { offer, from, to, durationSeconds, returnRide }: Draft,
  lang: string,
  now: number,
): Lists | null {
  const isOf = ({ status, route, list, arrivedAt }: OffersState, start: Place, finish: Place | null) =>
    status === 'ready' &&
    route?.fromId === start.placeId &&
    route.toId === (finish?.placeId ?? null) &&
    route.rentSeconds === durationSeconds &&
    route.lang === lang &&
    route.currency === offer.price.currency &&
    now < listDueAt(list, arrivedAt ?? 0)
  if (!isOf(offers, from, to)) return null
  const there = offers.list
  const arrivedAt = offers.arrivedAt ?? 0
  if (!returnRide || !to || namesWayBack(there)) return { there, back: [], quotedAt: arrivedAt }
  if (!isOf(reverse, to, from)) return null
  return { there, back: reverse.list, quotedAt: Math.min(arrivedAt, reverse.arrivedAt ?? 0) }
}

const namesWayBack = (offers: readonly Offer[]) => offers.every(({ reverse }) => reverse !== null)

async function askLists(
  core: ModuleCore,
  { offer, from, to, durationSeconds, returnRide }: Draft,
  alternativeCurrency: string | null,
  signal: AbortSignal,
): Promise<Lists> {
  const quotedAt = core.platform.clock.now()
  const searches = rideSearchesOf(core)
  const { currency } = offer.price
  const list = async (ride: Pick<Draft, 'from' | 'to' | 'durationSeconds'>, currentPriceId: string) =>
    (await askRide(searches, ride, { currentPriceId, currency, alternativeCurrency }, signal)) ?? []
  const there = await list({ from, to, durationSeconds }, offer.priceId)
  if (!returnRide || namesWayBack(there)) return { there, back: [], quotedAt }
  return { there, back: await list(returnRide, returnRide.offer.priceId), quotedAt }
}
