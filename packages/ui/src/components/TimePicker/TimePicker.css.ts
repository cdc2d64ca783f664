import { style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'
import { measured, under, whole } from '../../private/narrowField.ts'
import { vars } from '../../themes/vars.css.ts'
import * as frame from '../Field/Field.css.ts'

export const root = style(layered({ position: 'relative', minWidth: 0 }))
export const field = style(layered(measured))
export const clock = style(layered({ marginInlineEnd: '8px' }))

// The time goes before the drawing of a clock.
const narrow = 132
whole(`${field} ${frame.label}`)
under(narrow, `${field} ${frame.box}`, { position: 'relative', paddingInlineEnd: '10px' })
// So narrow, what is spared is at the end: all labels of a row stand at one inset.
under(120, `${field} ${frame.box}`, { paddingInlineEnd: '4px' })
under(narrow, `${field} ${frame.end}`, {
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineEnd: '10px',
})
under(narrow, clock, { display: 'none' })

/** What stands after the time comes under it where there is no room beside it. */
export const option = style(layered({ flexWrap: 'wrap', columnGap: '12px', rowGap: 0 }))
/** Why a time is off: on as many lines as it takes. */
export const reason = style(layered({ flex: '0 1 auto', minWidth: 0 }))

export const popup = style(
  layered({
    minWidth: '128px',
    // Six whole rows and the padding.
    maxHeight: `min(6 * ${vars.control.m} + 16px, var(--room, 600px))`,
  }),
)
