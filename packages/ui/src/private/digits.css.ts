import { style } from '@vanilla-extract/css'
import { layered } from './layered.ts'

/** Of a date, a time: written from left to right everywhere, at the beginning of the line. */
export const digits = style(
  layered({
    selectors: {
      // Over the font of a field's control, whichever sheet a page has first.
      '&&': { fontVariantNumeric: 'tabular-nums' },
      // It is itself written from left to right: its end is where the line begins.
      '.wherry-root[dir="rtl"] &': { textAlign: 'end' },
    },
  }),
)
