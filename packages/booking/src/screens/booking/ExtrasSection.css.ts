import { globalStyle, style } from '@vanilla-extract/css'
import { layers } from '@wherry/ui/css/layers.css.ts'
import { textSize } from '@wherry/ui/css/textSize.ts'
import { vars } from '@wherry/ui/themes/vars.css.ts'
import { onScreen } from '../shared/onScreen.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

/** Extras one under the other, a hairline between two. */
export const rows = screen({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', marginBlock: '-8px' })
globalStyle(`${rows} > * + *, ${rows} li + li`, {
  '@layer': { [layers.screens]: { borderBlockStart: `1px solid ${vars.line[1]}` } },
})

/** The extras of the first of two rides. */
export const first = screen({ display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' })

/** An included extra: as high as one that is ticked. */
export const included = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: '12px',
  paddingBlock: '10px',
})
/** Six letters of any size have room beside what stands at the end, else that goes to the next line. */
export const name = screen({ flex: '1 1 6em', minWidth: 0 })
export const end = screen({
  marginInlineStart: 'auto',
  font: vars.text[14],
  lineHeight: textSize(24),
  color: vars.ink[2],
})

/** What belongs to an extra stands under its words. */
export const under = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInlineStart: '32px',
})

/** A press leads to a text: as wide as its words, as high as a finger. */
export const terms = screen({
  justifySelf: 'start',
  minHeight: '44px',
  font: vars.text[14],
  color: vars.ink[2],
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { color: vars.ink[1] } },
})
