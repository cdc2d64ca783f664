import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'

/** The card around the pickup and the duration. */
export const box = style(
  onScreen({
    position: 'relative',
    minWidth: 0,
    borderRadius: vars.radius.card,
    background: vars.surface[1],
    boxShadow: `inset 0 0 0 1px ${vars.line[3]}`,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
)

/** Aligned with the name of the pickup. */
export const hours = style(
  onScreen({
    marginInline: '1px',
    paddingInline: '47px 15px',
    borderBlockStart: `1px solid ${vars.line[1]}`,
  }),
)

export const note = style(
  onScreen({
    margin: 0,
    display: 'flex',
    alignItems: 'flex-start',
    gap: '8px',
    font: vars.text[14],
    color: vars.ink[2],
  }),
)
export const noteIcon = style(onScreen({ flex: 'none' }))

/** Text about the choice, with a button to undo it. */
export const chosen = style(
  onScreen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    font: vars.text[14],
    color: vars.ink[2],
  }),
)
