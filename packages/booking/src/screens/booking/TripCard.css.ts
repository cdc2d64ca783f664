import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/themes/vars.css.ts'
import { onScreen } from '../shared/onScreen.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

/** On the axis of the route's marks. */
export const wayBack = screen({
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr)',
  columnGap: '16px',
})
export const wayBackIcon = screen({ marginBlockStart: '4px', marginInlineStart: '-2px', color: vars.ink[2] })
