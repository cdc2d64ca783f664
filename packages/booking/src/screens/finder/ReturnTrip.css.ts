import { style } from '@vanilla-extract/css'
import { onScreen } from '../shared/onScreen.ts'

export const returnTrip = style(
  onScreen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '0 12px',
    // Longer words wrap in their place: the button beside them does not move.
    flex: '1 1 260px',
    minWidth: 0,
  }),
)
export const asking = style(onScreen({ display: 'inline-flex', alignItems: 'center', gap: '8px' }))
