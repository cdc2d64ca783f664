import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'

export const form = style(onScreen({ display: 'grid', gap: '16px' }))

export const failure = style(
  onScreen({
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    font: vars.text[14],
    color: vars.critical.text,
    overflowWrap: 'anywhere',
  }),
)

export const forgot = style(onScreen({ font: vars.text[14] }))
