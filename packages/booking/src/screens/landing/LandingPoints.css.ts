import { style, styleVariants } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { vars } from '@wherry/ui/themes/vars.css.ts'
import { onScreen } from '../shared/onScreen.ts'

/** data-ground: the partner's own colour with an ink that is read on it; the drawings' tint is of that ink, too. */
export const points = style(
  onScreen({
    display: 'grid',
    gap: '24px',
    minWidth: 0,
    gridTemplateColumns: 'minmax(0, 1fr)',
    selectors: {
      '&[data-ground]': {
        padding: '24px 16px',
        borderRadius: vars.radius.dialog,
        overflow: 'hidden',
        vars: { [vars.accent.solid]: 'currentColor' },
      },
    },
    '@container': {
      [containers.medium]: { selectors: { '&[data-ground]': { padding: '32px' } } },
      [containers.large]: { selectors: { '&[data-ground]': { padding: '40px' } } },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-ground]': { border: '1px solid' } } } },
  }),
)

/** The picture on small screens; on large ones it stands beside the search. */
export const band = style(
  onScreen({
    display: 'block',
    width: '100%',
    height: '140px',
    objectFit: 'cover',
    borderRadius: vars.radius.card,
    background: vars.surface[2],
    '@container': {
      [containers.mediumOnly]: { height: '220px' },
      [containers.large]: { display: 'none' },
    },
  }),
)

const list = { display: 'grid', gap: '20px 32px', gridTemplateColumns: 'minmax(0, 1fr)' } as const
const columns = (count: 3 | 4 | 5) =>
  onScreen({
    ...list,
    '@container': {
      [containers.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [containers.large]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`, gap: '32px' },
    },
  })
export const listOf = styleVariants({ 3: columns(3), 4: columns(4), 5: columns(5) })

export const point = style(
  onScreen({
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'center',
    '@container': {
      [containers.large]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '12px',
        alignItems: 'start',
        alignContent: 'start',
      },
    },
  }),
)
export const drawing = style(onScreen({ marginInlineStart: '-3px' }))
export const name = style(
  onScreen({
    display: 'block',
    font: vars.text[16],
    fontWeight: 500,
    color: vars.ink[1],
    selectors: { '[data-ground] &': { color: 'inherit' } },
  }),
)
export const text = style(
  onScreen({
    font: vars.text[14],
    color: vars.ink[2],
    selectors: { '[data-ground] &': { color: 'inherit' } },
  }),
)
