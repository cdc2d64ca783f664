import { globalStyle, style } from '@vanilla-extract/css'
import { layers } from '../../css/layers.css.ts'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'
import * as field from '../Field/Field.css.ts'

export const root = style(layered({ position: 'relative', minWidth: 0 }))
/** A press anywhere in the box opens the list, also on the label and the arrow. */
globalStyle(`${root} ${field.box}`, { '@layer': { [layers.components]: { cursor: 'pointer' } } })
globalStyle(`${root} ${field.field}:is([data-disabled], [data-readonly]) ${field.box}`, {
  '@layer': { [layers.components]: { cursor: 'inherit' } },
})

/** The value wraps in a narrow place or with large text. */
export const value = style(
  layered({ overflowWrap: 'anywhere', selectors: { '&[data-empty]': { color: vars.ink[3] } } }),
)
export const arrow = style(
  layered({
    marginInlineEnd: '8px',
    transition: `rotate ${vars.motion.fast} ${vars.ease.out}`,
    selectors: { '[data-open] &': { rotate: '180deg' } },
  }),
)

export const popup = style(layered({ width: 'auto', maxHeight: 'min(368px, var(--room, 368px))' }))
export const tick = style(layered({ flex: 'none', color: vars.accent.text }))
export const label = style(layered({ display: 'block' }))
export const note = style(
  layered({
    display: 'block',
    font: vars.text[14],
    color: vars.ink[2],
    selectors: { '[aria-disabled] &': { color: vars.ink[3] } },
    '@media': { '(forced-colors: active)': { selectors: { '[aria-disabled] &': { color: 'GrayText' } } } },
  }),
)
