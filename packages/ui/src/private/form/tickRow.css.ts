import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../themes/vars.css.ts'
import { layered } from '../layered.ts'
import { row } from './tick.css.ts'

/** Row of a checkbox or a radio. It is not in `tick.css.ts`, because a Switch uses that file without rows. */
export const tickRow = recipe({
  base: [row],
  variants: {
    variant: {
      plain: {},
      /** A row with a frame. The doubled selector wins over `row` in any order of the sheets. */
      card: layered({
        selectors: {
          '&&': {
            padding: `calc((${vars.control.l} - 28px) / 2) 16px`,
            borderRadius: vars.radius.field,
            boxShadow: `inset 0 0 0 1px ${vars.line[2]}`,
          },
          '&&:not([data-disabled]):hover': { boxShadow: `inset 0 0 0 1px ${vars.ink[1]}` },
          '&&:not([data-disabled]):has(:checked)': {
            boxShadow: `inset 0 0 0 2px ${vars.accent.border}`,
            background: vars.accent.subtle,
          },
        },
        '@media': { '(forced-colors: active)': { border: '1px solid' } },
      }),
    },
  },
})
