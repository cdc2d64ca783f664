import { useEffect } from 'react'
import { useModule, useModuleCore } from '../../module/module.tsx'
import { useHasFeature } from '../../module/useHasFeature.ts'
import { loadPromo } from '../../promo/index.ts'

/** The code of the price list. */
export const loadOffers = () => import('./OfferResults.tsx')

/** Loads the code of the price list and of the promotion early, as soon as a search has begun. */
export function usePreloadedOffers(isBegun: boolean): void {
  const module = useModuleCore()
  const { lang } = useModule()
  const hasBanner = useHasFeature('discountBanner')
  useEffect(() => {
    if (!isBegun) return
    const { messages, platform } = module
    Promise.all([loadOffers(), messages.load(lang, 'offers')]).catch(platform.report)
    if (hasBanner) loadPromo(module, lang).catch(platform.report)
  }, [isBegun, hasBanner, module, lang])
}
