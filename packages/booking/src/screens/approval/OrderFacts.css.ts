import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/themes/vars.css.ts'
import { onScreen } from '../shared/onScreen.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

export const ride = screen({ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' })
export const nextRide = screen({ paddingBlockStart: '16px', borderBlockStart: `1px solid ${vars.line[1]}` })
export const way = screen({ display: 'flex', alignItems: 'center', gap: '8px', font: vars.title[16] })
export const facts = screen({
  display: 'grid',
  gap: '6px',
  font: vars.text[14],
  '@media': { print: { gap: '3px', font: vars.text[13] } },
})
export const fact = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: '12px',
})
/** On paper a long comment of two rides, which is for the driver, gives way: both stand on one sheet. */
export const said = screen({
  selectors: {
    [`${ride}:not(:only-child) &`]: {
      '@media': {
        print: {
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 5,
          overflow: 'hidden',
        },
      },
    },
  },
})
export const term = screen({ color: vars.ink[2] })
