import { style } from '@vanilla-extract/css'
import { visuallyHidden } from '@wherry/ui/css/hidden.css.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../../view/onScreen.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

export const whole = screen({ display: 'grid', gap: '12px' })
export const kind = screen({ display: 'block', font: vars.text[13], color: vars.ink[2] })
export const alternative = screen({ display: 'block', font: vars.text[13], color: vars.ink[2] })

export const pay = screen({
  display: 'grid',
  gap: '12px',
  // Keeps the focus ring of the whole block clear of its buttons.
  borderRadius: '16px',
  outlineOffset: '4px',
})
export const terms = screen({
  display: 'flex',
  gap: '8px',
  justifyContent: 'center',
  font: vars.text[14],
  color: vars.ink[2],
})
export const yes = screen({ color: vars.positive.text, marginBlockStart: '2px' })
export const changedRides = screen({ display: 'grid', gap: '16px' })
export const oldNew = screen({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '12px' })
export const lost = screen({ marginBlockStart: '12px' })
export const oldPrice = screen({ font: vars.text[18], color: vars.ink[3], textDecoration: 'line-through' })

export const hidden = visuallyHidden
