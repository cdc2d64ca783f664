import { style } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { vars } from '@wherry/ui/themes/vars.css.ts'
import { onScreen } from '../shared/onScreen.ts'

/** All of a small screen; a card of 440 px elsewhere. */
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
    // Of a long list only a part is in view: it ends here, and does not stop short.
    paddingBlockStart: '16px',
    borderBlockStart: `1px solid ${vars.line[1]}`,
  }),
)
export const show = style(onScreen({ '@container': { [containers.small]: { flexGrow: 1 } } }))
