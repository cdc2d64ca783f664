import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { layered } from '../layered.ts'
import { cutText } from './cutText.ts'

export const list = style(layered({ padding: '8px', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }))

export const listTitle = style(
  layered({
    display: 'flex',
    justifyContent: 'space-between',
    gap: '8px',
    padding: '12px 12px 4px',
    font: vars.text[13],
    fontWeight: 500,
    color: vars.ink[3],
    selectors: { ':first-child > &:first-child': { paddingBlockStart: '4px' } },
  }),
)

/**
 * Height of a row with one line. @default control.m; it is the fallback of the variable, since setting a variable on
 * every row costs as much as a rule
 */
export const row = createVar()
const height = fallbackVar(row, vars.control.m)

export const option = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    minHeight: height,
    // The padding is 8 px at a height of 44 px, and less in lower rows.
    padding: `calc((${height} - 28px) / 2) 12px`,
    borderRadius: vars.radius.field,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&:hover': { background: vars.surface.hover },
      '&[aria-disabled="true"]': { color: vars.ink.disabled, cursor: 'not-allowed' },
    },
  }),
)

export const optionMain = style(layered({ flex: 1, minWidth: 0, display: 'block' }))
export const optionText = style(layered(cutText))
export const optionEnd = style(layered({ flex: 'none', font: vars.text[13], color: vars.ink[3] }))
