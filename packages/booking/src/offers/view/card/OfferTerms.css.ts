import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../../view/onScreen.ts'

/** Button as quiet as its line; 44 px high for a finger. */
export const terms = style(
  onScreen({
    position: 'relative',
    borderRadius: '4px',
    font: vars.text[14],
    color: vars.ink[2],
    textAlign: 'start',
    textDecoration: 'underline',
    textDecorationColor: vars.line[3],
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: '-12px -4px' },
      '&:hover': { color: vars.ink[1], textDecorationColor: 'currentColor' },
    },
  }),
)
