import { style } from '@vanilla-extract/css'
import { measured, under } from '../../private/edit/narrowField.ts'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'
import * as frame from '../Field/Field.css.ts'

export const field = style(layered(measured))

export const country = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'stretch',
    gap: '8px',
    marginBlock: '6px',
    paddingInlineEnd: '12px',
    borderInlineEnd: `1px solid ${vars.line[1]}`,
    selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' } },
  }),
)
/** The invisible native select over the flag: a phone opens its own picker, a keyboard user types a country's name. */
export const list = style(
  layered({
    position: 'absolute',
    // The height of the field, so a touch target of at least 44 px.
    inset: '-12px 0',
    width: '100%',
    height: 'calc(100% + 24px)',
    opacity: 0,
    cursor: 'pointer',
    appearance: 'none',
    border: 0,
    background: vars.surface[1],
    color: vars.ink[1],
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
  }),
)
/** A number is left to right in every language, and is at the start of the line. */
export const number = style(layered({ selectors: { '.wherry-root[dir="rtl"] &': { textAlign: 'end' } } }))

// Below this width, in px, the country moves beside the label, so that the number has the full width.
const narrow = 240
under(narrow, `${field} ${frame.box}`, { position: 'relative', paddingInline: '12px' })
under(narrow, `${field} ${frame.label}`, { paddingInlineStart: '54px' })
under(narrow, country, {
  position: 'absolute',
  insetBlockStart: `calc((${vars.control.l} - 48px) / 2)`,
  insetInlineStart: '12px',
  gap: '4px',
  height: '22px',
  margin: 0,
  padding: 0,
  border: 0,
})
under(narrow, list, { inset: '-4px -8px', width: 'calc(100% + 16px)', height: 'calc(100% + 12px)' })
