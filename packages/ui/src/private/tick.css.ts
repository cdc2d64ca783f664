import { style } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'
import { boxRadius } from './boxRadius.ts'
import { layered } from './layered.ts'

/** A row that a checkbox or a radio and its words share; the whole of it takes the press. */
export const row = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    flexWrap: 'wrap',
    columnGap: '12px',
    // 10 px at 44.
    paddingBlock: `calc((${vars.control.m} - 24px) / 2)`,
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { color: vars.ink[3], cursor: 'not-allowed' } },
  }),
)

/** A radio or a checkbox in a frame of its own. */
export const card = style(
  layered({
    padding: `calc((${vars.control.l} - 28px) / 2) 16px`,
    borderRadius: vars.radius.field,
    boxShadow: `inset 0 0 0 1px ${vars.line[2]}`,
    selectors: {
      '&:not([data-disabled]):hover': { boxShadow: `inset 0 0 0 1px ${vars.ink[1]}` },
      '&:not([data-disabled]):has(:checked)': {
        boxShadow: `inset 0 0 0 2px ${vars.accent.border}`,
        background: vars.accent.subtle,
      },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
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

/** Beside the box always; before its longest word breaks, what stands at the end goes below it. */
export const words = style(
  layered({ display: 'block', flex: '1 1 min-content', minWidth: 0, maxWidth: 'calc(100% - 32px)' }),
)
export const description = style(
  layered({
    display: 'block',
    font: vars.text[14],
    color: vars.ink[2],
    selectors: { '[data-disabled] &': { color: vars.ink[3] } },
  }),
)
export const end = style(
  layered({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
)
