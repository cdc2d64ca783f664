import { style } from '@vanilla-extract/css'
import { ownFont } from '../../css/textSize.ts'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

const edge = (colour: string) => `inset 0 0 0 1px ${colour}`

export const chip = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    flex: 'none',
    maxWidth: '100%',
    minHeight: `calc(${vars.control.m} - 8px)`,
    padding: '4px 14px',
    borderRadius: vars.radius.full,
    font: ownFont(500, 14, 20),
    color: vars.ink[1],
    background: vars.surface[1],
    boxShadow: edge(vars.line[2]),
    whiteSpace: 'nowrap',
    transition: `background ${vars.motion.fast} ${vars.ease.out}, box-shadow ${vars.motion.fast} ${vars.ease.out}`,
    selectors: {
      // The touch target is 44 px high.
      'button&::after': { content: '', position: 'absolute', inset: '-4px 0' },
      '&:is(button):hover': { boxShadow: edge(vars.ink[1]) },
      '&[data-selected]': { background: vars.surface.inverse, color: vars.ink.inverse, boxShadow: 'none' },
      '&&:is(:disabled, [data-disabled])': {
        color: vars.ink.disabled,
        background: vars.surface[2],
        boxShadow: 'none',
        cursor: 'not-allowed',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        border: '1px solid',
        selectors: {
          '&[data-selected]': { border: '2px solid Highlight' },
          '&&:is(:disabled, [data-disabled])': { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  }),
)
/** Text of a chip; it wraps in a narrow place or with large text. */
export const text = style(layered({ minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' }))
export const count = style(
  layered({
    color: vars.ink[3],
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[data-selected] > &, :disabled > &, [data-disabled] > &': { color: 'inherit' } },
  }),
)
export const removable = style(layered({ selectors: { '&&': { paddingInlineEnd: '4px' } } }))
export const remove = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '28px',
    height: '28px',
    marginBlock: '-4px',
    borderRadius: '50%',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: '-8px' },
      '&:not(:disabled):hover': { background: 'color-mix(in srgb, currentColor 12%, transparent)' },
      // The ring on a selected chip has the colour of its text: ink on ink would be invisible.
      '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-2px' },
      '&:disabled': { cursor: 'not-allowed' },
    },
  }),
)

export const group = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    minWidth: 0,
    selectors: {
      '&[data-overflow="scroll"]': {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        overscrollBehaviorX: 'contain',
        scrollbarWidth: 'none',
        // Leaves room for the focus rings.
        margin: '-4px',
        padding: '4px',
      },
      '&::-webkit-scrollbar': { display: 'none' },
    },
  }),
)
