import { type ComponentType, useEffect, useState } from 'react'
import { useModule, useModuleCore } from '../../module/module.tsx'
import { useHasFeature } from '../../module/useHasFeature.ts'
import { loadPromo } from './loadPromo.ts'
import { promoLineOf } from './promoLine.ts'

/**
 * Returns the line of the current promotion (PRICE-18). Null: the visitor gets no promotions, or there is
 * none.
 */
export function usePromoLine(): ComponentType | null {
  const module = useModuleCore()
  const { lang } = useModule()
  const hasBanner = useHasFeature('discountBanner')
  const [Line, setLine] = useState<ComponentType | null>(() => promoLineOf(module).Line)
  useEffect(() => {
    if (!hasBanner) return
    let isLive = true
    void loadPromo(module, lang).then(() => {
      if (isLive) setLine(() => promoLineOf(module).Line)
    })
    return () => {
      isLive = false
    }
  }, [hasBanner, module, lang])
  return hasBanner ? Line : null
}
