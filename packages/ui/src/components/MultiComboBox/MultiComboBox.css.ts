import { style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

export const root = style(layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' }))
export const tick = style(layered({ flex: 'none', color: vars.accent.text }))
