import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { layered } from '../layered.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 4px' } })

/** A floating box. It is measured at its unpositioned place first. */
export const place = style(
  layered({
    position: 'absolute',
    top: 0,
    left: 0,
    // The level of a dialog: a box inside a dialog comes after it in the page, so it is above.
    zIndex: vars.z.dialog,
    display: 'flex',
    width: 'max-content',
    maxWidth: 'var(--most)',
    maxHeight: 'var(--room)',
  }),
)

export const surface = style(
  layered({
    minWidth: 0,
    overflow: 'auto',
    animation: `${rise} ${vars.motion.base} ${vars.ease.out}`,
    selectors: { '&:focus-visible': { outline: 0 } },
  }),
)
