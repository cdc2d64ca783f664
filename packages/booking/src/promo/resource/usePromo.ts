import { useEffect, useRef, useState } from 'react'
import type { PromoAction } from '../../kernel/model/promo.ts'
import { useModule, useModuleCore } from '../../module/module.tsx'
import { useResource } from '../../module/useResource.ts'
import { promoReading } from './promotions.ts'

/**
 * The current promotion in the visitor's language; after a change of language, the one in the former language until the
 * new one has arrived. Null: none.
 */
export function usePromo(): PromoAction | null {
  const module = useModule()
  const [key, read] = promoReading(module, module.lang)
  return useResource<PromoAction | null>(key, read, { keeps: true }).data ?? null
}

/** Time in ms for which half of the promotion has to be visible to count as seen. */
const glanceMs = 1000

/**
 * Calls `onSeen` once the element was really seen: half of it visible for a second, in a visible tab.
 *
 * @returns the element's ref
 */
export function useSeen(onSeen: () => void) {
  const { platform } = useModuleCore()
  const [element, setElement] = useState<HTMLElement | null>(null)
  const latest = useRef(onSeen)
  useEffect(() => {
    latest.current = onSeen
  })
  useEffect(() => {
    if (!element) return
    const { clock, visibility } = platform
    let isInView = false
    let stop = () => {}
    const look = () => {
      stop()
      stop = isInView && visibility.get() ? clock.setTimeout(count, glanceMs) : () => {}
    }
    const count = () => {
      end()
      latest.current()
    }
    const endView = platform.watchInView(element, 0.5, (now) => {
      isInView = now
      look()
    })
    const endVisible = visibility.subscribe(look)
    const end = () => {
      stop()
      endView()
      endVisible()
    }
    return end
  }, [element, platform])
  return setElement
}
