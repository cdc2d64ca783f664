import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/themes/vars.css.ts'
import { onScreen } from '../shared/onScreen.ts'

export const offers = style(onScreen({ display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' }))
export const heading = style(
  onScreen({ font: vars.title[18], letterSpacing: '-.01em', selectors: { '&:focus': { outline: 0 } } }),
)
export const asking = style(
  onScreen({
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    color: vars.ink[2],
    selectors: { '&:focus': { outline: 0 } },
  }),
)
export const state = style(
  onScreen({ borderRadius: vars.radius.card, background: vars.surface[1], boxShadow: vars.edge[1] }),
)
export const write = style(onScreen({ font: vars.text[14], marginBlockStart: '12px' }))
/** Takes the focus by script, as a heading after a navigation does. */
export const title = style(onScreen({ selectors: { '&:focus': { outline: 0 } } }))
