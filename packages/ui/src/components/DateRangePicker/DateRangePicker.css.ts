import { style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'

/** Two fields side by side if both have 140 px, else one below the other. */
export const pair = style(
  layered({
    display: 'grid',
    gap: '8px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
  }),
)
