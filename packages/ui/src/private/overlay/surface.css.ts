import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { layered } from '../layered.ts'

/** A floating surface: lists, calendars, popovers. */
export const floating = style(
  layered({
    background: vars.surface[3],
    color: vars.ink[1],
    borderRadius: vars.radius.card,
    boxShadow: `${vars.shadow[2]}, ${vars.edge[3]}`,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
)
