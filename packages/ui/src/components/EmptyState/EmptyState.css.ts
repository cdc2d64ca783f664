import { style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

export const state = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    gap: '8px',
    padding: '32px 16px',
    textAlign: 'center',
  }),
)
export const title = style(layered({ font: vars.title[18], letterSpacing: '-.01em', textWrap: 'balance' }))
export const text = style(layered({ color: vars.ink[2], maxWidth: '44ch', textWrap: 'pretty' }))
export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '8px',
    marginBlockStart: '12px',
  }),
)
