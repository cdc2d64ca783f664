import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { layers } from '../../css/layers.css.ts'
import { boxRadius } from '../../private/boxRadius.ts'
import { layered } from '../../private/layered.ts'
import { option, row } from '../../private/listBox.css.ts'
import { forcedHandle, handle, sheet as lifted, lowered } from '../../private/sheet.css.ts'
import { view } from '../../private/view.ts'
import { vars } from '../../themes/vars.css.ts'

const bar = (side: 2 | -2) => `inset ${side}px 0 0 ${vars.ink[1]}`

export const menu = style(
  layered({
    minHeight: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    outline: 0,
    selectors: { '&:focus-visible': { outline: 0 } },
  }),
)
const frame = { display: 'flex', flexDirection: 'column', overflow: 'hidden' } as const
/** In a popover. */
export const floating = style(
  layered({
    selectors: {
      '&&': {
        ...frame,
        minWidth: '240px',
        maxWidth: 'min(360px, var(--radix-popover-content-available-width))',
      },
    },
  }),
)

/** At the lower edge, with a handle. */
export const sheet = style(
  layered({
    selectors: {
      '&&': {
        ...frame,
        ...lifted,
        position: 'relative',
        width: '100%',
        maxWidth: 'none',
        padding: '24px 4px 8px',
        borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
      },
      '&&[data-dragged]': { transition: 'none' },
      '&&[data-state="closed"]': {
        animation: lowered,
        // Radix takes it away when its animation ends.
        animationPlayState: 'running !important',
      },
      '&&::before': handle,
    },
    '@media': { '(forced-colors: active)': { selectors: { '&&::before': forcedHandle } } },
  }),
)
/** Radix places the box by this element of its own: here it is the shade, over the part in view. */
globalStyle(`[data-radix-popper-content-wrapper]:has(> ${sheet})`, {
  '@layer': {
    [layers.components]: {
      display: 'flex',
      alignItems: 'end',
      insetInline: '0 !important',
      insetBlockStart: `${view.top} !important`,
      height: view.height,
      minWidth: '0 !important',
      transform: 'none !important',
      background: vars.overlay,
      touchAction: 'pinch-zoom',
    },
  },
})
export const title = style(layered({ padding: '0 20px 4px', font: vars.title[18], letterSpacing: '-.01em' }))

/** The one that has the focus shows it like the active row of a list. */
export const item = style([
  option,
  layered({
    selectors: {
      '&:focus': {
        outline: 0,
        background: vars.surface[2],
        boxShadow: bar(2),
        borderStartStartRadius: '2px',
        borderEndStartRadius: '2px',
      },
      '.wherry-root[dir="rtl"] &:focus': { boxShadow: bar(-2) },
      '&[data-tone="critical"]:not([aria-disabled])': { color: vars.critical.text },
      '&[aria-checked="true"]:not([role="menuitemcheckbox"])': { fontWeight: 500 },
    },
    '@media': {
      // A finger gets 44 px.
      '(pointer: coarse)': {
        selectors: { '&&': { minHeight: `max(44px, ${fallbackVar(row, vars.control.m)})` } },
      },
      '(forced-colors: active)': {
        selectors: {
          '&:focus': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          '&[aria-disabled="true"]': { color: 'GrayText' },
        },
      },
    },
  }),
])

export const sizes = styleVariants({
  s: layered({
    vars: { [row]: vars.control.s },
    font: vars.text[14],
    selectors: { '&&': { paddingBlock: '4px' } },
  }),
  m: {},
  l: layered({ vars: { [row]: `calc(${vars.control.l} - 8px)` } }),
  xl: layered({
    vars: { [row]: vars.control.l },
    font: vars.text[18],
    selectors: { '&&': { paddingBlock: '12px' } },
  }),
})

export const icon = style(
  layered({
    flex: 'none',
    color: vars.ink[2],
    selectors: { ':is([data-tone="critical"], [aria-disabled]) > &': { color: 'inherit' } },
  }),
)
export const tick = style(
  layered({
    flex: 'none',
    color: vars.accent.text,
    selectors: { '[aria-disabled] > &': { color: 'inherit' } },
  }),
)
export const note = style(
  layered({
    display: 'block',
    font: vars.text[14],
    color: vars.ink[2],
    textWrap: 'pretty',
    selectors: { '[aria-disabled] &': { color: vars.ink[3] } },
    '@media': { '(forced-colors: active)': { selectors: { '[aria-disabled] &': { color: 'GrayText' } } } },
  }),
)
export const rule = style(layered({ margin: '8px 0' }))

/** A box like that of a checkbox. */
export const box = style(
  layered({
    display: 'grid',
    placeContent: 'center',
    flex: 'none',
    width: '20px',
    height: '20px',
    borderRadius: boxRadius,
    background: vars.surface[1],
    color: vars.accent.borderInk,
    boxShadow: `inset 0 0 0 1.5px ${vars.line[3]}`,
    selectors: {
      '[aria-checked="true"] > &': { background: vars.accent.border, boxShadow: 'none' },
      '[aria-disabled] > &': {
        background: vars.surface[2],
        color: vars.ink[3],
        boxShadow: `inset 0 0 0 1.5px ${vars.line[2]}`,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        border: '1px solid CanvasText',
        selectors: {
          '[aria-checked="true"] > &': {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
          '[aria-disabled] > &': { borderColor: 'GrayText' },
        },
      },
    },
  }),
)
