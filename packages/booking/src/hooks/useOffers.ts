import { priceRouteOf } from '../state/priceQuestion.ts'
import { useModuleCore } from './module.tsx'
import { priceEndOf, pricesOf } from './prices.ts'
import { useFinder } from './useFinder.ts'
import { useIsAskerKnown, usePriceAsker } from './usePriceAsker.ts'
import { type PriceList, usePriceList } from './usePriceList.ts'

/**
 * The prices of a transfer, asked once both places are known. One component at a time uses it.
 * @param isAsked false: nothing is asked, as before the order is read whose change they are for. @default true
 */
export function useOffers(isAsked = true): PriceList {
  const core = useModuleCore()
  const state = useFinder()
  const asker = usePriceAsker()
  const isKnown = useIsAskerKnown()
  const from = priceEndOf(state.from.item)
  const to = priceEndOf(state.to.item)
  return usePriceList({
    way: 'offers',
    route: isAsked && isKnown && state.mode === 'transfer' ? priceRouteOf(state, asker) : null,
    ask: async ({ currentPriceId, alternativeCurrency }, signal) =>
      from && to
        ? pricesOf(core).prices(
            { from, to, currentPriceId, alternativeCurrency, flexibleTariff: true },
            signal,
          )
        : [],
  })
}
