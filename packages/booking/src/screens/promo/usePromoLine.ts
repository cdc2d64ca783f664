import { type ComponentType, useEffect, useState } from 'react'
import { useModule, useModuleCore } from '../../hooks/module.tsx'
import { useHasPart } from '../../hooks/useHasPart.ts'
import { bringPromo } from './bringPromo.ts'
import { promoLineOf } from './promoLine.ts'

/** The line of the promotion that runs (PRICE-18). Null: the visitor has no promotions, or none runs. */
export function usePromoLine(): ComponentType | null {
  const module = useModuleCore()
  const { lang } = useModule()
  const hasBanner = useHasPart('discountBanner')
  const [Line, setLine] = useState<ComponentType | null>(() => promoLineOf(module).Line)
  useEffect(() => {
    if (!hasBanner) return
    let isLive = true
    void bringPromo(module, lang).then(() => {
      if (isLive) setLine(() => promoLineOf(module).Line)
    })
    return () => {
      isLive = false
    }
  }, [hasBanner, module, lang])
  return hasBanner ? Line : null
}
