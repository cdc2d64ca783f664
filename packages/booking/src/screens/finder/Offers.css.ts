import { style } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { vars } from '@wherry/ui/themes/vars.css.ts'
import { onScreen } from '../shared/onScreen.ts'

export const heading = style(
  onScreen({
    font: vars.title[18],
    letterSpacing: '-.01em',
    // Twice as large, a long word is wider than the preview of the editor on a phone.
    overflowWrap: 'anywhere',
    selectors: { '&:focus': { outline: 0 } },
  }),
)
export const state = style(
  onScreen({ borderRadius: vars.radius.card, background: vars.surface[1], boxShadow: vars.edge[1] }),
)
export const write = style(onScreen({ font: vars.text[14], marginBlockStart: '12px' }))
/** Takes the focus by script, as a heading after a navigation does. */
export const title = style(onScreen({ selectors: { '&:focus': { outline: 0 } } }))

/** How many, and the order; under it the filters and the way the list is shown. */
export const toolbar = style(onScreen({ display: 'grid', gap: '12px', minWidth: 0 }))
export const bar = style(
  onScreen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
  }),
)
export const filterButton = style(
  onScreen({
    minHeight: '36px',
    padding: '6px 14px',
    borderRadius: vars.radius.full,
    font: `500 14px/20px ${vars.font}`,
    background: vars.surface[1],
    boxShadow: `inset 0 0 0 1px ${vars.line[2]}`,
    selectors: { '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.ink[1]}` } },
  }),
)
/** On a row of its own its words stand under the heading. */
export const sort = style(onScreen({ '@container': { [containers.small]: { marginInlineStart: '-12px' } } }))
export const filterCount = style(
  onScreen({ color: vars.ink[2], fontWeight: 400, fontVariantNumeric: 'tabular-nums' }),
)
export const limit = style(onScreen({ font: vars.text[14], color: vars.ink[2] }))
