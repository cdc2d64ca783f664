import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'
import { layered } from './layered.ts'

/** Five lines at most: where text is large, or a language has long words, one does not hold a name. */
const cut = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 5,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const

/** A floating surface: lists, calendars, popovers. */
export const floating = style(
  layered({
    background: vars.surface[3],
    color: vars.ink[1],
    borderRadius: vars.radius.card,
    boxShadow: `${vars.shadow[2]}, ${vars.edge[3]}`,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
)

const rise = keyframes({ from: { opacity: 0, translate: '0 4px' } })

/** Set to 1 on a field or around it, a list stays where it stands in the page: see `useHangingList`. */
export const inPlace = '--wherry-list-in-place'

/** What hangs on a field; --room: the most it may be high, of `useHangingList`. What a browser gives a popover is taken back. */
export const hanging = style(
  layered({
    position: 'absolute',
    zIndex: vars.z.popover,
    inset: 'auto',
    margin: 0,
    border: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    animation: `${rise} ${vars.motion.base} ${vars.ease.out}`,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
)

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

/** Height of a row of one line. @default control.m; a fallback, since a variable set on every row costs as much as a rule. */
export const row = createVar()
const height = fallbackVar(row, vars.control.m)

export const option = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    minHeight: height,
    // 8 px at 44; less where rows are lower.
    padding: `calc((${height} - 28px) / 2) 12px`,
    borderRadius: vars.radius.field,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&:hover': { background: vars.surface.hover },
      '&[data-active]': {
        background: vars.surface[2],
        boxShadow: `inset 2px 0 0 ${vars.ink[1]}`,
        borderStartStartRadius: '2px',
        borderEndStartRadius: '2px',
      },
      '.wherry-root[dir="rtl"] &[data-active]': { boxShadow: `inset -2px 0 0 ${vars.ink[1]}` },
      '&[data-selected]': { fontWeight: 500 },
      '&[aria-disabled="true"]': { color: vars.ink.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
)

export const optionIcon = style(layered({ flex: 'none', color: vars.ink[2] }))
export const optionMain = style(layered({ flex: 1, minWidth: 0, display: 'block' }))
export const optionText = style(layered(cut))
export const optionNote = style(layered({ ...cut, font: vars.text[14], color: vars.ink[2] }))
export const optionEnd = style(layered({ flex: 'none', font: vars.text[13], color: vars.ink[3] }))
export const matched = style(layered({ background: 'none', color: 'inherit', fontWeight: 600 }))
