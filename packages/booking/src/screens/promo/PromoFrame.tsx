import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { isStoredTrue } from '../../domain/isStoredTrue.ts'
import type { Locale } from '../../domain/language.ts'
import { type ModuleCore, useModule, useModuleCore } from '../../hooks/module.tsx'
import type { PriceList } from '../../hooks/usePriceList.ts'
import type { PromoParts } from './promoParts.ts'

/** Never rejects: without a promotion nothing is missing. */
async function bring(module: ModuleCore, lang: Locale): Promise<PromoParts | null> {
  try {
    const { bringPromoParts } = await import('../shared/rareParts.ts')
    return await (await bringPromoParts()).bringPromo(module, lang)
  } catch {
    return null
  }
}

/** The line of the promotion that runs, asked for when a search has begun. Null: not here, or none runs. */
export function usePromoLine(isBegun: boolean): ComponentType | null {
  const module = useModuleCore()
  const { lang } = useModule()
  const shelf = module.shared('promoLine', () => ({ Line: null as ComponentType | null }))
  const [Line, setLine] = useState<ComponentType | null>(() => shelf.Line)
  useEffect(() => {
    if (!isBegun) return
    let isLive = true
    void bring(module, lang).then((parts) => {
      shelf.Line = parts?.Line ?? shelf.Line
      if (isLive) setLine(() => shelf.Line)
    })
    return () => {
      isLive = false
    }
  }, [isBegun, module, lang, shelf])
  return Line
}

export interface PromoFrameProps {
  /** From `usePromoLine`. */
  line: ComponentType | null
  /** How the prices stand: nothing is advertised where there are none. */
  status: PriceList['status']
  /** The list of prices. */
  children: ReactNode
}

/**
 * The promotion around the list (PRICE-18). One that is known when the list's place is made stands above from its first
 * paint; one that comes later stands under the finished list: nothing that is seen ever moves.
 */
export function PromoFrame({ line: Line, status, children }: PromoFrameProps) {
  const [isAbove] = useState(Line !== null)
  const isShown = isAbove ? status !== 'notFound' && status !== 'failed' : status === 'ready'
  const shown = Line && isShown && <Line />
  return (
    <>
      {isAbove && shown}
      {children}
      {!isAbove && shown}
    </>
  )
}

/** Set by a page of ours, in either storage, to have the promotion opened (SHELL-22). */
const orderedName = 'trans_open_promo'

/** Milliseconds from the screen's start to the popup. */
const popupDelayMs = 3000

/**
 * Opens the promotion once where a stored parameter orders it. It belongs to a search: over the booking form, which
 * takes the search away, it never opens.
 */
export function OrderedPromo() {
  const module = useModuleCore()
  const { lang } = useModule()
  const [Popup, setPopup] = useState<ComponentType | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language starts no new wait
  useEffect(() => {
    const { clock, storage } = module.platform
    const stores = [storage.session, storage.local]
    if (!stores.some((store) => isStoredTrue(store.get(orderedName)))) return
    let isLive = true
    const stop = clock.setTimeout(() => {
      for (const store of stores) store.remove(orderedName)
      void bring(module, lang).then((parts) => {
        if (isLive && parts) setPopup(() => parts.Popup)
      })
    }, popupDelayMs)
    return () => {
      isLive = false
      stop()
    }
  }, [module])
  return Popup && <Popup />
}
