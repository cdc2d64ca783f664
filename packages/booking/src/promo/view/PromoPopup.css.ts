import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'

export const popup = style(onScreen({ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' }))
export const picture = style(
  onScreen({
    padding: '16px 32px 8px',
    aspectRatio: '240 / 96',
    borderRadius: vars.radius.card,
    background: vars.surface[2],
  }),
)
export const text = style(onScreen({ color: vars.ink[2] }))
