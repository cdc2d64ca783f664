import { style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'

/** Written from left to right everywhere, at the beginning of the line. */
export const digits = style(
  layered({
    fontVariantNumeric: 'tabular-nums',
    selectors: { '.wherry-root[dir="rtl"] &': { textAlign: 'right' } },
  }),
)

/** In a dialog the calendar is as wide as it may be. */
export const wide = style(layered({ width: '100%', padding: 0 }))
