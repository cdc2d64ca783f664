import { style } from '@vanilla-extract/css'
import { measured, under, whole } from '../../private/edit/narrowField.ts'
import { layered } from '../../private/layered.ts'
import * as frame from '../Field/Field.css.ts'

/** In a dialog the calendar takes all of the width. */
export const wide = style(layered({ width: '100%', padding: 0 }))

export const field = style(layered(measured))

// Width in px under which the icon is beside the label, so that the date has the full width.
const narrow = 168
whole(`${field} ${frame.label}`)
under(narrow, `${field} ${frame.box}`, { position: 'relative', paddingInlineEnd: '8px' })
// In the narrowest fields only the padding at the end is removed, so that labels in a row keep the same start.
under(120, `${field} ${frame.box}`, { paddingInlineEnd: '0' })
under(narrow, `${field} ${frame.end}`, {
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineEnd: '4px',
  margin: 0,
})
under(narrow, `${field} ${frame.end} > button`, { width: '24px', height: '24px' })
under(narrow, `${field} ${frame.main}:not(:last-child) > ${frame.label}`, { paddingInlineEnd: '20px' })
