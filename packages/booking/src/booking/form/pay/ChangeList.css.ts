import { style } from '@vanilla-extract/css'
import { visuallyHidden } from '@wherry/ui/css/hidden.css.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../../view/onScreen.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

export const whole = screen({ display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' })
export const title = screen({ font: vars.title[16] })
export const none = screen({ font: vars.text[14], color: vars.ink[2] })
export const list = screen({ display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' })
export const row = screen({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', font: vars.text[14] })
export const term = screen({ color: vars.ink[2] })
export const before = screen({ color: vars.ink[2], textDecoration: 'line-through', overflowWrap: 'anywhere' })
export const after = screen({ fontWeight: 500, overflowWrap: 'anywhere' })
export const hidden = visuallyHidden
