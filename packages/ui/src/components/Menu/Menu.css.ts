import { fallbackVar, style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'
import { boxRadius } from '../../private/overlay/boxRadius.ts'
import { option, row } from '../../private/overlay/listBox.css.ts'
import { forcedHandle, handle, sheet as lifted, lowered } from '../../private/overlay/sheet.css.ts'
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
/** A menu that floats below its button. */
export const floating = style(
  layered({
    selectors: {
      '&&': {
        ...frame,
        minWidth: '240px',
        maxWidth: '360px',
      },
    },
  }),
)

/** The menu as a sheet at the lower edge, with a handle. */
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
      '&&:focus-visible': { outline: 0 },
      '&&[data-dragged]': { transition: 'none' },
      '&&[data-state="closed"]': {
        animation: lowered,
        // Radix removes the sheet when its closing animation ends, so a pause of all animations must not stop it.
        animationPlayState: 'running !important',
      },
      '&&::before': handle,
    },
    '@media': { '(forced-colors: active)': { selectors: { '&&::before': forcedHandle } } },
  }),
)
/** The shade over the part in view, at whose lower edge the sheet lies. */
export const shade = style(
  layered({
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: view.top,
    height: view.height,
    zIndex: vars.z.dialog,
    display: 'flex',
    alignItems: 'end',
    background: vars.overlay,
    // Radix switches pointer events off for the whole page while a modal layer is open.
    pointerEvents: 'auto',
    touchAction: 'pinch-zoom',
  }),
)
export const title = style(layered({ padding: '0 20px 4px', font: vars.title[18], letterSpacing: '-.01em' }))

/** The focused item looks like the active option of a list. */
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
      // With a coarse pointer an item is at least 44 px high.
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
  // Plain styles, because a recipe's runtime function would exceed the menu's size limit (UI-20).
  layered({
    selectors: {
      '&[data-size="s"]': { vars: { [row]: vars.control.s }, font: vars.text[14] },
      '&[data-size="l"]': { vars: { [row]: `calc(${vars.control.l} - 8px)` } },
      '&[data-size="xl"]': { vars: { [row]: vars.control.l }, font: vars.text[18] },
      '&&[data-size="s"]': { paddingBlock: '4px' },
      '&&[data-size="xl"]': { paddingBlock: '12px' },
    },
  }),
])

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

/** A frame for the tick, like that of a checkbox. */
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
