import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { containers } from '@wherry/ui/css/containers.ts'
import { layers } from '@wherry/ui/css/layers.css.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../onScreen.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

export const head = screen({
  paddingBlock: '4px 20px',
  '@container': { [containers.large]: { paddingBlockEnd: '24px' } },
})

export const back = screen({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: '44px',
  font: vars.text[14],
  color: vars.ink[2],
  selectors: { '&:hover': { color: vars.ink[1] } },
})

export const title = screen({
  font: vars.title[28],
  letterSpacing: '-.02em',
})

/** The summary is the second column from 64em on and is sticky there; in a frame nothing is sticky. */
export const columns = screen({
  display: 'grid',
  gap: '24px',
  paddingBlockEnd: '88px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&[data-framed]': { paddingBlockEnd: 0 } },
  '@container': {
    [containers.medium]: { paddingBlockEnd: '96px' },
    [containers.large]: {
      gridTemplateColumns: 'minmax(0, 1fr) 400px',
      gap: '32px',
      alignItems: 'start',
      paddingBlockEnd: 0,
    },
  },
})

/** Distance in px of the sticky column from the window's edge, above and below. */
const margin = 24

export const side = screen({
  display: 'grid',
  gap: '16px',
  alignContent: 'start',
  '@container': {
    [containers.large]: {
      position: 'sticky',
      insetBlockStart: `${margin}px`,
      selectors: { '[data-framed] &': { position: 'static' } },
    },
  },
})

globalStyle(`${side} > *`, {
  '@layer': {
    [layers.screens]: {
      '@container': {
        // A column higher than the window scrolls separately, because its last buttons could otherwise have the focus
        // outside of the view (WCAG 2.4.11).
        [containers.large]: { maxHeight: `calc(100dvh - ${2 * margin}px)`, overflowY: 'auto' },
      },
    },
  },
})
globalStyle(`[data-framed] > ${side} > *`, {
  '@layer': { [layers.screens]: { '@container': { [containers.large]: { maxHeight: 'none' } } } },
})

export const form = screen({ display: 'grid', gap: '16px', minWidth: 0 })

export const card = screen({
  background: vars.surface[1],
  borderRadius: vars.radius.card,
  boxShadow: vars.edge[1],
  padding: '20px 16px',
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [containers.medium]: { padding: '24px' } },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})

export const cardHead = screen({ display: 'grid', gap: '2px' })
export const cardTitle = screen({ font: vars.title[22], letterSpacing: vars.tracking.title })
export const titleRow = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '16px',
})
export const muted = screen({ font: vars.text[14], color: vars.ink[2] })

/** An offer that can be added to the booking: its text and the button that adds it. */
export const offered = style([
  card,
  screen({
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    '@container': { [containers.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
])

/** A part of a card; all but the first have a hairline above. */
export const part = recipe({
  base: onScreen({ display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' }),
  variants: {
    isFirst: {
      false: onScreen({ paddingBlockStart: '16px', borderBlockStart: `1px solid ${vars.line[1]}` }),
    },
  },
  defaultVariants: { isFirst: false },
})
export const partTitle = screen({ font: vars.title[16] })

/** Steppers below each other with a hairline between them. */
export const lines = screen({ marginBlock: '-8px' })
globalStyle(`${lines} > * + *`, {
  '@layer': { [layers.screens]: { borderBlockStart: `1px solid ${vars.line[1]}` } },
})

/** A wrapper of a control that listens to the control's popups and takes no space. */
export const around = screen({ display: 'contents' })
/** Minimum width at which a date and its time fit side by side. */
const pairs = 'wherry (min-width: 22em)'
/** Fields side by side, or below each other if there is no room. */
export const fields = recipe({
  base: onScreen({
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
  }),
  variants: {
    columns: {
      two: onScreen({ '@container': { [containers.medium]: { gridTemplateColumns: '1fr 1fr' } } }),
      // A date is wider than its time.
      date: onScreen({ '@container': { [pairs]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } } }),
      ride: onScreen({
        '@container': {
          [pairs]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
          [containers.medium]: {
            gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr)',
          },
        },
      }),
    },
  },
})
/** A field, or one that takes the width of two. */
export const field = recipe({
  variants: { isTwo: { true: onScreen({ '@container': { [pairs]: { gridColumn: 'span 2' } } }) } },
})
export const wide = screen({ gridColumn: '1 / -1' })
export const actions = screen({ display: 'flex', flexWrap: 'wrap', gap: '12px' })
