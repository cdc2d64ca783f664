import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/themes/vars.css.ts'
import { onScreen } from '../shared/onScreen.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

/** Of one seat, under whom it is for. */
export const price = screen({ display: 'block', color: vars.ink[1] })

/** What is wrong with the seats as a whole. */
export const error = screen({
  display: 'flex',
  gap: '6px',
  font: vars.text[14],
  color: vars.critical.text,
})
export const errorIcon = screen({ flex: 'none', marginBlockStart: '2px' })
