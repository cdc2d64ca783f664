import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { containers } from '../../css/containers.ts'
import { layered } from '../../private/layered.ts'
import { view } from '../../private/view.ts'
import { vars } from '../../themes/vars.css.ts'

const fade = keyframes({ from: { opacity: 0 } })
const leave = keyframes({ to: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } })
const sink = keyframes({ to: { opacity: 0, translate: '0 16px' } })
// Radix removes a closed part when its animation ends, so a tool that pauses all animations must not stop this one.
const played = { animationPlayState: 'running !important' }
/** On a screen of this height or less, a dialog without actions scrolls as a whole. */
const low = '(max-height: 480px)'
const out = `calc(${vars.motion.slow} / 2) ${vars.ease.in}`

/** Backdrop that fills only the visible part of a tall frame. */
export const scrim = style(
  layered({
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: view.top,
    height: view.height,
    zIndex: vars.z.dialog,
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    alignItems: 'end',
    justifyItems: 'center',
    background: vars.overlay,
    // Radix switches pointer events off for the whole page while a modal dialog is open.
    pointerEvents: 'auto',
    // Touch scrolls inside the dialog and not the page behind; pinch zoom still works.
    touchAction: 'pinch-zoom',
    animation: `${fade} ${vars.motion.slow} ${vars.ease.out}`,
    selectors: { '&[data-state="closed"]': { animation: `${leave} ${out}`, ...played } },
    '@container': { [containers.medium]: { alignItems: 'center', padding: '24px' } },
  }),
)

export const dialog = recipe({
  base: layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    maxHeight: 'calc(100% - 16px)',
    padding: '24px',
    background: vars.surface[3],
    color: vars.ink[1],
    borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
    boxShadow: `${vars.shadow[2]}, ${vars.edge[3]}`,
    animation: `${rise} ${vars.motion.slow} ${vars.ease.out}`,
    selectors: {
      '&[data-state="closed"]': { animation: `${sink} ${out}`, ...played },
      // No focus ring: the dialog itself gets the focus only if nothing inside can take it.
      '&:focus-visible': { outline: 0 },
    },
    '@container': {
      [containers.small]: { padding: '20px 16px 16px' },
      [containers.medium]: {
        borderRadius: vars.radius.dialog,
        maxHeight: '100%',
      },
    },
    '@media': {
      '(forced-colors: active)': { border: '1px solid' },
      // On a phone in landscape the title leaves too little room for a scrolling body.
      [low]: { selectors: { '&[data-whole]': { paddingBlock: '16px', overflow: 'auto' } } },
    },
  }),
  variants: {
    size: {
      s: layered({ '@container': { [containers.medium]: { width: '440px' } } }),
      l: layered({ '@container': { [containers.medium]: { width: '560px' } } }),
      full: layered({
        height: '100%',
        maxHeight: '100%',
        borderRadius: 0,
        '@container': {
          [containers.medium]: { width: '720px', height: 'auto', borderRadius: vars.radius.dialog },
        },
      }),
    },
  },
})

export const title = style(
  layered({
    font: vars.title[22],
    letterSpacing: vars.tracking.title,
    paddingInlineEnd: '40px',
    textWrap: 'balance',
  }),
)
export const description = style(layered({ marginBlockStart: '8px', color: vars.ink[2] }))

/** Long content scrolls between the title and the actions. The negative margin leaves room for focus rings. */
export const body = style(
  layered({
    flex: '0 1 auto',
    minHeight: 0,
    marginBlockStart: '12px',
    marginInline: '-8px',
    padding: '4px 8px',
    borderRadius: vars.radius.field,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    selectors: { '[data-size="full"] > &': { flexGrow: 1 } },
    '@media': { [low]: { selectors: { '[data-whole] > &': { flexShrink: 0, overflow: 'visible' } } } },
  }),
)

export const footer = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px',
    justifyContent: 'flex-end',
    marginBlockStart: '20px',
    selectors: { '[data-size="l"] > &': { justifyContent: 'space-between' } },
  }),
)

export const close = style(
  layered({
    insetBlockStart: '14px',
    insetInlineEnd: '14px',
    // The style of the tool button sets `relative`; the doubled selector wins in any order of the sheets.
    selectors: { '&&': { position: 'absolute' } },
  }),
)
