'use client'
import { useTheme } from '../../themes/useTheme.ts'
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect.ts'
import { viewEdges } from '../view.ts'
import { follow } from './follow.ts'
import type { Placing } from './placeLayer.ts'

/**
 * Positions a layer beside its anchor and follows the anchor. The layer is absolute and starts at the upper left
 * corner. Its style sheet gets the sizes, and `data-side` once it is positioned. For a list use `useHangingList`.
 *
 * @param place the same function in every render
 * @param layer finds the layer; `anchor` finds the anchor
 * @param isOpen true makes the hook look for the layer again
 */
export function usePlace(
  place: Placing,
  layer: () => HTMLElement | null | undefined,
  anchor: () => Element | null | undefined,
  isOpen: boolean,
): void {
  const { visible, dir } = useTheme()
  useBrowserLayoutEffect(() => {
    const element = layer()
    if (!element) return
    let x = 0
    let y = 0
    return follow(element, [element, element.offsetParent, anchor()], () => {
      const target = anchor()?.getBoundingClientRect()
      if (!target) return ''
      const now = element.getBoundingClientRect()
      const { isAbove, edge, left, sizes } = place(target, now, viewEdges(visible), dir)
      element.dataset['side'] = isAbove ? 'above' : 'below'
      // A page may scale the root. `offsetWidth` is whole pixels, so a ratio near 1 is 1.
      const scale = Math.round((now.width / element.offsetWidth) * 20) / 20 || 1
      // Rounded to whole pixels: positions are computed from the last one, and fractions would never settle.
      x += Math.round((left - now.left) / scale)
      y += Math.round(((isAbove ? edge - now.height : edge) - now.top) / scale)
      return `;left:${x}px;top:${y}px;${sizes}`
    })
  }, [place, isOpen, visible, dir])
}
