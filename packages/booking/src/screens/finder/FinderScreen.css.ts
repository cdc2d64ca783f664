import { style } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { vars } from '@wherry/ui/themes/vars.css.ts'
import { onScreen } from '../shared/onScreen.ts'

/** From 64em form and list stand left, the side right; data-empty: nothing but the form is there yet. */
export const finder = style(
  onScreen({
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': {
      [containers.large]: {
        gridTemplateColumns: 'minmax(0, 600px) minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        gridTemplateAreas: '"form side" "list side"',
        columnGap: '32px',
        alignItems: 'start',
        selectors: {
          '&[data-empty]': { gridTemplateAreas: '"form side"', gridTemplateRows: 'auto' },
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

export const list = style(
  onScreen({
    display: 'grid',
    gap: '16px',
    minWidth: 0,
    alignContent: 'start',
    '@container': { [containers.large]: { gridArea: 'list' } },
  }),
)

const withoutMap = { selectors: { '&:not([data-map])': { display: 'none' } } }

/**
 * The map's place; without a map (data-map) a drawing keeps it on large screens only. In a frame nothing sticks and no
 * height comes from the window: its height is the content's own.
 */
export const side = style(
  onScreen({
    minWidth: 0,
    height: '180px',
    '@container': {
      [containers.small]: withoutMap,
      [containers.mediumOnly]: { height: '320px', ...withoutMap },
      [containers.large]: {
        gridArea: 'side',
        position: 'sticky',
        insetBlockStart: '24px',
        alignSelf: 'start',
        height: 'calc(100dvh - 48px)',
        minHeight: '440px',
        maxHeight: '640px',
        selectors: { '&[data-framed]': { position: 'static', height: '560px' } },
      },
    },
  }),
)

/** 64 px an input: two of them stacked, one row between 700 px and 64em. */
export const ghostRoute = style(
  onScreen({ minHeight: '128px', '@container': { [containers.mediumOnly]: { minHeight: '64px' } } }),
)
export const ghostFind = style(
  onScreen({
    minHeight: '56px',
    '@container': { [containers.mediumOnly]: { minHeight: '64px', minWidth: '122px' } },
  }),
)
