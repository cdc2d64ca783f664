import { useEffect, useState } from 'react'
import { useModule, useModuleCore } from '../../hooks/module.tsx'
import { useStore } from '../../hooks/useStore.ts'
import type { LandingParts } from './landingParts.ts'

/** Milliseconds for which the first paint of a partner's page waits for its headline. */
export const longestHoldMs = 1200

export interface LandingPlaces {
  /** Null: there is no landing. Undefined: it is not known yet whether there is one. */
  parts: LandingParts | null | undefined
  /**
   * The page is a partner's and its landing is about to come: a skeleton stands for a moment, so that the headline
   * stands above the form from its first paint.
   */
  isHeld: boolean
  /** The headline stands above the form; where it came too late, it stands under it: nothing that is seen ever moves. */
  isHeadAbove: boolean
}

/**
 * The landing of the visitor's partner, for the search page. Its code comes only where a partner is known.
 *
 * @param isAsking prices are asked for already: they wait for no headline, and none stands above them
 */
export function useLandingParts(isAsking: boolean): LandingPlaces {
  const module = useModuleCore()
  const { lang } = useModule()
  const { config, platform } = module
  const partner = useStore(module.stores.session, ({ partnerId }) => partnerId) ?? config.partner
  const shelf = module.shared('landingParts', (): Pick<LandingPlaces, 'parts'> => ({ parts: undefined }))
  const [places, setPlaces] = useState<LandingPlaces>(() => ({
    parts: shelf.parts,
    isHeld: shelf.parts === undefined && config.partner !== null && !isAsking,
    isHeadAbove: Boolean(shelf.parts) && !isAsking,
  }))
  if (isAsking && places.isHeld) setPlaces({ ...places, isHeld: false })
  useEffect(() => {
    if (partner === null) return
    let isLive = true
    const settle = (parts: LandingParts | null) => {
      shelf.parts = parts
      if (isLive)
        setPlaces((last) => ({ parts, isHeld: false, isHeadAbove: last.isHeld || last.isHeadAbove }))
    }
    const stop = platform.clock.setTimeout(
      () => setPlaces((last) => ({ ...last, isHeld: false })),
      longestHoldMs,
    )
    import('./landingParts.ts')
      .then(({ bringLanding }) => bringLanding(module, lang))
      .then(settle, (error: unknown) => {
        platform.report(error)
        settle(null)
      })
    return () => {
      isLive = false
      stop()
    }
  }, [partner, module, lang, platform, shelf])
  return places
}
