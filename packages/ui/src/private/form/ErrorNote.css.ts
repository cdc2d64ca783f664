import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { layered } from '../layered.ts'

export const errorNote = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: '6px',
    font: vars.text[13],
    color: vars.critical.text,
    selectors: { '&[data-indented]': { paddingInlineStart: '32px' } },
  }),
)
export const errorIcon = style(layered({ marginBlockStart: '1px' }))
