import type { VisiblePart } from '../themes/useTheme.ts'

/** The visible part of the document, for fixed overlays; in a frame ThemeProvider sets it from the host page's message. */
export const view = {
  top: 'var(--wherry-view-top, 0px)',
  height: 'var(--wherry-view-height, 100%)',
} as const

/** Distance between a layer and its anchor, and between a layer and the edge of the visible part, in px. */
export const gap = 8

/**
 * Edges of the visible part minus the gap, in px of the window.
 *
 * @param visible the same as for ThemeProvider
 */
export const viewEdges = (visible: VisiblePart | null) => {
  const { top, height } = visible ?? { top: 0, height: window.innerHeight }
  const { clientWidth } = document.documentElement
  return { top: top + gap, bottom: top + height - gap, left: gap, right: clientWidth - gap }
}
