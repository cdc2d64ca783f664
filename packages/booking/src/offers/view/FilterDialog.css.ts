import { style } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'

/** Dialog that fills a small screen; else a card of 440 px. */
export const dialog = style(
  onScreen({
    '@container': {
      [containers.medium]: { selectors: { '&[data-size="full"]': { width: '440px' } } },
    },
  }),
)
export const part = style(
  onScreen({ display: 'grid', gap: '8px', selectors: { '& + &': { marginBlockStart: '28px' } } }),
)
export const title = style(onScreen({ font: vars.title[16] }))
export const row = style(
  onScreen({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line[1]}` } } }),
)
export const car = style(
  onScreen({ display: 'block', width: '70px', height: '28px', alignSelf: 'center', overflow: 'hidden' }),
)
export const ratings = style(onScreen({ justifySelf: 'start' }))
export const footer = style(
  onScreen({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '12px',
    width: '100%',
    // The line marks the end of the visible part of a long list.
    paddingBlockStart: '16px',
    borderBlockStart: `1px solid ${vars.line[1]}`,
  }),
)
export const show = style(onScreen({ '@container': { [containers.small]: { flexGrow: 1 } } }))
