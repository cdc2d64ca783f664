import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/vars'
import { onScreen } from './onScreen.ts'

export const detail = style(
  onScreen({ font: vars.text[14], color: vars.ink[3], marginBlockStart: '8px', overflowWrap: 'anywhere' }),
)
