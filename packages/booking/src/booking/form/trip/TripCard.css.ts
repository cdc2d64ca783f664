import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../../view/onScreen.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

/** Way back, with its icon on the axis of the route's marks. */
export const wayBack = screen({
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr)',
  columnGap: '16px',
})
export const wayBackIcon = screen({ marginBlockStart: '4px', marginInlineStart: '-2px', color: vars.ink[2] })
