import { globalStyle, style } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { layers } from '@wherry/ui/css/layers.css.ts'
import { ownFont } from '@wherry/ui/css/textSize.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../onScreen.ts'

export const heading = style(
  onScreen({
    font: vars.title[18],
    letterSpacing: '-.01em',
    // With doubled text size a long word is wider than the editor's preview on a phone.
    overflowWrap: 'anywhere',
  }),
)
export const state = style(
  onScreen({ borderRadius: vars.radius.card, background: vars.surface[1], boxShadow: vars.edge[1] }),
)
export const write = style(onScreen({ font: vars.text[14], marginBlockStart: '12px' }))
/** A title without focus ring: only a script focuses it, as with a heading after a navigation. */
export const title = style(onScreen({ selectors: { '&:focus': { outline: 0 } } }))

/**
 * Number of offers and their sorting; below them the filters and the switch of the view. On a phone these are direct
 * children of the list, so that their row can be sticky.
 */
export const toolbar = style(
  onScreen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '12px 16px',
    minWidth: 0,
    '@container': { [containers.small]: { display: 'contents' } },
  }),
)

/**
 * A row that is sticky on a phone, above the scrolling cards; it scrolls sideways if it is too long. In a frame, which
 * is as high as its content, it is not sticky.
 */
export const ways = style(
  onScreen({
    display: 'contents',
    '@container': {
      [containers.small]: {
        display: 'flex',
        alignItems: 'center',
        gap: '6px',
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 1,
        marginInline: '-16px',
        marginBlock: '-8px',
        paddingInline: '16px',
        paddingBlock: '8px',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        overscrollBehaviorX: 'contain',
        background: vars.surface[0],
      },
    },
  }),
)
const onlyWide = { '@container': { [containers.small]: { display: 'none' } } }
export const wide = style(onScreen(onlyWide))
export const narrow = style(
  onScreen({ display: 'none', '@container': { [containers.small]: { display: 'inline' } } }),
)
export const filters = style(
  onScreen({
    gridColumn: 1,
    '@container': { [containers.small]: { flex: 'none', flexWrap: 'nowrap' } },
  }),
)
/** A word that an icon replaces on a phone; there only screen readers get it. */
export const filterWord = style(
  onScreen({
    '@container': {
      [containers.small]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
)
export const shapes = style(
  onScreen({
    gridColumn: 2,
    justifySelf: 'end',
    '@container': { [containers.small]: { flex: 'none', maxWidth: 'none' } },
  }),
)
globalStyle(`${shapes} > label`, {
  '@layer': { [layers.screens]: { '@container': { [containers.small]: { paddingInline: '8px' } } } },
})
export const filterButton = style(
  onScreen({
    minHeight: '36px',
    padding: '6px 14px',
    borderRadius: vars.radius.full,
    font: ownFont(500, 14, 20),
    background: vars.surface[1],
    boxShadow: `inset 0 0 0 1px ${vars.line[2]}`,
    selectors: { '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.ink[1]}` } },
    '@container': {
      [containers.small]: {
        position: 'relative',
        minWidth: '44px',
        minHeight: '44px',
        paddingInline: '13px',
      },
    },
  }),
)
/** A button that has a border in the phone's row, like the buttons beside it. */
export const sort = style(
  onScreen({
    gridArea: '1 / 2',
    justifySelf: 'end',
    '@container': {
      [containers.small]: {
        flex: 'none',
        minHeight: '44px',
        margin: 0,
        paddingInline: '14px 10px',
        borderRadius: vars.radius.full,
        background: vars.surface[1],
        boxShadow: `inset 0 0 0 1px ${vars.line[2]}`,
      },
    },
  }),
)
export const filterCount = style(
  onScreen({ color: vars.ink[2], fontWeight: 400, fontVariantNumeric: 'tabular-nums' }),
)
export const limit = style(onScreen({ font: vars.text[14], color: vars.ink[2], gridColumn: '1 / -1' }))
