import { style } from '@vanilla-extract/css'
import { ownFont, textSize } from '../../css/textSize.ts'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

export const calendar = style(
  layered({
    width: '340px',
    maxWidth: '100%',
    padding: '16px',
    containerType: 'inline-size',
    selectors: {
      // A server that does not know today's date reserves the calendar's space without showing a month.
      '&[aria-busy]': { visibility: 'hidden' },
      // Several months side by side: the calendar is as wide as they need, or as its container allows.
      '&[data-most="2"]': { width: '664px' },
      '&[data-most="3"]': { width: '996px' },
    },
  }),
)
export const panels = style(layered({ display: 'flex', gap: '16px', alignItems: 'flex-start' }))
export const panel = style(layered({ flex: '1 1 0', minWidth: 0 }))
/** An empty space as wide as a header button, so that the titles stay centred. */
export const noTool = style(layered({ width: vars.control.s, flex: 'none' }))

/** Container widths without padding, in em: a card on a phone, or any container with large text. */
const narrow = '(max-width: 14.999em)'
const narrowest = '(max-width: 12.499em)'
/**
 * The narrow container width in px: it does not depend on the text size, so that text a visitor has enlarged is not
 * shrunk.
 */
const narrowPlace = '(max-width: 239.98px)'

export const head = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBlockEnd: '8px',
    '@container': { [narrow]: { marginInline: '-12px' } },
  }),
)

/** Extends the touch target to 44 px. It is invisible, and exists for coarse pointers only. */
const toFinger = (inset: string) => ({
  '@media': {
    '(pointer: coarse)': {
      position: 'relative' as const,
      selectors: { '&::after': { content: '', position: 'absolute' as const, inset } },
    },
  },
})

export const title = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    font: vars.title[16],
    whiteSpace: 'nowrap',
    padding: '6px 8px',
    borderRadius: vars.radius.s,
    selectors: { '&:hover': { background: vars.surface.hover } },
    '@container': {
      [narrow]: { paddingInline: '4px', whiteSpace: 'normal' },
      [narrowPlace]: { fontSize: textSize(14) },
    },
    ...toFinger('-5px 0'),
  }),
)
export const arrow = style(layered({ '@container': { [narrow]: { display: 'none' } } }))

export const grid = style(
  layered({
    display: 'block',
    borderSpacing: 0,
    '@container': { [narrow]: { marginInline: '-12px' } },
  }),
)
export const rows = style(layered({ display: 'block' }))

/**
 * A row of seven equal cells. It is a flex row because browsers lay that out faster than a grid. Rows of months and
 * years have three cells, `data-threes`.
 */
export const row = style(
  layered({
    display: 'flex',
    selectors: {
      '&[data-threes]': {
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: '4px',
        marginBlockEnd: '4px',
      },
    },
  }),
)
const equal = { flex: '1 1 0', minWidth: 0 } as const

export const weekday = style(
  layered({
    ...equal,
    font: vars.text[13],
    color: vars.ink[3],
    textAlign: 'center',
    padding: '4px 0 8px',
  }),
)

export const cell = style(
  layered({
    ...equal,
    padding: 0,
    display: 'block',
    // A day with an open tooltip is the positioning parent of that tooltip.
    selectors: { '&[data-tip]': { position: 'relative' } },
  }),
)

/**
 * A button for a day, a month or a year. States: data-out, data-today, data-event, aria-disabled; chosen inside a
 * selected cell.
 */
export const day = style(
  layered({
    display: 'block',
    width: '100%',
    minHeight: vars.control.m,
    borderRadius: vars.radius.field,
    font: ownFont(500, 14, 18),
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    selectors: {
      '&:hover': { background: vars.surface.hover },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[data-out]': { color: vars.ink[3] },
      '&[data-today]': { boxShadow: `inset 0 0 0 1px ${vars.line[3]}` },
      '&[aria-disabled="true"]': {
        color: vars.ink.disabled,
        textDecoration: 'line-through',
        textDecorationThickness: '1px',
        cursor: 'not-allowed',
      },
      '&[data-event]': { position: 'relative' },
      '&[data-event]::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: '5px',
        insetInlineEnd: '6px',
        width: '6px',
        height: '6px',
        borderRadius: '50%',
        background: vars.caution.solid,
      },
      '[aria-selected="true"] > &': {
        background: vars.accent.solid,
        color: vars.accent.ink,
        // A brand colour may hardly differ from the calendar's background, so a chosen day also gets an edge with a
        // contrast of 3:1.
        boxShadow: `inset 0 0 0 1px ${vars.accent.border}`,
      },
      '[aria-selected="true"] > &:focus-visible': { outlineOffset: '2px', zIndex: 1 },
      '[data-threes] &': { minHeight: `calc(${vars.control.m} + 4px)` },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          // In forced colours a chosen day uses system colours; else the browser would draw its Canvas background under
          // the letters.
          '[aria-selected="true"] > &': {
            outline: '2px solid Highlight',
            outlineOffset: '-2px',
            forcedColorAdjust: 'none',
          },
          '&[data-today]': { border: '1px solid' },
          '&[data-event]::after': { background: 'CanvasText' },
        },
      },
    },
  }),
)

export const mark = style(
  layered({
    display: 'block',
    font: ownFont(400, 12, 14),
    color: vars.ink[3],
    selectors: { '[aria-selected="true"] &': { color: 'inherit' } },
    // In the narrowest calendar a mark is hidden on the screen, since neighbouring marks would run together. Screen
    // readers still announce it.
    '@container': {
      [narrowest]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
)

export const tip = style(
  layered({
    position: 'absolute',
    zIndex: vars.z.tooltip,
    insetBlockEnd: 'calc(100% + 6px)',
    width: 'max-content',
    maxWidth: '220px',
    padding: '8px 12px',
    borderRadius: vars.radius.field,
    background: vars.surface.inverse,
    color: vars.ink.inverse,
    font: vars.text[13],
    pointerEvents: 'none',
    selectors: {
      ':nth-child(-n + 3) > &': { insetInlineStart: 0 },
      ':nth-child(4) > &': { insetInline: '-100px', marginInline: 'auto' },
      ':nth-child(n + 5) > &': { insetInlineEnd: 0 },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
)

export const foot = style(
  layered({
    display: 'grid',
    gap: '4px',
    justifyItems: 'start',
    marginBlockStart: '12px',
    paddingBlockStart: '12px',
    borderBlockStart: `1px solid ${vars.line[1]}`,
    font: vars.text[14],
  }),
)

/** The button that chooses the nearest free day. */
export const near = style(
  layered({
    minHeight: '24px',
    color: vars.accent.text,
    fontWeight: 500,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    borderRadius: `calc(${vars.radius.s} / 2)`,
    selectors: { '&:hover': { textDecorationThickness: '2px' } },
    ...toFinger('-10px 0'),
  }),
)
