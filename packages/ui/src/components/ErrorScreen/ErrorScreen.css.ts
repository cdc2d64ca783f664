import { style } from '@vanilla-extract/css'
import { containers } from '../../css/containers.ts'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

export const screen = style(layered({ minHeight: '480px', placeContent: 'center', overflowWrap: 'anywhere' }))
export const title = style(
  layered({
    font: vars.title[28],
    letterSpacing: '-.02em',
    '@container': { [containers.small]: { font: vars.title[22], letterSpacing: vars.tracking.title } },
  }),
)
export const code = style(layered({ fontVariantNumeric: 'tabular-nums', userSelect: 'all' }))
