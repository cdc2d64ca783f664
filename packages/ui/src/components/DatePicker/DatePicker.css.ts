import { style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'
import { measured, under, whole } from '../../private/narrowField.ts'
import * as frame from '../Field/Field.css.ts'

/** In a dialog the calendar is as wide as it may be. */
export const wide = style(layered({ width: '100%', padding: 0 }))

export const field = style(layered(measured))

// Beside the name, so that the date has all of the width.
const narrow = 168
whole(`${field} ${frame.label}`)
under(narrow, `${field} ${frame.box}`, { position: 'relative', paddingInlineEnd: '8px' })
// So narrow, what is spared is at the end: all labels of a row stand at one inset.
under(120, `${field} ${frame.box}`, { paddingInlineEnd: '0' })
under(narrow, `${field} ${frame.end}`, {
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineEnd: '4px',
  margin: 0,
})
under(narrow, `${field} ${frame.end} > button`, { width: '24px', height: '24px' })
under(narrow, `${field} ${frame.main}:not(:last-child) > ${frame.label}`, { paddingInlineEnd: '20px' })
