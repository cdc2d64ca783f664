import { globalStyle, style } from '@vanilla-extract/css'
import { visuallyHidden } from '@wherry/ui/css/hidden.css.ts'
import { layers } from '@wherry/ui/css/layers.css.ts'
import { vars } from '@wherry/ui/themes/vars.css.ts'
import { onScreen } from '../shared/onScreen.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

export const whole = screen({ display: 'grid', gap: '12px' })
export const sum = screen({ display: 'grid', gap: '8px', font: vars.text[14] })
/** Where the longest word and the amount do not fit beside each other, the amount stands on a line of its own. */
export const row = screen({ display: 'flex', flexWrap: 'wrap', columnGap: '16px', minWidth: 0 })
globalStyle(`${row} > dt`, { '@layer': { [layers.screens]: { flex: '1 1 min-content', minWidth: 0 } } })
globalStyle(`${row} > dd`, {
  '@layer': {
    [layers.screens]: { flex: 'none', maxWidth: '100%', marginInlineStart: 'auto', textAlign: 'end' },
  },
})
export const term = screen({ color: vars.ink[2] })
export const amount = screen({ fontVariantNumeric: 'tabular-nums' })
export const total = screen({
  paddingBlockStart: '16px',
  marginBlockStart: '8px',
  borderBlockStart: `1px solid ${vars.line[2]}`,
  alignItems: 'baseline',
})
export const totalTerm = screen({ display: 'block', font: vars.title[16] })
export const kind = screen({ display: 'block', font: vars.text[13], color: vars.ink[2] })
export const price = screen({
  font: vars.title[28],
  lineHeight: 32 / 28,
  letterSpacing: '-.02em',
  // The sum of before, or of what the offers say: never with the weight of the one that holds.
  selectors: { '&[data-about]': { color: vars.ink[2] } },
})
export const alternative = screen({ display: 'block', font: vars.text[13], color: vars.ink[2] })

export const pay = screen({
  display: 'grid',
  gap: '12px',
  // Where the focus goes to the whole of it, the ring stands clear of its buttons.
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
