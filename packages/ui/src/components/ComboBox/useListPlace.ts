'use client'
import { type CSSProperties, type RefObject, useState } from 'react'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { roomAround } from '../../private/view.ts'
import type { VisiblePart } from '../../themes/useTheme.ts'

/** Between the list and what it hangs on, and between it and the edge of the view together, in px. */
const margins = 24
/** Less room than this below, and it hangs above where there is more, in px. */
const least = 200

interface Hanging {
  root: RefObject<HTMLElement | null>
  /** The field's box. */
  box: RefObject<HTMLElement | null>
  anchor: RefObject<HTMLElement | null> | undefined
  isShown: boolean
  visible: VisiblePart | null
}

interface Place {
  side: 'below' | 'above'
  /** Variables of `css.popup`. */
  style: CSSProperties
}

/** Where the list hangs: under the field or its anchor, above it where that has more room of the part in view. */
export function useListPlace({ root, box, anchor, isShown, visible }: Hanging) {
  const [place, setPlace] = useState<Place>()

  const measure = () => {
    const target = (anchor?.current ?? box.current)?.getBoundingClientRect()
    if (!target || !root.current) return
    const own = root.current.getBoundingClientRect()
    const rtl = getComputedStyle(root.current).direction === 'rtl'
    const { above, below } = roomAround(target, visible)
    const side = below - margins < least && above > below ? 'above' : 'below'
    const style = {
      '--x': `${rtl ? own.right - target.right : target.left - own.left}px`,
      '--y': `${side === 'below' ? target.bottom - own.top : own.bottom - target.top}px`,
      '--w': `${target.width}px`,
      '--room': `${Math.max(below, above * Number(side === 'above')) - margins}px`,
    } as CSSProperties
    // The same is kept: a list of hundreds is not drawn again for it.
    setPlace((before) =>
      JSON.stringify(before) === JSON.stringify({ side, style }) ? before : { side, style },
    )
  }

  useBrowserLayoutEffect(() => {
    if (!isShown || !root.current) return
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(root.current)
    if (anchor?.current) observer.observe(anchor.current)
    return () => observer.disconnect()
  }, [isShown, anchor, visible])

  return { place, measure }
}
