import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'

/** Line of the promotion. It is sunken and has no accent colour, because the offers are more important. */
export const line = style(
  onScreen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 24px',
    minWidth: 0,
    padding: '14px 20px',
    borderRadius: vars.radius.card,
    background: vars.surface[2],
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
)
export const words = style(onScreen({ display: 'grid', gap: '2px', flex: '1 1 220px', minWidth: 0 }))
export const title = style(onScreen({ font: vars.title[16] }))
export const text = style(onScreen({ font: vars.text[14], color: vars.ink[2] }))
