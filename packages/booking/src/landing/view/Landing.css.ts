import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { containers } from '@wherry/ui/css/containers.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'

/** Content below the search. */
export const body = style(
  onScreen({
    display: 'grid',
    gap: '48px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlockStart: '48px',
    '@container': { [containers.large]: { gap: '64px', paddingBlockStart: '64px' } },
  }),
)
export const section = style(
  onScreen({ display: 'grid', gap: '20px', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }),
)
/** Title of a block; a leading block has one as large as a headline. */
export const title = recipe({
  base: onScreen({ font: vars.title[22], letterSpacing: '-.02em' }),
  variants: {
    size: {
      s: {},
      m: onScreen({
        overflowWrap: 'anywhere',
        '@container': { [containers.medium]: { font: vars.title[28] } },
      }),
      l: onScreen({
        overflowWrap: 'anywhere',
        '@container': { [containers.medium]: { font: vars.title[36] } },
      }),
    },
  },
})
export const words = style(onScreen({ display: 'grid', gap: '4px', minWidth: 0, flex: '1 1 260px' }))
export const quiet = style(onScreen({ color: vars.ink[2], maxWidth: '68ch' }))
/** Row with the text at the start and its controls at the end; they wrap if there is no room. */
export const row = style(
  onScreen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px 32px',
    minWidth: 0,
  }),
)
export const promo = style(
  onScreen({
    padding: '20px 16px',
    borderRadius: vars.radius.card,
    background: vars.surface[2],
    '@container': { [containers.medium]: { padding: '28px 32px' } },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
)
export const badges = style(onScreen({ display: 'flex', flexWrap: 'wrap', gap: '8px' }))
export const bottom = style(
  onScreen({ justifySelf: 'start', font: vars.text[14], color: vars.ink[2], maxWidth: '72ch' }),
)

export const reviews = recipe({
  base: onScreen({
    display: 'grid',
    gap: '28px 24px',
    '@container': { [containers.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
  variants: {
    isLeading: {
      true: onScreen({
        '@container': { [containers.mediumOnly]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      }),
    },
  },
})
export const review = style(
  onScreen({
    display: 'grid',
    gap: '12px',
    alignContent: 'start',
    margin: 0,
    paddingBlockStart: '16px',
    borderBlockStart: `2px solid ${vars.ink[1]}`,
  }),
)
export const quote = style(onScreen({ margin: 0, maxWidth: '60ch' }))
export const rating = style(
  onScreen({ display: 'inline-flex', alignItems: 'center', gap: '4px', fontWeight: 500 }),
)
export const star = style(onScreen({ color: vars.rating, fill: 'currentColor' }))
export const who = style(onScreen({ font: vars.text[14], color: vars.ink[2] }))
/** Block of the app. As the leading block, it is a card with a drawing of a phone. */
export const app = recipe({
  base: row,
  variants: {
    isLeading: {
      true: onScreen({
        padding: '24px 16px',
        borderRadius: vars.radius.dialog,
        background: vars.surface[2],
        '@container': { [containers.medium]: { padding: '40px', flexWrap: 'nowrap' } },
        '@media': { '(forced-colors: active)': { border: '1px solid' } },
      }),
    },
  },
})
export const appDrawing = style(
  onScreen({
    flex: 'none',
    width: '72px',
    height: '72px',
    '@container': { [containers.medium]: { width: '112px', height: '112px' } },
  }),
)
