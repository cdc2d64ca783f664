import { globalStyle, style } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { layers } from '@wherry/ui/css/layers.css.ts'
import { vars } from '@wherry/ui/themes/vars.css.ts'
import { onScreen } from '../shared/onScreen.ts'

/** From 64em form and list stand left, the side right; data-empty: nothing is asked yet; data-head: a headline stands above. */
export const finder = style(
  onScreen({
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': {
      [containers.small]: { gap: '16px' },
      [containers.large]: {
        gridTemplateColumns: 'minmax(0, 600px) minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        gridTemplateAreas: '"form side" "list side"',
        columnGap: '32px',
        alignItems: 'start',
        selectors: {
          '&[data-head]': {
            gridTemplateRows: 'auto auto 1fr',
            gridTemplateAreas: '"head side" "form side" "list side"',
          },
        },
      },
    },
  }),
)

export const form = style(
  onScreen({
    display: 'grid',
    gap: '20px',
    minWidth: 0,
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': {
      [containers.mediumOnly]: {
        selectors: { '&[data-find]': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
      },
      [containers.large]: { gridArea: 'form' },
    },
  }),
)

export const find = style(
  onScreen({
    '@container': {
      [containers.mediumOnly]: {
        minHeight: '64px',
        borderRadius: vars.radius.card,
        alignSelf: 'start',
        width: 'auto',
      },
    },
  }),
)

/** A column, no grid: what stays in it stays to its end. */
export const list = style(
  onScreen({
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    minWidth: 0,
    '@container': { [containers.large]: { gridArea: 'list' } },
  }),
)

/** A control that takes the focus stops below the row that stays over the list. */
globalStyle(`${list} :is(a, button, input, [tabindex])`, {
  '@layer': {
    [layers.screens]: { '@container': { [containers.small]: { scrollMarginBlockStart: '72px' } } },
  },
})

/** A partner's headline, which keeps its own distance to the form. */
export const headPlace = style(
  onScreen({
    minWidth: 0,
    marginBlockEnd: '-24px',
    '@container': { [containers.large]: { gridArea: 'head' } },
  }),
)

/** Parts under the form of an empty search: beside the drawing on a large screen. */
export const start = style(
  onScreen({
    display: 'grid',
    gap: '32px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    minWidth: 0,
    paddingBlockStart: '16px',
    selectors: { '&:empty': { display: 'none' } },
    '@container': { [containers.large]: { gridArea: 'list', paddingBlockStart: '8px' } },
  }),
)

const withoutMap = { selectors: { '&:not([data-map])': { display: 'none' } } }

/**
 * The map's place, one line on a phone; without a map (data-map) a drawing keeps it on large screens only. In a frame nothing sticks and no
 * height comes from the window: its height is the content's own.
 */
export const side = style(
  onScreen({
    minWidth: 0,
    '@container': {
      [containers.small]: { minHeight: '44px', ...withoutMap },
      [containers.mediumOnly]: { height: '320px', ...withoutMap },
      [containers.large]: {
        gridArea: 'side',
        position: 'sticky',
        insetBlockStart: '24px',
        alignSelf: 'start',
        height: 'calc(100dvh - 48px)',
        maxHeight: '640px',
        selectors: {
          '&[data-framed]': { position: 'static', height: '560px' },
          // A drawing is as high as what stands beside it.
          [`${finder}[data-empty] > &:not([data-map])`]: {
            position: 'static',
            display: 'grid',
            alignSelf: 'stretch',
            height: 'auto',
            maxHeight: 'none',
          },
        },
      },
    },
  }),
)

/** 64 px an input: two of them stacked, one row between 700 px and 64em. */
export const ghostRoute = style(
  onScreen({ minHeight: '128px', '@container': { [containers.mediumOnly]: { minHeight: '64px' } } }),
)
/** The advantages under the form, which the drawing beside them is as high as. */
export const ghostStart = style(
  onScreen({
    display: 'none',
    '@container': { [containers.large]: { display: 'block', gridArea: 'list', height: '180px' } },
  }),
)
export const ghostFind = style(
  onScreen({
    minHeight: '56px',
    '@container': { [containers.mediumOnly]: { minHeight: '64px', minWidth: '122px' } },
  }),
)
