import { keyframes, style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 4px' } })

export const popover = style(
  layered({
    // The level of a dialog: a popover inside a dialog comes after it in the page, so it is above.
    zIndex: vars.z.dialog,
    maxWidth: 'var(--radix-popover-content-available-width)',
    maxHeight: 'var(--radix-popover-content-available-height)',
    overflow: 'auto',
    animation: `${rise} ${vars.motion.base} ${vars.ease.out}`,
    selectors: {
      // An attribute, not a recipe: the recipe's function would push the menu, which uses this file, over its size limit (UI-20).
      '&:not([data-bare])': { padding: '16px' },
      '&:focus-visible': { outline: 0 },
    },
  }),
)

/** Layer over the page behind a modal popover; it takes the presses. */
export const shade = style(
  layered({
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.dialog,
    // Radix switches pointer events off for the whole page while a modal dialog is open.
    pointerEvents: 'auto',
    touchAction: 'pinch-zoom',
  }),
)
