import { type ComponentType, useEffect, useState } from 'react'
import { orderedPromoName } from '../../kernel/store/storedNames.ts'
import { useModule, useModuleCore } from '../../module/module.tsx'
import { loadPromo } from './loadPromo.ts'

/** Delay in ms from the start of the screen to the popup. */
const popupDelayMs = 3000

/** Promotion that a stored parameter opens (SHELL-22), once and with a delay. */
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
      void loadPromo(module, lang).then((parts) => {
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
