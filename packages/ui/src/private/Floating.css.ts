import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'
import { layered } from './layered.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 4px' } })

/** Its place is measured from where it stands with no place at all. */
export const place = style(
  layered({
    position: 'absolute',
    top: 0,
    left: 0,
    // As high as a dialog: it may stand in one, and comes after it in the page.
    zIndex: vars.z.dialog,
    display: 'flex',
    width: 'max-content',
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
