import { reverseRouteOf } from '../state/finder.ts'
import { isReverseMissing } from '../state/priceQuestion.ts'
import { useModuleCore } from './module.tsx'
import { priceEndOf, pricesOf } from './prices.ts'
import { useFinder } from './useFinder.ts'
import { type PriceList, usePriceList } from './usePriceList.ts'

/**
 * The prices of the way back, asked with the places swapped where a return trip is wanted and an offer does not name
 * its way back itself (PRICE-12). One component at a time uses it.
 */
export function useReverseOffers(): PriceList {
  const core = useModuleCore()
  const state = useFinder()
  const from = priceEndOf(state.to.item)
  const to = priceEndOf(state.from.item)
  return usePriceList({
    way: 'reverse',
    route: isReverseMissing(state) ? reverseRouteOf(state) : null,
    ask: async ({ alternativeCurrency }, signal) =>
      from && to
        ? pricesOf(core).prices({ from, to, alternativeCurrency, flexibleTariff: true }, signal)
        : [],
  })
}
