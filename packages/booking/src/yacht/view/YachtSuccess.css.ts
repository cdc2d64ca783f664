import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

export const picture = screen({ maxWidth: '360px', marginInlineStart: '-12px' })
export const title = screen({ font: vars.title[18], marginBlockEnd: '-8px' })
export const facts = screen({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', font: vars.text[14] })
export const fact = screen({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '24px',
  paddingBlock: '14px',
  selectors: {
    '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.line[1]}` },
    '&:last-child': { paddingBlockEnd: 0 },
  },
})
export const term = screen({ flex: 'none', color: vars.ink[2] })
export const value = screen({ minWidth: 0, textAlign: 'end', fontWeight: 500, overflowWrap: 'anywhere' })
export const more = screen({ display: 'block', fontWeight: 400, color: vars.ink[2] })
export const words = screen({ fontWeight: 400, whiteSpace: 'pre-line' })
