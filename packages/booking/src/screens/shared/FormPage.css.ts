import { globalStyle, style } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { layers } from '@wherry/ui/css/layers.css.ts'
import { vars } from '@wherry/ui/themes/vars.css.ts'
import { onScreen } from './onScreen.ts'

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
  selectors: { '&:focus': { outline: 0 } },
})

/** The summary is the second column from 64em on, and stays in sight there; in a frame nothing sticks. */
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

/** From the window's edge to what stays in sight, above and below. */
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
        // Higher than the window, its last buttons would have the focus out of sight (WCAG 2.4.11): it scrolls by itself.
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

/** Something that can be added to the booking: its words, and the button that adds it. */
export const offered = style([
  card,
  screen({
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    '@container': { [containers.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
])

/** A part of a card, ruled off by a hairline. */
export const part = screen({
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: '16px',
  borderBlockStart: `1px solid ${vars.line[1]}`,
})
export const partTitle = screen({ font: vars.title[16] })

/** Steppers one under the other, a hairline between two. */
export const lines = screen({ marginBlock: '-8px' })
globalStyle(`${lines} > * + *`, {
  '@layer': { [layers.screens]: { borderBlockStart: `1px solid ${vars.line[1]}` } },
})

const grid: Parameters<typeof onScreen>[0] = {
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
}
export const fields = screen(grid)
/** Around a control, to hear of what opens from it: takes no place itself. */
export const around = screen({ display: 'contents' })
export const fieldsTwo = screen({
  ...grid,
  '@container': { [containers.medium]: { gridTemplateColumns: '1fr 1fr' } },
})
/** A date and its time do not fit beside each other below this. */
const pairs = 'wherry (min-width: 22em)'
/** Date 3 : time 2; one under the other on the narrowest screens. */
export const fieldsDate = screen({
  ...grid,
  '@container': { [pairs]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})
/** Number 3 : terminal 2, then date 3 : time 2; one row of four from 700 px, four rows on the narrowest screens. */
export const fieldsRide = screen({
  ...grid,
  '@container': {
    [pairs]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    [containers.medium]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr)',
    },
  },
})

/** A field that takes the room of two. */
export const two = screen({ '@container': { [pairs]: { gridColumn: 'span 2' } } })
export const wide = screen({ gridColumn: '1 / -1' })
export const actions = screen({ display: 'flex', flexWrap: 'wrap', gap: '12px' })
