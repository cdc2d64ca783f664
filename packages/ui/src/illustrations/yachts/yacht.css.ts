import { style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'

/** Mirrored in right-to-left text, so that the yacht sails in the reading direction. */
export const yacht = style(
  layered({
    forcedColorAdjust: 'none',
    width: '100%',
    height: 'auto',
    selectors: { '.wherry-root[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  }),
)
