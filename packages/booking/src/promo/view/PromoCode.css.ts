import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'

export const code = style(onScreen({ display: 'grid', gap: '4px', justifyItems: 'start', minWidth: 0 }))
export const box = style(
  onScreen({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minWidth: 0,
    maxWidth: '100%',
    padding: '4px 4px 4px 16px',
    borderRadius: vars.radius.field,
    background: vars.surface[1],
    boxShadow: `inset 0 0 0 1px ${vars.line[2]}`,
    font: vars.title[16],
    letterSpacing: '.04em',
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
)
/** Code; one press selects all of it. */
export const value = style(onScreen({ minWidth: 0, overflowWrap: 'anywhere', userSelect: 'all' }))
export const copied = style(onScreen({ color: vars.positive.text }))
export const failed = style(onScreen({ font: vars.text[13], color: vars.ink[2] }))
