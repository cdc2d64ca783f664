import { globalStyle, style } from '@vanilla-extract/css'
import { layers } from '@wherry/ui/css/layers.css.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../onScreen.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

export const sum = screen({ display: 'grid', gap: '8px', font: vars.text[14] })
/**
 * A row of term and amount. If the longest word and the amount do not fit beside each other, the amount is on its own
 * line.
 */
export const row = screen({ display: 'flex', flexWrap: 'wrap', columnGap: '16px', minWidth: 0 })
globalStyle(`${row} > dt`, { '@layer': { [layers.screens]: { flex: '1 1 min-content', minWidth: 0 } } })
globalStyle(`${row} > dd`, {
  '@layer': {
    [layers.screens]: { flex: 'none', maxWidth: '100%', marginInlineStart: 'auto', textAlign: 'end' },
  },
})
export const term = screen({ color: vars.ink[2] })
export const amount = screen({ fontVariantNumeric: 'lining-nums' })
export const total = screen({
  paddingBlockStart: '16px',
  marginBlockStart: '8px',
  borderBlockStart: `1px solid ${vars.line[2]}`,
  alignItems: 'baseline',
})
export const totalTerm = screen({ display: 'block', font: vars.title[16] })
export const price = screen({
  font: vars.title[28],
  lineHeight: 32 / 28,
  letterSpacing: '-.02em',
  // A former or an estimated sum has a weaker colour than the valid one.
  selectors: { '&[data-about]': { color: vars.ink[2] } },
})
