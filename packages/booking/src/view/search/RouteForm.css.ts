import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { containers } from '@wherry/ui/css/containers.ts'
import { layers } from '@wherry/ui/css/layers.css.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../onScreen.ts'

/** The card around the fields: below each other; without stops side by side between 700 px and 64em. */
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
      [containers.mediumOnly]: {
        selectors: { '&:not([data-stops])': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
      },
    },
  }),
)

export const place = style({})

/** The hairline between two fields. */
globalStyle(`${place} ~ ${place}::before`, {
  '@layer': {
    [layers.screens]: {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: '48px 1px',
      borderBlockStart: `1px solid ${vars.line[1]}`,
    },
  },
})
/** A field that fills a small view has no hairline above it. */
globalStyle(`${place}[data-open]::before`, { '@layer': { [layers.screens]: { display: 'none' } } })
globalStyle(`${route}:not([data-stops]) > ${place} ~ ${place}::before`, {
  '@layer': {
    [layers.screens]: {
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

/** An error or a warning below a field is aligned with the field's text. */
for (const state of ['invalid', 'caution'])
  globalStyle(`${place} > [data-${state}] > * + *`, {
    '@layer': { [layers.screens]: { gap: '14px', paddingInline: '18px 20px', paddingBlock: '4px 10px' } },
  })
globalStyle(`${place} > [data-size] > :first-child`, {
  '@layer': { [layers.screens]: { paddingInlineEnd: '20px' } },
})

/** Space for the swap button: at the end of a row, or on both sides of the button if the fields are in one row. */
globalStyle(`${route}[data-swap] > ${place} > [data-size] > :first-child`, {
  '@layer': { [layers.screens]: { paddingInlineEnd: '68px' } },
})
globalStyle(`${route}[data-stops] > ${place}:not(:first-child) > [data-size] > :first-child`, {
  '@layer': { [layers.screens]: { paddingInlineEnd: '20px' } },
})
globalStyle(`${route}[data-swap]:not([data-stops]) > ${place}:first-child > [data-size] > :first-child`, {
  '@layer': {
    [layers.screens]: { '@container': { [containers.mediumOnly]: { paddingInlineEnd: '32px' } } },
  },
})
globalStyle(`${route}[data-swap]:not([data-stops]) > ${place} ~ ${place} > [data-size] > :first-child`, {
  '@layer': {
    [layers.screens]: {
      '@container': { [containers.mediumOnly]: { paddingInlineStart: '36px', paddingInlineEnd: '16px' } },
    },
  },
})

/**
 * Place of the swap button without a height of its own: the button is on the line between the first two inputs, or in
 * the first row if there are stops.
 */
export const swapPlace = style(
  onScreen({
    position: 'relative',
    zIndex: 2,
    height: 0,
    selectors: { [`${route}[data-stops] > &`]: { insetBlockStart: '-32px' } },
    '@container': {
      [containers.mediumOnly]: {
        selectors: {
          [`${route}:not([data-stops]) > &`]: {
            position: 'absolute',
            insetInlineStart: 'calc(50% + 38px)',
            insetBlockStart: '32px',
          },
        },
      },
    },
  }),
)
export const swap = style(
  onScreen({
    position: 'absolute',
    insetInlineEnd: '16px',
    insetBlockStart: '-22px',
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: '50%',
    color: vars.ink[1],
    background: vars.surface[1],
    boxShadow: `inset 0 0 0 1px ${vars.line[2]}`,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
    selectors: { '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.ink[1]}` } },
    '@container': {
      [containers.mediumOnly]: { selectors: { [`${route}:not([data-stops]) &`]: { rotate: '90deg' } } },
    },
  }),
)

/** Placeholder of a stop that is loading. */
export const ghost = style(onScreen({ minHeight: '64px' }))

export const tools = style(onScreen({ display: 'flex', gap: '8px' }))
/** The clear button is hidden until the field has the focus, so that the name has the space. */
export const clear = style(
  onScreen({ selectors: { [`${place}:not(:focus-within) &`]: { display: 'none' } } }),
)

/** Row with the return trip (data-new) and the stops; its height is reserved before the prices arrive. */
export const options = style(
  onScreen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 16px',
    minHeight: '44px',
    gridColumn: '1 / -1',
    selectors: { '&[data-new]': { minHeight: '64px' } },
    '@container': { [containers.small]: { rowGap: 0, selectors: { '&[data-new]': { minHeight: '96px' } } } },
  }),
)
/** Placeholder of the button that adds a stop, until the prices arrive. */
export const addPlace = style(onScreen({ width: '180px', minHeight: '32px', marginInlineStart: 'auto' }))
export const add = style(onScreen({ marginInlineStart: 'auto' }))
export const refused = style(onScreen({ display: 'block', fontWeight: 600 }))
export const refusal = style(onScreen({ margin: 0, selectors: { '& + &': { marginBlockStart: '8px' } } }))

const ring = {
  display: 'block',
  flex: 'none',
  width: '12px',
  height: '12px',
  borderRadius: '50%',
  border: `2.5px solid ${vars.ink[1]}`,
  background: vars.surface[1],
} as const

/** Line up to the mark of the field above; not drawn over an error, nor when one field fills a small view. */
const joined = {
  content: '',
  position: 'absolute',
  width: '2px',
  background: vars.line[2],
  pointerEvents: 'none',
} as const
const notJoined = {
  [`${route}[data-apart] &::before, ${place}[data-full][data-open] &::before`]: { display: 'none' },
} as const

/** Mark of a field: a ring at the start of the ride, a dot at a stop, a disc at the end. */
export const mark = recipe({
  variants: {
    of: {
      from: onScreen(ring),
      stop: onScreen({
        display: 'block',
        position: 'relative',
        flex: 'none',
        width: '8px',
        height: '8px',
        margin: '2px',
        borderRadius: '50%',
        background: vars.line[3],
        '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
        selectors: {
          '&::before': { ...joined, insetInlineStart: '3px', insetBlockEnd: '13px', height: '41px' },
          ...notJoined,
        },
      }),
      to: onScreen({
        ...ring,
        position: 'relative',
        background: vars.ink[1],
        '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
        selectors: {
          '&::before': { ...joined, insetInlineStart: '2.5px', insetBlockEnd: '13.5px', height: '42px' },
          ...notJoined,
        },
        '@container': {
          [containers.mediumOnly]: {
            selectors: { [`${route}:not([data-stops]) &::before`]: { display: 'none' } },
          },
        },
      }),
    },
  },
})
