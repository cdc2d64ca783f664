import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../../view/onScreen.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

/** Price of one seat, below the description of its kind. */
export const price = screen({ display: 'block', color: vars.ink[1] })

/** Error about the seats as a whole. */
export const error = screen({
  display: 'flex',
  gap: '6px',
  font: vars.text[14],
  color: vars.critical.text,
})
export const errorIcon = screen({ flex: 'none', marginBlockStart: '2px' })
