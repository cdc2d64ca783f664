import { style } from '@vanilla-extract/css'
import { layered } from '../private/layered.ts'

/** What points along the line of reading turns with it. (The build's CSS step drops `:dir()`.) */
export const directed = style(
  layered({ selectors: { '.wherry-root[dir="rtl"] &': { transform: 'scaleX(-1)' } } }),
)
