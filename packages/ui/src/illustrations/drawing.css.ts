import { style } from '@vanilla-extract/css'
import { layered } from '../private/layered.ts'

const coloured = { forcedColorAdjust: 'none' } as const

/** Mirrored in right-to-left text, so that the car faces the reading direction. */
export const car = style(
  layered({
    ...coloured,
    width: '100%',
    height: 'auto',
    selectors: { '.wherry-root[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  }),
)
export const state = style(layered({ ...coloured, maxWidth: '100%', height: 'auto' }))
export const point = style(
  layered({
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
)
