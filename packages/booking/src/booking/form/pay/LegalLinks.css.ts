import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../../view/onScreen.ts'

/** Button that opens a dialog and looks like a link inside a sentence. */
export const link = style(
  onScreen({
    position: 'relative',
    display: 'inline',
    font: 'inherit',
    fontWeight: 500,
    color: vars.accent.text,
    textAlign: 'start',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: '-4px -2px' },
      '&:hover': { textDecorationThickness: '2px' },
    },
  }),
)
export const row = style(
  onScreen({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', font: vars.text[14], color: vars.ink[2] }),
)
