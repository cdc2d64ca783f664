import { useModuleCore } from '../../module/module.tsx'
import { useFinder } from '../../module/search/useFinder.ts'
import { isReverseMissing, reverseRouteOf } from '../../search/index.ts'
import { priceEndOf, pricesOf } from './prices.ts'
import { type PriceList, usePriceList } from './usePriceList.ts'

/**
 * The prices of the way back, requested with the places swapped if a return trip is wanted and some offer does not
 * include its way back (PRICE-12). Only one component may use it at a time.
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
