import { style } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { onScreen } from '../../view/onScreen.ts'

export const returnTrip = style(
  onScreen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '0 12px',
    // A longer text wraps in its place, so that the button beside it does not move.
    flex: '1 1 260px',
    minWidth: 0,
  }),
)
/** Below the checkbox on a phone, its text begins where the label begins. */
export const again = style(onScreen({ '@container': { [containers.small]: { marginInlineStart: '20px' } } }))
export const asking = style(onScreen({ display: 'inline-flex', alignItems: 'center', gap: '8px' }))
