import { style } from '@vanilla-extract/css'
import { layered } from '../layered.ts'

/** Style of a date or a time: left to right in every language, at the start of the line. */
export const digits = style(
  layered({
    selectors: {
      // The doubled selector wins over the font of a field's control in any order of the sheets.
      '&&': { fontVariantNumeric: 'tabular-nums' },
      // The text itself is left to right, so its end is at the start of a right-to-left line.
      '.wherry-root[dir="rtl"] &': { textAlign: 'end' },
    },
  }),
)
