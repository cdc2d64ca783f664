import { globalStyle, style } from '@vanilla-extract/css'
import { hidden } from '../../css/hidden.ts'
import { layers } from '../../css/layers.css.ts'
import { turnedOff } from '../../private/form/turnedOff.ts'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

const edge = (width: number, colour: string, halo?: string) =>
  `inset 0 0 0 ${width}px ${colour}${halo ? `, 0 0 0 4px ${halo}` : ''}`

/** The frame of a field. Its states are data attributes: data-invalid, data-caution, data-disabled, data-readonly. */
export const field = style(layered({ display: 'block', minWidth: 0, position: 'relative' }))

const is = (state: string) => `${field}[data-${state}] &`
/** Turned off by its own option, or by a fieldset around it. */
const off = `:is(${field}[data-disabled], ${turnedOff}) &`

export const box = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: vars.control.l,
    // Two lines of 18 and 24 px; the padding is 6 px at a height of 56 px and shrinks with it.
    padding: `calc((${vars.control.l} - 44px) / 2) 16px`,
    borderRadius: vars.radius.field,
    background: vars.surface[1],
    boxShadow: edge(1, vars.line[3]),
    cursor: 'text',
    transition: `box-shadow ${vars.motion.fast} ${vars.ease.out}`,
    selectors: {
      '&:hover': { boxShadow: edge(1, vars.ink[1]) },
      [is('readonly')]: { background: 'none', boxShadow: edge(1, vars.line[1]), cursor: 'default' },
      [`${field} > &:focus-within`]: { boxShadow: edge(2, vars.focus, vars.focusHalo) },
      [is('invalid')]: { boxShadow: edge(2, vars.critical.solid) },
      [`${is('invalid')}:focus-within`]: {
        boxShadow: `${edge(2, vars.critical.solid)}, 0 0 0 2px ${vars.focus}`,
      },
      [off]: { background: vars.surface[2], boxShadow: 'none', cursor: 'not-allowed' },
      [is('size="m"')]: { minHeight: vars.control.m, paddingBlock: `calc((${vars.control.m} - 28px) / 2)` },
      [is('multiline')]: { alignItems: 'flex-start', paddingBlock: '8px' },
    },
    '@media': {
      '(forced-colors: active)': {
        border: '1px solid',
        selectors: {
          [off]: { borderColor: 'GrayText' },
          '&:focus-within': { outline: '2px solid Highlight', outlineOffset: '2px' },
          [is('invalid')]: { borderWidth: '3px' },
        },
      },
    },
  }),
)

export const main = style(layered({ flex: 1, minWidth: 0 }))

export const label = style(
  layered({
    display: 'block',
    font: vars.text[13],
    color: vars.ink[2],
    overflowWrap: 'anywhere',
    cursor: 'inherit',
    selectors: {
      [is('invalid')]: { color: vars.critical.text },
      [off]: { color: vars.ink[3] },
      [is('size="m"')]: hidden,
    },
  }),
)
export const optional = style(layered({ color: vars.ink[3] }))

/** The control itself: an input, a textarea, or a button that shows a value. */
export const control = style(
  layered({
    display: 'block',
    width: '100%',
    minHeight: '24px',
    border: 0,
    padding: 0,
    background: 'none',
    font: vars.text[16],
    // The value stays under its label; else a text of another direction would be at the other end.
    textAlign: 'left',
    textOverflow: 'ellipsis',
    resize: 'none',
    appearance: 'none',
    cursor: 'inherit',
    // The box around the control draws the focus ring.
    outline: 0,
    // The placeholder gets its own direction: an empty input with `dir="auto"` would make it left to right.
    '::placeholder': { color: vars.ink[3], opacity: 1, unicodeBidi: 'plaintext' },
    '::-webkit-search-cancel-button': { display: 'none' },
    selectors: {
      '.wherry-root[dir="rtl"] &': { textAlign: 'right' },
      [off]: { color: vars.ink[3], WebkitTextFillColor: vars.ink[3] },
      '&&:autofill': { WebkitTextFillColor: vars.ink[1], transition: 'background-color 9999s' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { [off]: { color: 'GrayText', WebkitTextFillColor: 'GrayText' } },
      },
    },
  }),
)

export const icon = style(
  layered({
    flex: 'none',
    color: vars.ink[2],
    selectors: { [off]: { color: vars.ink[3] } },
  }),
)
export const end = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    color: vars.ink[2],
    marginInlineEnd: '-8px',
  }),
)

export const note = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: '6px',
    font: vars.text[13],
    color: vars.ink[2],
    paddingBlockStart: '4px',
    paddingInlineStart: '16px',
    selectors: {
      [is('invalid')]: { color: vars.critical.text },
      [is('caution')]: { color: vars.caution.text },
    },
  }),
)
export const noteIcon = style(layered({ marginBlockStart: '1px' }))
export const counter = style(
  layered({
    marginInlineStart: 'auto',
    color: vars.ink[3],
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    selectors: { [is('invalid')]: { color: vars.critical.text } },
  }),
)
/** The counter wraps to its own line if the longest word leaves no room for it. */
globalStyle(`${note} > :not(svg, ${counter})`, {
  '@layer': { [layers.components]: { flex: '1 1 min-content', minWidth: 0 } },
})
