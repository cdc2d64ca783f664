import { useEffect, useMemo, useReducer } from 'react'
import type { Draft } from '../../kernel/model/booking.ts'
import type { Offer } from '../../kernel/model/offer.ts'
import type { Place } from '../../kernel/model/place.ts'
import { useSettled } from '../../kernel/resource/useSettled.ts'
import { type ModuleCore, useModule } from '../../module/module.tsx'
import { useFinder } from '../../module/search/useFinder.ts'
import { useResource } from '../../module/useResource.ts'
import { askRide, rideSearchesOf, usePriceAsker } from '../../offers/index.ts'
import { type FinderState, listDueAt, type OffersState } from '../../search/index.ts'
import { type CarChoices, choicesOf, isFull, type LargerClass, largerClass } from '../draft/largerClass.ts'

/** Milliseconds without a change of the party before prices are requested for it. */
const settleMs = 300

/** Offer of a larger car for a party that has filled its car. */
export interface LargerClassSearch {
  /** True while prices are requested; after a reload the finder has none. */
  isAsking: boolean
  /** Null: the car has room, there is no larger one, or there is no response. */
  larger: (LargerClass & { quotedAt: number }) | null
}

/** Choices of a booking on which a larger car depends, with the ends of the ride there. */
export interface LargerClassBasis extends CarChoices, Pick<Draft, 'from' | 'to'> {}

/** Returns the choices of a draft on which a larger car depends. None of them is a typed text. */
export const largerClassBasis = (draft: Draft): LargerClassBasis => ({
  ...choicesOf(draft),
  from: draft.from,
  to: draft.to,
})

/** Offers there and back, and the arrival of the older ones in epoch milliseconds. */
interface Lists {
  there: readonly Offer[]
  back: readonly Offer[]
  quotedAt: number
}

/**
 * Finds a larger car for a party that has filled its own (BOOK-17). Uses the finder's prices of these rides, else
 * requests prices once, and only while the car is full.
 * @param isOpen false: the booking cannot change any more, so nothing is requested or offered.
 */
export function useLargerClass(choices: LargerClassBasis, isOpen: boolean): LargerClassSearch {
  const core = useModule()
  const finder = useFinder()
  const asker = usePriceAsker()
  const isWanted = isOpen && isFull(choices)
  const { from, to, durationSeconds, returnRide } = choices
  const ends = [from.placeId, to?.placeId ?? null, durationSeconds, returnRide !== null]
  const now = core.platform.clock.now()
  const atHand = isWanted ? listsAtHand(finder, choices, asker.lang, now) : null
  const key = isWanted && !atHand ? ['larger class', JSON.stringify([...ends, asker])] : null
  const settled = useSettled(core.platform.clock, key, () => settleMs)
  // Nothing to offer is no error of the person's: the booking goes on as it is.
  const { data, failure, again } = useResource<Lists>(settled, (signal) =>
    askLists(core, choices, asker.alternativeCurrency, signal),
  )
  const isOld = data !== undefined && now >= listDueAt([...data.there, ...data.back], data.quotedAt)
  useEffect(() => {
    if (isOld) again()
  }, [isOld, again])
  const lists = atHand ?? (isOld ? null : data)
  // Nothing else may render this component in time, so a timer renders it when the prices have expired.
  const due = lists ? listDueAt([...lists.there, ...lists.back], lists.quotedAt) : null
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const { clock } = core.platform
  useEffect(() => {
    if (due !== null) return clock.setTimeout(drawAgain, Math.max(0, due - clock.now()))
  }, [due, clock])

  const larger = useMemo(() => {
    const found = isWanted && lists && largerClass(choices, lists.there, lists.back)
    return found ? { ...found, quotedAt: lists.quotedAt } : null
  }, [isWanted, choices, lists?.there, lists?.back, lists?.quotedAt, lists])
  return { isAsking: key !== null && !lists && failure === undefined, larger }
}

/** The finder's lists, where they are of the draft's rides and not old. Null: not all of them. */
function listsAtHand(
  { offers, reverse }: FinderState,
  { offer, from, to, durationSeconds, returnRide }: LargerClassBasis,
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
  { offer, from, to, durationSeconds, returnRide }: LargerClassBasis,
  alternativeCurrency: string | null,
  signal: AbortSignal,
): Promise<Lists> {
  const quotedAt = core.platform.clock.now()
  const searches = rideSearchesOf(core)
  const { currency } = offer.price
  const list = async (
    ride: Pick<LargerClassBasis, 'from' | 'to' | 'durationSeconds'>,
    currentPriceId: string,
  ) => (await askRide(searches, ride, { currentPriceId, currency, alternativeCurrency }, signal)) ?? []
  const there = await list({ from, to, durationSeconds }, offer.priceId)
  if (!returnRide || !to || namesWayBack(there)) return { there, back: [], quotedAt }
  const wayBack = { from: to, to: from, durationSeconds: null }
  return { there, back: await list(wayBack, returnRide.offer.priceId), quotedAt }
}
