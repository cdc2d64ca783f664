import { useMemo } from 'react'
import type { Money } from '../../domain/money.ts'
import type { Offer } from '../../domain/offer.ts'
import { offerKeys } from '../../domain/offerChanges.ts'
import { filterOffers, fitPassengers, knownFilter } from '../../domain/offerFilter.ts'
import { bestRated, type ClassGroup, cheapest, groupByClass, sortOffers } from '../../domain/offerOrder.ts'
import { comparedPrice, type OfferPrice, offerPrice, type Ride, singleRide } from '../../domain/offerPrice.ts'
import { returnsIn } from '../../domain/returnOffer.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import { useStore } from '../../hooks/useStore.ts'
import { type OffersView, stopPlaceIds } from '../../state/finder.ts'
import type { OfferMarks } from './OfferRow.tsx'

/** The list as it is looked at. */
export interface OfferView {
  /** Those that take the passengers, sorted: what the filter chooses from. */
  fitting: readonly Offer[]
  /** Those of them that pass the filter, in the order of the list. */
  shown: readonly Offer[]
  /** The cards are classes, not single offers. */
  isByClass: boolean
  /** A card each. */
  groups: readonly ClassGroup[]
  /** How many classes are shown. */
  classCount: number
  /** Of all that take the passengers, those too that a filter hides; nothing is marked where there is nothing to compare. */
  marks: OfferMarks
  /** How many stops lie on the way. */
  stops: number
  priceOf(offer: Offer): OfferPrice
  formerOf(offer: Offer): Money | undefined
  keyOf(offer: Offer): string
}

const noMarks: OfferMarks = { cheapest: null, bestRated: null }

/** The offers that are shown, in their order, with what each costs for the ride that is asked for. */
export function useOfferView(
  list: readonly Offer[],
  former: ReadonlyMap<Offer, Money>,
  passengersCount: number | null,
  view: OffersView,
): OfferView {
  const ride = useRide()
  const { sort, grouped } = view
  const fitting = useMemo(() => fitPassengers(list, passengersCount), [list, passengersCount])
  const prices = useMemo(() => {
    const known = new Map(fitting.map((offer) => [offer, offerPrice(offer, ride)]))
    const keys = offerKeys(fitting)
    const priceOf = (offer: Offer) => known.get(offer) ?? offerPrice(offer, singleRide)
    return {
      priceOf,
      compared: (offer: Offer) => comparedPrice(priceOf(offer)),
      formerOf: (offer: Offer) => former.get(offer),
      keyOf: (offer: Offer) => keys.get(offer) ?? offer.priceId,
    }
  }, [fitting, ride, former])
  const { compared, ...named } = prices
  const sorted = useMemo(() => sortOffers(fitting, sort, compared), [fitting, sort, compared])
  const shown = useMemo(() => filterOffers(sorted, knownFilter(sorted, view)), [sorted, view])
  const groups = useMemo(() => (grouped ? groupByClass(shown) : shown.map(alone)), [shown, grouped])
  const marks = useMemo(
    () =>
      sorted.length > 1
        ? { cheapest: cheapest(sorted, compared), bestRated: bestRated(sorted, compared) }
        : noMarks,
    [sorted, compared],
  )
  const classCount = useMemo(() => new Set(shown.map(({ carClass }) => carClass.id)).size, [shown])
  return {
    fitting: sorted,
    shown,
    isByClass: grouped,
    groups,
    classCount,
    marks,
    stops: ride.stops,
    ...named,
  }
}

function alone(offer: Offer): ClassGroup {
  return { carClass: offer.carClass, offers: [offer] }
}

/** What is asked of the offers: the stops that are chosen, and whether the way back is wanted. */
function useRide(): Ride {
  const { finder } = useModuleCore().stores
  // One that is still being read counts already: the prices do not change under the eyes.
  const stops = useStore(finder, (state) => stopPlaceIds(state).length)
  const isReturn = useStore(finder, (state) => state.isReturn)
  const reverse = useStore(finder, (state) => state.reverse)
  return useMemo(
    () => ({
      stops,
      wayBackOf: isReturn ? returnsIn(reverse.list) : null,
      isAskingBack: reverse.status === 'loading',
    }),
    [stops, isReturn, reverse],
  )
}
