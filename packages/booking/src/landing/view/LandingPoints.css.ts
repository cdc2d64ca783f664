import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { containers } from '@wherry/ui/css/containers.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'

/** data-ground: the partner's own colour with a readable text colour, which the drawings use too. */
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

/** Picture on small screens; on large ones it is beside the search. */
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

const onLarge = (count: 3 | 4 | 5) =>
  onScreen({
    '@container': { [containers.large]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
  })
export const list = recipe({
  base: onScreen({
    display: 'grid',
    gap: '20px 32px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': {
      [containers.mediumOnly]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [containers.large]: { gap: '32px' },
    },
  }),
  variants: { columns: { 3: onLarge(3), 4: onLarge(4), 5: onLarge(5) } },
})

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
