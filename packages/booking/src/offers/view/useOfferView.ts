import { useMemo } from 'react'
import type { Offer } from '../../kernel/model/offer.ts'
import { useStore } from '../../kernel/store/useStore.ts'
import type { Money } from '../../kernel/values/money.ts'
import { useModuleCore } from '../../module/module.tsx'
import { type OffersView, returnsIn, stopPlaceIds } from '../../search/index.ts'
import { offerKeys } from '../rules/offerChanges.ts'
import { filterOffers, fitPassengers, knownFilter } from '../rules/offerFilter.ts'
import { bestRated, type ClassGroup, cheapest, groupByClass, sortOffers } from '../rules/offerOrder.ts'
import { comparedPrice, type OfferPrice, offerPrice, type Ride, singleRide } from '../rules/offerPrice.ts'
import type { OfferMarks } from './card/OfferRow.tsx'

/** The list as shown: filtered, sorted and grouped. */
export interface OfferView {
  /** Sorted offers with enough seats, before the filter. */
  fitting: readonly Offer[]
  /** Offers of `fitting` that pass the filter, in the same order. */
  shown: readonly Offer[]
  /** True if a card is a class and not a single offer. */
  isByClass: boolean
  /** Groups of offers, one card for each. */
  groups: readonly ClassGroup[]
  /** Number of shown classes. */
  classCount: number
  /** Marked offers among all of `fitting`, hidden ones too; none if there is only one offer. */
  marks: OfferMarks
  /** Number of stops on the outbound ride. */
  stops: number
  priceOf(offer: Offer): OfferPrice
  formerOf(offer: Offer): Money | undefined
  keyOf(offer: Offer): string
}

const noMarks: OfferMarks = { cheapest: null, bestRated: null }

/** Returns the shown offers in order, each with its price for the wanted ride. */
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

/** Returns the wanted ride: its number of stops, and its way back if wanted. */
function useRide(): Ride {
  const { finder } = useModuleCore().stores
  // A stop whose place is still loading is counted too, so that the shown prices do not change afterwards.
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
