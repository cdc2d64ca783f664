import { useEffect } from 'react'
import { useModule, useModuleCore } from '../../hooks/module.tsx'
import { useHasPart } from '../../hooks/useHasPart.ts'

/** The code of the price list. */
export const loadOffers = () => import('./OfferResults.tsx')

/** Brings the parts of the price list before there is one, as soon as a search has begun; the promotion's are among them. */
export function usePreloadedOffers(isBegun: boolean): void {
  const module = useModuleCore()
  const { lang } = useModule()
  const hasBanner = useHasPart('discountBanner')
  useEffect(() => {
    if (!isBegun) return
    const { messages, platform } = module
    Promise.all([loadOffers(), messages.load(lang, 'offers')]).catch(platform.report)
    if (hasBanner)
      import('../shared/rareParts.ts')
        .then(({ bringPromo }) => bringPromo(module, lang))
        .catch(platform.report)
  }, [isBegun, hasBanner, module, lang])
}
