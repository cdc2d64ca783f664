import { style } from '@vanilla-extract/css'
import { measured, under, whole } from '../../private/edit/narrowField.ts'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'
import * as frame from '../Field/Field.css.ts'

export const root = style(layered({ position: 'relative', minWidth: 0 }))
export const field = style(layered(measured))
export const clock = style(layered({ marginInlineEnd: '8px' }))

// Width in px under which the icon of the clock is hidden, so that the time fits.
const narrow = 132
whole(`${field} ${frame.label}`)
under(narrow, `${field} ${frame.box}`, { position: 'relative', paddingInlineEnd: '10px' })
// In the narrowest fields only the padding at the end is removed, so that labels in a row keep the same start.
under(120, `${field} ${frame.box}`, { paddingInlineEnd: '4px' })
under(narrow, `${field} ${frame.end}`, {
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineEnd: '10px',
})
under(narrow, clock, { display: 'none' })

/** The text after the time wraps under it if there is no room beside it. */
export const option = style(layered({ flexWrap: 'wrap', columnGap: '12px', rowGap: 0 }))
/** Reason why a time is unavailable; it may take several lines. */
export const reason = style(layered({ flex: '0 1 auto', minWidth: 0 }))

export const popup = style(
  layered({
    width: 'fit-content',
    minWidth: '128px',
    marginInlineEnd: 'auto',
    // Height of six rows and the padding.
    maxHeight: `min(6 * ${vars.control.m} + 16px, var(--room, 600px))`,
  }),
)
