import { globalStyle, style } from '@vanilla-extract/css'
import { layers } from '../../css/layers.css.ts'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'
import { cell, day } from '../Calendar/Calendar.css.ts'

export const presets = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockEnd: '12px' }),
)

export const preset = style(
  layered({
    minHeight: vars.control.s,
    padding: '4px 12px',
    borderRadius: vars.radius.field,
    font: vars.text[14],
    boxShadow: `inset 0 0 0 1px ${vars.line[3]}`,
    selectors: {
      '&:hover': { background: vars.surface.hover },
      '&[aria-pressed="true"]': {
        background: vars.accent.subtle,
        boxShadow: `inset 0 0 0 2px ${vars.accent.border}`,
      },
      '&[aria-disabled="true"]': { color: vars.ink.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      '(pointer: coarse)': { minHeight: vars.control.m },
      '(forced-colors: active)': {
        border: '1px solid',
        selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } },
      },
    },
  }),
)

/** Background of a span behind its days. A day between the ends has no background of its own. */
globalStyle(`${cell}[data-span]:not([data-span='only'])`, {
  '@layer': { [layers.components]: { background: vars.accent.subtle } },
})
const ends = { start: ['Start', 'End'], end: ['End', 'Start'] } as const
for (const [place, [side]] of Object.entries(ends))
  globalStyle(`${cell}[data-span='${place}']`, {
    '@layer': {
      [layers.components]: {
        [`borderStart${side}Radius`]: vars.radius.field,
        [`borderEnd${side}Radius`]: vars.radius.field,
      },
    },
  })
globalStyle(`${cell}[data-span='within'][aria-selected='true'] > ${day}, ${cell}[data-preview] > ${day}`, {
  '@layer': {
    [layers.components]: { background: 'transparent', color: vars.ink[1], boxShadow: 'none' },
  },
})
globalStyle(`${cell}[data-preview]:is([data-span='start'], [data-span='end'], [data-span='only']) > ${day}`, {
  '@layer': { [layers.components]: { boxShadow: `inset 0 0 0 1px ${vars.accent.border}` } },
})
globalStyle(`${cell}[data-span='within'] > ${day}`, {
  '@layer': {
    [layers.components]: {
      '@media': { '(forced-colors: active)': { outline: '1px dashed Highlight', outlineOffset: '-2px' } },
    },
  },
})
