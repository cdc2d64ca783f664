import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { layered } from '../layered.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 4px' } })

/**
 * Variable that, set to 1 on a field or around it, keeps a list at its place in the page instead of the top layer: see
 * `useHangingList`.
 */
export const inPlace = '--wherry-list-in-place'

/**
 * A list under its field. `useHangingList` sets its edges and --room, its maximum height. The browser's popover styles
 * are reset.
 */
export const hanging = style(
  layered({
    position: 'absolute',
    zIndex: vars.z.popover,
    inset: 'auto',
    margin: 0,
    border: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    animation: `${rise} ${vars.motion.base} ${vars.ease.out}`,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
)
