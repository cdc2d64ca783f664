import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/vars'
import { onScreen } from './onScreen.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

export const box = screen({
  borderRadius: vars.radius.card,
  background: vars.critical.subtle,
  padding: '16px',
  scrollMarginBlockStart: '16px',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '8px 12px',
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.critical.solid} 30%, transparent)`,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})
export const icon = screen({ color: vars.critical.text, marginBlockStart: '2px' })
export const title = screen({ font: vars.title[16] })
export const list = screen({
  gridColumn: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4px',
  font: vars.text[14],
})
export const link = screen({
  display: 'inline-block',
  maxWidth: '100%',
  minHeight: '24px',
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
})
