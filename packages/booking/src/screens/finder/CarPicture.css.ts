import { style } from '@vanilla-extract/css'
import { onScreen } from '../shared/onScreen.ts'

/** A photograph is shown whole in the place of a drawing. */
export const photograph = style(onScreen({ width: '100%', height: '100%', objectFit: 'contain' }))

/** Faces the way of reading. */
export const drawing = style(
  onScreen({
    width: '100%',
    height: 'auto',
    fill: 'none',
    forcedColorAdjust: 'none',
    selectors: { '.wherry-root[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  }),
)
export const drawings = style(onScreen({ position: 'absolute', width: 0, height: 0 }))
/** Turned where it is used. */
export const upright = style(onScreen({ selectors: { '.wherry-root &': { transform: 'none' } } }))
