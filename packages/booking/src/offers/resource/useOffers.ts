import { useModuleCore } from '../../module/module.tsx'
import { useFinder } from '../../module/search/useFinder.ts'
import { priceRouteOf } from '../../search/index.ts'
import { priceEndOf, pricesOf } from './prices.ts'
import { useIsAskerKnown, usePriceAsker } from './usePriceAsker.ts'
import { type PriceList, usePriceList } from './usePriceList.ts'

/**
 * The prices of a transfer, requested once both places are known. Only one component may use it at a time.
 *
 * @param isAsked false makes no request, for instance until the order that is changed has been read. @default true
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
