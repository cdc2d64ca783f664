import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

const oneRide = style(onScreen({ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' }))
export const ride = recipe({
  base: oneRide,
  variants: {
    isNext: { true: onScreen({ paddingBlockStart: '16px', borderBlockStart: `1px solid ${vars.line[1]}` }) },
  },
})
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
/** Style of a fact's text. On paper, long comments for the driver are cut, so that two rides fit on one sheet. */
export const said = screen({
  selectors: {
    [`${oneRide}:not(:only-child) &`]: {
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
