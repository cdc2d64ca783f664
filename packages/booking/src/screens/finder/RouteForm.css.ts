import { globalStyle, style } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { layers } from '@wherry/ui/css/layers.css.ts'
import { vars } from '@wherry/ui/themes/vars.css.ts'
import { onScreen } from '../shared/onScreen.ts'

/** The card of the two inputs: stacked, side by side between 700 px and 64em. */
export const route = style(
  onScreen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    position: 'relative',
    minWidth: 0,
    borderRadius: vars.radius.card,
    background: vars.surface[1],
    boxShadow: `inset 0 0 0 1px ${vars.line[3]}`,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
    '@container': {
      [containers.mediumOnly]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    },
  }),
)

export const place = style({})

/** The hairline between the two; it goes where an input is in focus. */
globalStyle(`${place} + ${place}::before`, {
  '@layer': {
    [layers.screens]: {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: '48px 0',
      borderBlockStart: `1px solid ${vars.line[1]}`,
      '@container': {
        [containers.mediumOnly]: {
          insetBlock: '12px',
          insetInline: '0 auto',
          borderBlockStart: 0,
          borderInlineStart: `1px solid ${vars.line[1]}`,
        },
      },
    },
  },
})

/** An error or a caution under an input stands in line with its text. */
for (const state of ['invalid', 'caution'])
  globalStyle(`${place} > [data-${state}] > * + *`, {
    '@layer': { [layers.screens]: { gap: '14px', paddingInline: '18px 20px', paddingBlock: '4px 10px' } },
  })
globalStyle(`${place} > [data-size] > :first-child`, {
  '@layer': { [layers.screens]: { paddingInlineEnd: '20px' } },
})

const mark = {
  display: 'block',
  flex: 'none',
  width: '12px',
  height: '12px',
  borderRadius: '50%',
  border: `2.5px solid ${vars.ink[1]}`,
  background: vars.surface[1],
} as const

/** The ring: where the ride starts. */
export const start = style(onScreen(mark))

/** The disc, and the line that joins it to the ring above; the line is not drawn over an input in focus or an error. */
export const end = style(
  onScreen({
    ...mark,
    position: 'relative',
    background: vars.ink[1],
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: '2.5px',
        insetBlockEnd: '13.5px',
        width: '2px',
        height: '42px',
        background: vars.line[2],
        pointerEvents: 'none',
      },
      [`${place}:focus-within &::before`]: { display: 'none' },
      [`${route}[data-apart] &::before`]: { display: 'none' },
    },
    '@container': { [containers.mediumOnly]: { selectors: { '&::before': { display: 'none' } } } },
  }),
)
