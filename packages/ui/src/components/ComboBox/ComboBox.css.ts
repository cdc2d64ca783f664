import { globalStyle, style } from '@vanilla-extract/css'
import { containers } from '../../css/containers.ts'
import { layers } from '../../css/layers.css.ts'
import { layered } from '../../private/layered.ts'
import { inPlace } from '../../private/overlay/hanging.css.ts'
import { option } from '../../private/overlay/listBox.css.ts'
import { view } from '../../private/view.ts'
import { vars } from '../../themes/vars.css.ts'
import * as field from '../Field/Field.css.ts'

/** Root of a combo box. data-full: the open list fills the view on a small container. */
export const root = style(
  layered({
    position: 'relative',
    minWidth: 0,
    // No focus ring, because the root is no control and has the focus only after a choice by touch.
    selectors: { '&:focus-visible': { outline: 0 } },
    '@container': {
      [containers.small]: {
        selectors: {
          '&[data-full]': { vars: { [inPlace]: '1' } },
          '&[data-full][data-open]': {
            position: 'fixed',
            insetInline: 0,
            insetBlockStart: view.top,
            height: view.height,
            zIndex: vars.z.dialog,
            padding: '4px 16px 16px',
            background: vars.surface[1],
            overflow: 'auto',
            overscrollBehavior: 'contain',
          },
        },
      },
    },
  }),
)

const full = `${root}[data-full][data-open]`

/** A field without its own edge, inside a route card that draws the edge. */
const bare = `:where(${root}[data-bare]) > ${field.field}`
globalStyle(`${bare} > ${field.box}`, {
  '@layer': {
    [layers.components]: {
      minHeight: '64px',
      gap: '16px',
      borderRadius: vars.radius.card,
      paddingInlineStart: '20px',
      paddingInlineEnd: '64px',
    },
  },
})
globalStyle(`${bare}:not([data-invalid]) > ${field.box}:not(:focus-within)`, {
  '@layer': {
    [layers.components]: {
      background: 'none',
      boxShadow: 'none',
      '@media': { '(forced-colors: active)': { border: 0 } },
    },
  },
})
globalStyle(`${bare} > ${field.box}:focus-within`, {
  '@layer': { [layers.components]: { position: 'relative', zIndex: 1, background: vars.surface[1] } },
})
globalStyle(`${full} ${field.box}`, {
  '@layer': {
    [layers.components]: { '@container': { [containers.small]: { paddingInlineEnd: '20px' } } },
  },
})

/** The head of the full-screen layer. */
export const bar = style(
  layered({
    display: 'none',
    '@container': {
      [containers.small]: {
        selectors: {
          [`${full} &`]: {
            display: 'flex',
            alignItems: 'center',
            gap: '4px',
            minHeight: '56px',
            marginInlineStart: '-12px',
            font: vars.title[18],
            letterSpacing: '-.01em',
          },
        },
      },
    },
  }),
)

export const popup = style(
  layered({
    padding: 0,
    width: 'auto',
    maxHeight: 'min(600px, var(--room, 600px))',
    '@container': {
      [containers.small]: {
        selectors: {
          [`${full} &`]: {
            position: 'static',
            width: 'auto',
            maxHeight: 'none',
            overflow: 'visible',
            background: 'none',
            boxShadow: 'none',
            marginBlockStart: '8px',
            marginInline: '-12px',
          },
        },
      },
    },
  }),
)

export const inner = style(
  layered({
    '@container': { [containers.small]: { selectors: { [`${full} &`]: { paddingInline: 0 } } } },
  }),
)

/** An option that is plain text is a line box, because browsers lay it out faster than a row of boxes. */
globalStyle(`${option}[data-text]`, {
  '@layer': {
    [layers.components]: { display: 'block', paddingBlock: `calc((${vars.control.m} - 24px) / 2)` },
  },
})

export const rule = style(layered({ borderBlockStart: `1px solid ${vars.line[1]}`, marginBlock: '8px' }))

export const line = style(
  layered({ display: 'flex', gap: '8px', padding: '8px 20px 16px', font: vars.text[14], color: vars.ink[2] }),
)
