import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../onScreen.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

export const carrier = screen({ display: 'grid', gap: '4px', font: vars.text[14], color: vars.ink[2] })
export const facts = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 16px',
  color: vars.ink[1],
})
export const fact = screen({ display: 'inline-flex', alignItems: 'center', gap: '6px', whiteSpace: 'nowrap' })
export const icon = screen({ color: vars.ink[3] })
export const provider = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  color: vars.ink[1],
})
export const name = screen({ fontWeight: 500 })
export const caution = screen({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  color: vars.critical.text,
})
export const cautionIcon = screen({ flex: 'none', marginBlockStart: '2px' })
