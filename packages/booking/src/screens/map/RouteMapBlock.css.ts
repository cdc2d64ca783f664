import { style } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { vars } from '@wherry/ui/themes/vars.css.ts'
import { onScreen } from '../shared/onScreen.ts'

/** As high as its place; a line on a phone. */
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
