import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { PromoAction } from '../domain/promo.ts'
import { useModule, useModuleCore } from './module.tsx'
import { promotionsOf } from './promotions.ts'

/** The promotion that runs, in the visitor's language; in the former one until that has come. Null: none. */
export function usePromo(): PromoAction | null {
  const module = useModuleCore()
  const { lang } = useModule()
  const promotions = promotionsOf(module)
  const current = useSyncExternalStore(
    promotions.subscribe,
    () => promotions.get(lang),
    () => undefined,
  )
  useEffect(() => void promotions.ask(lang), [promotions, lang])
  const [last, setLast] = useState(current)
  if (current !== undefined && current !== last) setLast(current)
  return current ?? last ?? null
}

/** Milliseconds for which half of it stands in view until it counts as seen. */
const glanceMs = 1000

/**
 * Tells once that an element was really seen: half of it in view for a second, in a tab that is looked at.
 * @returns the element's ref.
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
