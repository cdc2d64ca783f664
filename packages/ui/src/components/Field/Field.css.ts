import { globalStyle, style } from '@vanilla-extract/css'
import { layers } from '../../css/layers.css.ts'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

const edge = (width: number, colour: string, halo?: string) =>
  `inset 0 0 0 ${width}px ${colour}${halo ? `, 0 0 0 4px ${halo}` : ''}`

/** Its states stand on it as data attributes: data-invalid, data-caution, data-disabled, data-readonly. */
export const field = style(layered({ display: 'block', minWidth: 0, position: 'relative' }))

const is = (state: string) => `${field}[data-${state}] &`

export const box = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: vars.control.l,
    // 6 px at 56: two lines of 18 and 24 px, and room that shrinks with the height.
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
      [is('disabled')]: { background: vars.surface[2], boxShadow: 'none', cursor: 'not-allowed' },
      [is('size="m"')]: { minHeight: vars.control.m, paddingBlock: `calc((${vars.control.m} - 28px) / 2)` },
      [is('multiline')]: { alignItems: 'flex-start', paddingBlock: '8px' },
    },
    '@media': {
      '(forced-colors: active)': {
        border: '1px solid',
        selectors: {
          [is('disabled')]: { borderColor: 'GrayText' },
          '&:focus-within': { outline: '2px solid Highlight', outlineOffset: '2px' },
          [is('invalid')]: { borderWidth: '3px' },
        },
      },
    },
  }),
)

export const main = style(layered({ display: 'block', flex: 1, minWidth: 0 }))

export const label = style(
  layered({
    display: 'block',
    font: vars.text[13],
    color: vars.ink[2],
    overflowWrap: 'anywhere',
    cursor: 'inherit',
    selectors: {
      [is('invalid')]: { color: vars.critical.text },
      [is('disabled')]: { color: vars.ink[3] },
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
    // Beside its label whatever way its own text runs: a name of another script would stand at the far end.
    textAlign: 'left',
    textOverflow: 'ellipsis',
    resize: 'none',
    appearance: 'none',
    cursor: 'inherit',
    // The ring is drawn by the box around it.
    outline: 0,
    // Of its own direction: an empty input of `dir="auto"` runs from left to right.
    '::placeholder': { color: vars.ink[3], opacity: 1, unicodeBidi: 'plaintext' },
    '::-webkit-search-cancel-button': { display: 'none' },
    selectors: {
      '&:focus-visible': { outline: 0 },
      '.wherry-root[dir="rtl"] &': { textAlign: 'right' },
      [is('disabled')]: { color: vars.ink[3], WebkitTextFillColor: vars.ink[3] },
      '&&:autofill': { WebkitTextFillColor: vars.ink[1], transition: 'background-color 9999s' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { [is('disabled')]: { color: 'GrayText', WebkitTextFillColor: 'GrayText' } },
      },
    },
  }),
)

export const icon = style(
  layered({
    display: 'block',
    flex: 'none',
    color: vars.ink[2],
    selectors: { [is('disabled')]: { color: vars.ink[3] } },
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
    padding: '4px 0 0',
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
/** The counter stands on a line of its own where the longest word leaves no room for it. */
globalStyle(`${note} > :not(svg, ${counter})`, {
  '@layer': { [layers.components]: { flex: '1 1 min-content', minWidth: 0 } },
})
