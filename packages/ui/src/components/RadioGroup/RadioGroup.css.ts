import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { hidden } from '../../css/hidden.ts'
import { layers } from '../../css/layers.css.ts'
import * as tick from '../../private/form/tick.css.ts'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

// A column that can shrink, so that a word longer than the group breaks.
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const
export const group = style(layered({ ...column, minWidth: 0 }))
export const label = style(layered({ fontWeight: 500, selectors: { '&[data-hidden]': hidden } }))
export const options = recipe({
  base: layered(column),
  variants: { variant: { plain: {}, card: layered({ gap: '8px', paddingBlock: '8px' }) } },
})
export const icon = style(layered({ flex: 'none', color: vars.ink[2], marginBlockStart: '2px' }))
globalStyle(`${icon} + ${tick.words}`, {
  '@layer': { [layers.components]: { maxWidth: 'calc(100% - 64px)' } },
})
