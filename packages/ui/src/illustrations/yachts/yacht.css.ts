import { style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'

/** Sails the way of reading. */
export const yacht = style(
  layered({
    forcedColorAdjust: 'none',
    width: '100%',
    height: 'auto',
    selectors: { '.wherry-root[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  }),
)
