import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { layers } from '@wherry/ui/css/layers.css.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../onScreen.ts'

/** Container query for a narrow card, which places the car and the price differently. */
export const narrow = 'offer (max-width: 520px)'
const edgeHover = `inset 0 0 0 1px ${vars.line[3]}, ${vars.shadow[1]}`

export const offers = style(onScreen({ display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' }))
export const asking = style(
  onScreen({
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    color: vars.ink[2],
    selectors: { '&:focus': { outline: 0 } },
  }),
)
export const offer = style(
  onScreen({
    position: 'relative',
    minWidth: 0,
    borderRadius: vars.radius.card,
    background: vars.surface[1],
    boxShadow: vars.edge[1],
    transition: `box-shadow ${vars.motion.base} ${vars.ease.out}`,
    containerType: 'inline-size',
    containerName: 'offer',
    selectors: {
      '&:not([aria-hidden]):hover': { boxShadow: edgeHover },
      // The margin leaves space for the shadow of a hovered card.
      '&[data-later]': {
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto none auto 190px',
        overflowClipMargin: '24px',
      },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
)

export const top = style(
  onScreen({
    display: 'grid',
    gridTemplateColumns: '160px minmax(0, 1fr) auto',
    gap: '4px 20px',
    alignItems: 'center',
    padding: '20px 24px 16px 20px',
    '@container': {
      [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 92px', padding: '16px', gap: '4px 12px' },
    },
  }),
)

export const car = style(
  onScreen({
    alignSelf: 'center',
    aspectRatio: '240 / 96',
    '@container': { [narrow]: { gridColumn: '2', gridRow: '1', alignSelf: 'start' } },
  }),
)

export const info = style(
  onScreen({ minWidth: 0, '@container': { [narrow]: { gridColumn: '1', gridRow: '1' } } }),
)

export const buy = style(
  onScreen({
    display: 'grid',
    gap: '2px',
    justifyItems: 'end',
    textAlign: 'end',
    '@container': {
      [narrow]: {
        gridColumn: '1 / -1',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '12px',
        marginBlockStart: '12px',
        textAlign: 'start',
      },
    },
  }),
)

/** The first element stays beside the price as long as there is room for its longest word. */
globalStyle(`${buy} > :first-child`, {
  '@layer': {
    [layers.screens]: { '@container': { [narrow]: { flex: '1 1 min-content' } } },
  },
})

export const choose = recipe({
  variants: {
    size: {
      m: onScreen({
        minWidth: '112px',
        marginBlockStart: '8px',
        '@container': { [narrow]: { margin: 0, marginInlineStart: 'auto', paddingInline: '24px' } },
      }),
      s: onScreen({ '@container': { [narrow]: { gridColumn: '2' } } }),
    },
  },
})

export const terms = style(
  onScreen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '4px 16px',
    padding: '12px 24px 14px',
    borderBlockStart: `1px solid ${vars.line[1]}`,
    font: vars.text[14],
    color: vars.ink[2],
    '@container': {
      [narrow]: {
        padding: '12px 16px 14px',
        selectors: { '&[data-fold]': { paddingBlockEnd: '4px' } },
      },
    },
  }),
)

export const ghostInfo = style(onScreen({ display: 'grid', gap: '8px' }))

export const ghostFacts = style(onScreen({ gridColumn: '1 / -1', marginBlockStart: '4px' }))
