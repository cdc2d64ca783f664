import { style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

export const root = style(layered({ position: 'relative', minWidth: 0 }))
/** Why a time is off: on as many lines as it takes. */
export const reason = style(layered({ flex: '0 1 auto', minWidth: 0 }))

export const popup = style(
  layered({
    minWidth: '128px',
    // Six whole rows and the padding.
    maxHeight: `min(6 * ${vars.control.m} + 16px, var(--room, 600px))`,
  }),
)
