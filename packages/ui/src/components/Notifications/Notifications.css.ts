import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { layered } from '../../private/layered.ts'
import { view } from '../../private/view.ts'
import { vars } from '../../themes/vars.css.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 -4px' } })

const at = (place: string) => `&[data-position^="${place}"]`
const aside = (place: string) => `&[data-position$="${place}"]`

/** Covers the visible part; only its cards take presses. The browser's own styles of a popover are reset. */
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
    // We handle the swipe, so the page must not scroll under it.
    touchAction: 'none',
    animation: `${rise} ${vars.motion.base} ${vars.ease.out}`,
    transition: `transform ${vars.motion.base} ${vars.ease.out}, opacity ${vars.motion.base}`,
    selectors: { '&[data-dragging]': { transition: 'none', cursor: 'grabbing' } },
  }),
)

/** Colour of an icon. An SVG keeps its own colour with forced colours, so it gets a system colour then. */
const ink = (color: string) =>
  layered({ color, '@media': { '(forced-colors: active)': { color: 'CanvasText' } } })
export const icon = recipe({
  variants: {
    tone: {
      info: ink(vars.info.text),
      positive: ink(vars.positive.text),
      caution: ink(vars.caution.text),
      critical: ink(vars.critical.text),
    },
  },
})
export const main = style(layered({ flex: 1, minWidth: 0, paddingBlock: '2px' }))
export const title = style(layered({ display: 'block', fontWeight: 600 }))
export const action = style(layered({ marginBlockStart: '8px' }))
export const close = style(layered({ marginBlock: '-4px' }))
