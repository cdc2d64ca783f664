import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../onScreen.ts'

export const rating = style(
  onScreen({ display: 'inline-flex', alignItems: 'center', gap: '4px', whiteSpace: 'nowrap' }),
)
export const star = style(onScreen({ color: vars.rating, fill: 'currentColor' }))
export const reviews = style(onScreen({ color: vars.ink[3] }))
