import { style } from '@vanilla-extract/css'
import { onScreen } from '../../../view/onScreen.ts'

/** Photograph, shown completely in the place of a drawing. */
export const photograph = style(onScreen({ width: '100%', height: '100%', objectFit: 'contain' }))

/** Drawing that faces the reading direction. */
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
/** Drawing in the page's sprite. It is not mirrored here, because each use of it is mirrored. */
export const upright = style(onScreen({ selectors: { '.wherry-root &': { transform: 'none' } } }))
