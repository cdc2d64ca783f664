import { style } from '@vanilla-extract/css'
import { layered } from '../private/layered.ts'

/** Mirrors a directed icon in right-to-left text. (The build's CSS step drops `:dir()`.) */
export const directed = style(
  layered({ selectors: { '.wherry-root[dir="rtl"] &': { transform: 'scaleX(-1)' } } }),
)
