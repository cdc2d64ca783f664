import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { layers } from '../../css/layers.css.ts'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'
import * as field from '../Field/Field.css.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 4px' } })

export const root = style(layered({ position: 'relative', minWidth: 0 }))
/** All of the box opens it, label and arrow too. */
globalStyle(`${root} ${field.box}`, { '@layer': { [layers.components]: { cursor: 'pointer' } } })
globalStyle(`${root} ${field.field}:is([data-disabled], [data-readonly]) ${field.box}`, {
  '@layer': { [layers.components]: { cursor: 'inherit' } },
})

export const value = style(layered({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }))
export const empty = style(layered({ selectors: { '&&': { color: vars.ink[3] } } }))
export const arrow = style(
  layered({
    marginInlineEnd: '8px',
    transition: `rotate ${vars.motion.fast} ${vars.ease.out}`,
    selectors: { '[data-open] &': { rotate: '180deg' } },
  }),
)

/** --y: where the field's box ends, --room: what is left below or above it, in px; data-above: it is above. */
export const popup = style(
  layered({
    position: 'absolute',
    zIndex: vars.z.popover,
    insetInline: 0,
    insetBlockStart: 'calc(var(--y, 56px) + 8px)',
    maxHeight: 'min(368px, max(144px, var(--room, 368px)))',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    animation: `${rise} ${vars.motion.base} ${vars.ease.out}`,
    selectors: {
      '&[data-above]': { insetBlockStart: 'auto', insetBlockEnd: 'calc(100% - var(--top, 0px) + 8px)' },
    },
  }),
)
export const tick = style(layered({ flex: 'none', color: vars.accent.text }))
export const note = style(
  layered({
    display: 'block',
    font: vars.text[14],
    color: vars.ink[2],
    selectors: { '[aria-disabled] &': { color: vars.ink[3] } },
    '@media': { '(forced-colors: active)': { selectors: { '[aria-disabled] &': { color: 'GrayText' } } } },
  }),
)
