import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { layered } from '../layered.ts'
import { boxRadius } from '../overlay/boxRadius.ts'
import { turnedOff } from './turnedOff.ts'

/** Row of a checkbox or a radio with its text; a press anywhere in it counts. */
export const row = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    flexWrap: 'wrap',
    columnGap: '12px',
    // The padding is 10 px at a control height of 44 px.
    paddingBlock: `calc((${vars.control.m} - 24px) / 2)`,
    cursor: 'pointer',
    selectors: { [`&[data-disabled], ${turnedOff} &`]: { color: vars.ink[3], cursor: 'not-allowed' } },
  }),
)

const ring = (width: string, colour: string) => `inset 0 0 0 ${width} ${colour}`

export const box = style(
  layered({
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    flex: 'none',
    width: '20px',
    height: '20px',
    margin: '2px 0 0',
    borderRadius: boxRadius,
    background: vars.surface[1],
    boxShadow: ring('1.5px', vars.line[3]),
    cursor: 'inherit',
    selectors: {
      '&[type="radio"]': { borderRadius: '50%' },
      [`${row}:hover > &`]: { boxShadow: ring('1.5px', vars.ink[1]) },
      '&[aria-invalid], [aria-invalid] &': { boxShadow: ring('2px', vars.critical.solid) },
      '&&:is(:checked, [type="checkbox"]:indeterminate):not(:disabled)': {
        background: vars.accent.border,
        boxShadow: 'none',
      },
      '&&:disabled': { background: vars.surface[2], boxShadow: ring('1.5px', vars.line[2]) },
      '&:is(:checked, [type="checkbox"]:indeterminate)::before': {
        content: '',
        width: '12px',
        height: '12px',
        background: vars.accent.borderInk,
        clipPath: 'path("M1.2 6.4 2.6 5 4.8 7.2 9.6 2.4 11 3.8 4.8 10Z")',
      },
      '&&&:indeterminate::before': { clipPath: 'inset(5px 1px)' },
      '&[type="radio"]:checked::before': {
        content: '',
        width: '8px',
        height: '8px',
        borderRadius: '50%',
        clipPath: 'none',
      },
      '&&:disabled::before': { background: vars.ink[3] },
    },
    '@media': {
      '(forced-colors: active)': {
        appearance: 'auto',
        selectors: { '&&&::before': { content: 'none' } },
      },
    },
  }),
)

/** Text that is always beside the box. If there is no room for its longest word, the content at the end wraps below it. */
export const words = style(
  layered({ display: 'block', flex: '1 1 min-content', minWidth: 0, maxWidth: 'calc(100% - 32px)' }),
)
export const description = style(
  layered({
    display: 'block',
    font: vars.text[14],
    color: vars.ink[2],
    selectors: { [`[data-disabled] &, ${turnedOff} &`]: { color: vars.ink[3] } },
  }),
)
export const end = style(
  layered({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
)
