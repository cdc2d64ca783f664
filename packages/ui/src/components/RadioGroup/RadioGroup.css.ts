import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { layers } from '../../css/layers.css.ts'
import { layered } from '../../private/layered.ts'
import * as tick from '../../private/tick.css.ts'
import { vars } from '../../themes/vars.css.ts'

// A column that gives way: a word longer than the group breaks.
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const
export const group = style(layered({ ...column, minWidth: 0 }))
export const label = style(layered({ fontWeight: 500 }))
export const options = styleVariants({
  plain: layered(column),
  card: layered({ ...column, gap: '8px', paddingBlock: '8px' }),
})
export const icon = style(layered({ flex: 'none', color: vars.ink[2], marginBlockStart: '2px' }))
globalStyle(`${icon} + ${tick.words}`, {
  '@layer': { [layers.components]: { maxWidth: 'calc(100% - 64px)' } },
})
