import { type ComponentType, useEffect, useState } from 'react'
import { useModule, useModuleCore } from '../../hooks/module.tsx'
import { orderedPromoName } from '../../state/storedNames.ts'
import { bringPromo } from './bringPromo.ts'

/** Milliseconds from the screen's start to the popup. */
const popupDelayMs = 3000

/** The promotion that a stored parameter orders (SHELL-22): it opens once, a while after the screen. */
export function OrderedPopup() {
  const module = useModuleCore()
  const { lang } = useModule()
  const [Popup, setPopup] = useState<ComponentType | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language starts no new wait
  useEffect(() => {
    const { clock, storage } = module.platform
    let isLive = true
    const stop = clock.setTimeout(() => {
      for (const store of [storage.session, storage.local]) store.remove(orderedPromoName)
      void bringPromo(module, lang).then((parts) => {
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
