import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { layers } from '@wherry/ui/css/layers.css.ts'
import { ownFont } from '@wherry/ui/css/textSize.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'
import { halo } from './halo.ts'

/** Element of Leaflet's map, never mirrored. Two fingers move the map, one finger scrolls the page. */
export const map = style(
  onScreen({
    position: 'absolute',
    inset: 0,
    zIndex: 0,
    overflow: 'hidden',
    direction: 'ltr',
    cursor: 'grab',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    touchAction: 'pan-x pan-y',
    borderRadius: 'inherit',
    opacity: 0,
    transition: `opacity ${vars.motion.base} ease-out`,
    selectors: {
      '&[data-ground]': { opacity: 1 },
      '&.leaflet-drag-target, &:active': { cursor: 'grabbing' },
      '&:focus-visible': { outlineOffset: '-4px' },
      // The panes of the map cover its own outline, so the focus ring is drawn above them.
      '&:focus-visible::after': {
        content: '""',
        position: 'absolute',
        zIndex: 1000,
        inset: 0,
        borderRadius: 'inherit',
        outline: `2px solid ${vars.focus}`,
        outlineOffset: '-4px',
        boxShadow: `inset 0 0 0 6px color-mix(in srgb, ${vars.surface[1]} 60%, transparent)`,
        pointerEvents: 'none',
      },
    },
  }),
)

const inMap = (selector: string, rule: Parameters<typeof onScreen>[0]) =>
  globalStyle(
    selector
      .split(', ')
      .map((one) => `${map} ${one}`)
      .join(', '),
    { '@layer': { [layers.screens]: rule } } as Parameters<typeof globalStyle>[1],
  )

// Styles that Leaflet needs. Its own style sheet would change the host's maps too.
inMap('.leaflet-pane, .leaflet-layer, .leaflet-tile, .leaflet-tile-container, .leaflet-marker-icon', {
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
})
inMap('.leaflet-pane > svg', {
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  maxWidth: 'none',
  maxHeight: 'none',
  pointerEvents: 'none',
})
inMap('.leaflet-zoom-animated', { transformOrigin: '0 0' })
inMap('.leaflet-zoom-anim .leaflet-zoom-animated', {
  willChange: 'transform',
  transition: 'transform 250ms cubic-bezier(0, 0, .25, 1)',
})
inMap('.leaflet-zoom-anim .leaflet-zoom-hide', { visibility: 'hidden' })
inMap('.leaflet-tile', {
  visibility: 'hidden',
  maxWidth: 'none',
  maxHeight: 'none',
  pointerEvents: 'none',
  // Avoids seams between neighbouring tiles while they fade in.
  mixBlendMode: 'plus-lighter',
})
inMap('.leaflet-tile-loaded', { visibility: 'inherit' })
inMap('.leaflet-tile-pane', { zIndex: 200 })
inMap('.leaflet-overlay-pane', { zIndex: 400 })
inMap('.leaflet-marker-pane', { zIndex: 600 })

export const landPane = style(onScreen({ zIndex: 150, pointerEvents: 'none' }))
export const land = style(onScreen({ fill: vars.map.land, fillOpacity: 1, stroke: 'none' }))
export const lake = style(onScreen({ fill: vars.map.sea, fillOpacity: 1, stroke: 'none' }))

const drawing = keyframes({
  from: { strokeDasharray: '1 1', strokeDashoffset: 1 },
  to: { strokeDasharray: '1 1', strokeDashoffset: 0 },
})
const drawn = `${drawing} ${vars.motion.slow} cubic-bezier(.2, .7, .2, 1)`
export const casing = style(onScreen({ stroke: vars.map.land, strokeOpacity: 0.9, animation: drawn }))
export const road = style(onScreen({ stroke: vars.map.route, animation: drawn }))
export const straight = style(
  onScreen({ stroke: vars.map.route, strokeOpacity: 0.55, strokeDasharray: '1 8', strokeLinecap: 'round' }),
)

export const markIcon = style(onScreen({ pointerEvents: 'none' }))

export const mark = recipe({
  base: onScreen({
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    translate: '-50% -50%',
    boxSizing: 'border-box',
  }),
  variants: {
    kind: {
      start: onScreen({
        width: '20px',
        height: '20px',
        border: `4px solid ${vars.map.route}`,
        background: vars.surface[1],
      }),
      finish: onScreen({
        width: '22px',
        height: '22px',
        background: `radial-gradient(circle, ${vars.accent.solid} 4px, ${vars.map.route} 4.75px)`,
        '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
      }),
      stop: onScreen({
        width: '22px',
        height: '22px',
        border: `2px solid ${vars.map.route}`,
        background: vars.surface[1],
        color: vars.ink[1],
        font: ownFont(600, 12, 16),
      }),
    },
  },
})

/**
 * Variables of a name's free place (map/rules/mapLabels): offsets from its mark and maximum width, px. A
 * small map shows no names of stops.
 */
export const namePlace = { x: '--name-x', y: '--name-y', width: '--name-width' } as const
export const name = style(
  onScreen({
    position: 'absolute',
    left: `calc(50% + var(${namePlace.x}, 0px))`,
    insetBlockStart: `calc(50% + var(${namePlace.y}, 0px))`,
    width: 'max-content',
    maxWidth: `var(${namePlace.width}, none)`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    font: ownFont(500, 12, 16),
    color: vars.ink[1],
    textShadow: halo,
    selectors: {
      '[data-unplaced] &': { visibility: 'hidden' },
      '[data-kind=stop] &': { display: 'none' },
    },
    '@container': {
      'wherry-map (min-width: 420px) and (min-height: 260px)': {
        font: ownFont(500, 13, 18),
        selectors: { '[data-kind=stop] &': { display: 'block' } },
      },
    },
    '@media': { '(forced-colors: active)': { background: 'Canvas' } },
  }),
)
