import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/themes/vars.css.ts'
import { onScreen } from '../shared/onScreen.ts'

/** A line is seen less than a lake of the same colour, so it is a little stronger; names over it keep 4.5:1. */
export const river = style(
  onScreen({
    stroke: `color-mix(in srgb, ${vars.map.text} 12%, ${vars.map.sea})`,
    strokeOpacity: 1,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
)
