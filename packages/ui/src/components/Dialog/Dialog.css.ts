import { keyframes, style } from '@vanilla-extract/css'
import { containers } from '../../css/containers.ts'
import { layered } from '../../private/layered.ts'
import { view } from '../../private/view.ts'
import { vars } from '../../themes/vars.css.ts'

const fade = keyframes({ from: { opacity: 0 } })
const leave = keyframes({ to: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } })
const sink = keyframes({ to: { opacity: 0, translate: '0 16px' } })
// Radix takes a closed part away when its animation ends: a tool that pauses all animations must not keep it.
const played = { animationPlayState: 'running !important' }
/** A screen of so little height that a dialog without actions below it scrolls as a whole. */
const low = '(max-height: 480px)'
const out = `calc(${vars.motion.slow} / 2) ${vars.ease.in}`

/** Fills the part in view, never the whole of a tall frame. */
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
    // A modal dialog takes them from the whole page.
    pointerEvents: 'auto',
    // A finger scrolls inside the dialog, not the page behind; two may still zoom.
    touchAction: 'pinch-zoom',
    animation: `${fade} ${vars.motion.slow} ${vars.ease.out}`,
    selectors: { '&[data-state="closed"]': { animation: `${leave} ${out}`, ...played } },
    '@container': { [containers.medium]: { alignItems: 'center', padding: '24px' } },
  }),
)

export const dialog = style(
  layered({
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
      '&[data-size="full"]': { height: '100%', maxHeight: '100%', borderRadius: 0 },
      // The reset of focus rings: the dialog itself takes focus only where nothing in it can.
      '&:focus-visible': { outline: 0 },
    },
    '@container': {
      [containers.small]: { padding: '20px 16px 16px' },
      [containers.medium]: {
        borderRadius: vars.radius.dialog,
        maxHeight: '100%',
        selectors: {
          '&[data-size="s"]': { width: '440px' },
          '&[data-size="l"]': { width: '560px' },
          '&[data-size="full"]': { width: '720px', height: 'auto', borderRadius: vars.radius.dialog },
        },
      },
    },
    '@media': {
      '(forced-colors: active)': { border: '1px solid' },
      // On a phone that lies on its side the title leaves too little room to scroll beside it.
      [low]: { selectors: { '&[data-whole]': { paddingBlock: '16px', overflow: 'auto' } } },
    },
  }),
)

export const title = style(
  layered({
    font: vars.title[22],
    letterSpacing: vars.tracking.title,
    paddingInlineEnd: '40px',
    textWrap: 'balance',
  }),
)
export const description = style(layered({ marginBlockStart: '8px', color: vars.ink[2] }))

/** What is long scrolls between the title and the actions. The negative margin leaves room for focus rings. */
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
    // Whichever of the two sheets comes first, its tool is relative.
    selectors: { '&&': { position: 'absolute' } },
  }),
)
