import { style, styleVariants } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

export const group = style(layered({ display: 'grid', minWidth: 0 }))
export const label = style(layered({ fontWeight: 500 }))
export const options = styleVariants({
  plain: layered({ display: 'grid' }),
  card: layered({ display: 'grid', gap: '8px', paddingBlock: '8px' }),
})
export const icon = style(layered({ flex: 'none', color: vars.ink[2], marginBlockStart: '2px' }))
