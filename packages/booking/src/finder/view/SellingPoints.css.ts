import { style } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'

export const points = style(
  onScreen({
    display: 'grid',
    gap: '20px 32px',
    '@container': { [containers.medium]: { gridTemplateColumns: 'repeat(2, 1fr)' } },
  }),
)
export const point = style(
  onScreen({
    display: 'grid',
    gridTemplateColumns: '40px 1fr',
    gap: '16px',
    alignItems: 'start',
    // The last point of an odd number fills its row.
    selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
  }),
)
export const drawing = style(onScreen({ marginInlineStart: '-3px' }))
export const title = style(
  onScreen({ display: 'block', font: vars.text[16], fontWeight: 500, color: vars.ink[1] }),
)
export const text = style(onScreen({ font: vars.text[14], color: vars.ink[2] }))
