import { globalStyle, style } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { layers } from '@wherry/ui/css/layers.css.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../onScreen.ts'

/**
 * Grid of the screen. From 64em on, the form and the list are on the left, the map on the right. data-empty: nothing
 * was searched yet; data-head: there is a headline above.
 */
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

/** A flex column instead of a grid, so that a sticky row stays until the end of the list. */
export const list = style(
  onScreen({
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    minWidth: 0,
    '@container': { [containers.large]: { gridArea: 'list' } },
  }),
)

/** A focused control is scrolled to a place below the sticky row. */
globalStyle(`${list} :is(a, button, input, [tabindex])`, {
  '@layer': {
    [layers.screens]: { '@container': { [containers.small]: { scrollMarginBlockStart: '72px' } } },
  },
})

/** A partner's headline, with its own distance to the form. */
export const headPlace = style(
  onScreen({
    minWidth: 0,
    marginBlockEnd: '-24px',
    '@container': { [containers.large]: { gridArea: 'head' } },
  }),
)

/** Parts below the form of an empty search; on a large screen they are beside the drawing. */
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
 * Place of the map, one line high on a phone. Without a map (no data-map) it has a drawing, on large screens only. In a
 * frame nothing is sticky and no height depends on the window, because the frame is as high as its content.
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
          // The drawing is as high as the content beside it.
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

/** Skeleton of the fields, 64 px each: two below each other, or one row between 700 px and 64em. */
export const ghostRoute = style(
  onScreen({ minHeight: '128px', '@container': { [containers.mediumOnly]: { minHeight: '64px' } } }),
)
/** Skeleton of the advantages below the form; its height is also that of the drawing beside it. */
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
