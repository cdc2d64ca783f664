import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'

/**
 * River. A line is less visible than a lake of the same colour, so it is a little stronger; names over it
 * keep 4.5:1.
 */
export const river = style(
  onScreen({
    stroke: `color-mix(in srgb, ${vars.map.text} 12%, ${vars.map.sea})`,
    strokeOpacity: 1,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
)
