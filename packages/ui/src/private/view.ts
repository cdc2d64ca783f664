import type { VisiblePart } from '../themes/useTheme.ts'

/** The part of the document in view, for overlays that are fixed; ThemeProvider sets it where a frame's parent tells. */
export const view = {
  top: 'var(--wherry-view-top, 0px)',
  height: 'var(--wherry-view-height, 100%)',
} as const

/** Edges of the part in view, in px of the window. `visible` as ThemeProvider takes it. */
export const viewEdges = (visible: VisiblePart | null) => ({
  top: visible ? visible.top : 0,
  bottom: visible ? visible.top + visible.height : window.innerHeight,
  left: 0,
  right: document.documentElement.clientWidth,
})
