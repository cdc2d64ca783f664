import { style } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'

/** Place of the map; a line on a phone. */
export const place = style(
  onScreen({
    height: '100%',
    minHeight: '180px',
    borderRadius: vars.radius.dialog,
    background: vars.map.land,
    '@container': { [containers.small]: { height: 'auto', minHeight: '44px', background: 'none' } },
  }),
)
export const wait = style(onScreen({ display: 'block', minHeight: '44px', borderRadius: vars.radius.field }))
