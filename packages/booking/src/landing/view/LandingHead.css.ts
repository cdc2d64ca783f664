import { style } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'

export const head = style(
  onScreen({
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    paddingBlockEnd: '24px',
    '@container': { [containers.large]: { paddingBlockEnd: '32px' } },
  }),
)
export const title = style(
  onScreen({
    font: vars.title[28],
    letterSpacing: '-.02em',
    maxWidth: '28ch',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    '@container': { [containers.medium]: { font: vars.title[36] } },
  }),
)
export const top = style(
  onScreen({
    color: vars.ink[2],
    maxWidth: '64ch',
    '@container': { [containers.medium]: { font: vars.text[18] } },
  }),
)
/** Reserves the space of the logo, so that nothing moves if the picture fails to load. */
export const logoBox = style(
  onScreen({ display: 'flex', alignItems: 'center', height: '44px', minWidth: '44px', maxWidth: '200px' }),
)
export const logo = style(
  onScreen({
    display: 'block',
    height: '40px',
    maxWidth: '200px',
    objectFit: 'contain',
    objectPosition: 'left',
  }),
)
