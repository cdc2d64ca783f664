import { globalStyle, style } from '@vanilla-extract/css'
import { layers } from '@wherry/ui/css/layers.css.ts'
import { textSize } from '@wherry/ui/css/textSize.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../../view/onScreen.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

/** Column of extras with hairlines between them. */
export const rows = screen({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', marginBlock: '-8px' })
globalStyle(`${rows} > * + *, ${rows} li + li`, {
  '@layer': { [layers.screens]: { borderBlockStart: `1px solid ${vars.line[1]}` } },
})

/** Row of an included extra, as high as a row with a checkbox. */
export const included = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: '12px',
  paddingBlock: '10px',
})
/** Name with room for six letters of any size beside the row's end, else the end wraps to the next line. */
export const name = screen({ flex: '1 1 6em', minWidth: 0 })
export const end = screen({
  marginInlineStart: 'auto',
  font: vars.text[14],
  lineHeight: textSize(24),
  color: vars.ink[2],
})

/** Content that belongs to an extra, aligned under its label. */
export const under = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInlineStart: '32px',
})

/** Link to the terms, as wide as its text, and high enough for a finger. */
export const terms = screen({
  justifySelf: 'start',
  minHeight: '44px',
  font: vars.text[14],
  color: vars.ink[2],
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { color: vars.ink[1] } },
})
