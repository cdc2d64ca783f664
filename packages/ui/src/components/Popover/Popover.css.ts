import { keyframes, style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 4px' } })

export const popover = style(
  layered({
    // As high as a dialog: it may stand in one, and comes after it in the page.
    zIndex: vars.z.dialog,
    maxWidth: 'var(--radix-popover-content-available-width)',
    maxHeight: 'var(--radix-popover-content-available-height)',
    overflow: 'auto',
    animation: `${rise} ${vars.motion.base} ${vars.ease.out}`,
    selectors: { '&:focus-visible': { outline: 0 } },
  }),
)
export const padded = style(layered({ padding: '16px' }))

/** Over the page behind a modal one: takes its presses. */
export const shade = style(
  layered({
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.dialog,
    // A modal dialog takes them from the whole page.
    pointerEvents: 'auto',
    touchAction: 'pinch-zoom',
  }),
)
