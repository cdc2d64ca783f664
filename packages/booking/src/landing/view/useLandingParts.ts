import { useEffect, useState } from 'react'
import { useStore } from '../../kernel/store/useStore.ts'
import { type ModuleCore, useModule, useModuleCore } from '../../module/module.tsx'
import { perModule } from '../../module/perModule.ts'
import type { LandingParts } from './landingParts.ts'

/** Maximum time in milliseconds for which the first paint of a partner's page waits for its headline. */
export const longestHoldMs = 1200

export interface LandingPlaces {
  /** Components of the landing. Null: there is no landing. Undefined: not known yet. */
  parts: LandingParts | null | undefined
  /**
   * True while a partner's landing is being loaded: a skeleton is shown for a moment, so that the headline is
   * above the form from its first paint.
   */
  isHeld: boolean
  /**
   * True if the headline is above the form. A late headline is below the form, so that nothing visible moves.
   */
  isHeadAbove: boolean
}

/** The loaded parts of a module's landing, for a search page that is drawn later. */
const loadedPartsOf = perModule((): Pick<LandingPlaces, 'parts'> => ({ parts: undefined }))

/** Sets the parts of a module's landing before its first render: it is drawn with them at once. */
export function presetLanding(module: ModuleCore, parts: LandingParts | null): void {
  loadedPartsOf(module).parts = parts
}

/**
 * Returns the landing of the visitor's partner for the search page. Its code is loaded only if a partner is
 * known.
 *
 * @param isAsking true if prices are requested already: they do not wait for a headline, and none is above
 *   them
 */
export function useLandingParts(isAsking: boolean): LandingPlaces {
  const module = useModuleCore()
  const { lang } = useModule()
  const { config, platform } = module
  const partner = useStore(module.stores.session, ({ partnerId }) => partnerId) ?? config.partner
  const loaded = loadedPartsOf(module)
  const [places, setPlaces] = useState<LandingPlaces>(() => ({
    parts: loaded.parts,
    isHeld: loaded.parts === undefined && config.partner !== null && !isAsking,
    isHeadAbove: Boolean(loaded.parts) && !isAsking,
  }))
  if (isAsking && places.isHeld) setPlaces({ ...places, isHeld: false })
  useEffect(() => {
    if (partner === null) return
    let isLive = true
    const settle = (parts: LandingParts | null) => {
      loaded.parts = parts
      if (isLive)
        setPlaces((last) => ({ parts, isHeld: false, isHeadAbove: last.isHeld || last.isHeadAbove }))
    }
    const stop = platform.clock.setTimeout(
      () => setPlaces((last) => ({ ...last, isHeld: false })),
      longestHoldMs,
    )
    import('./landingParts.ts')
      .then(({ loadLanding }) => loadLanding(module, lang))
      .then(settle, (error: unknown) => {
        platform.report(error)
        settle(null)
      })
    return () => {
      isLive = false
      stop()
    }
  }, [partner, module, lang, platform, loaded])
  return places
}
