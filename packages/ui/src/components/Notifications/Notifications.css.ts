import { keyframes, style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'
import { view } from '../../private/view.ts'
import { vars } from '../../themes/vars.css.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 -4px' } })

const at = (place: string) => `&[data-position^="${place}"]`
const aside = (place: string) => `&[data-position$="${place}"]`

/** Lies over the part in view; only its cards take presses. What a browser gives a popover is taken back. */
export const region = style(
  layered({
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: view.top,
    height: view.height,
    zIndex: vars.z.notice,
    width: 'auto',
    margin: 0,
    border: 0,
    padding: '12px',
    background: 'none',
    color: 'inherit',
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    alignItems: 'center',
    overflow: 'hidden',
    pointerEvents: 'none',
    selectors: {
      [at('bottom')]: { justifyContent: 'flex-end' },
      [aside('start')]: { alignItems: 'flex-start' },
      [aside('end')]: { alignItems: 'flex-end' },
      '&:focus-visible': { outlineOffset: '-4px' },
    },
  }),
)

export const cards = style(
  layered({
    display: 'grid',
    gap: '12px',
    width: 'min(400px, 100%)',
    // An empty region must stay rendered: one that appears together with its message is not spoken.
    selectors: { '&:empty': { marginBlockEnd: '-12px' } },
  }),
)

export const card = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '12px',
    padding: '14px 8px 14px 16px',
    paddingInline: '16px 8px',
    font: vars.text[14],
    pointerEvents: 'auto',
    // The swipe is ours; the page must not scroll under it.
    touchAction: 'none',
    animation: `${rise} ${vars.motion.base} ${vars.ease.out}`,
    transition: `transform ${vars.motion.base} ${vars.ease.out}, opacity ${vars.motion.base}`,
    selectors: { '&[data-dragging]': { transition: 'none', cursor: 'grabbing' } },
  }),
)

export const icon = style(
  layered({
    selectors: {
      '[data-tone="info"] > &': { color: vars.info.text },
      '[data-tone="positive"] > &': { color: vars.positive.text },
      '[data-tone="caution"] > &': { color: vars.caution.text },
      '[data-tone="critical"] > &': { color: vars.critical.text },
    },
    // A drawing keeps what is said of itself.
    '@media': { '(forced-colors: active)': { selectors: { '[data-tone] > &': { color: 'CanvasText' } } } },
  }),
)
export const main = style(layered({ flex: 1, minWidth: 0, paddingBlock: '2px' }))
export const title = style(layered({ display: 'block', fontWeight: 600 }))
export const action = style(layered({ marginBlockStart: '8px' }))
export const close = style(layered({ marginBlock: '-4px' }))
