import { style } from '@vanilla-extract/css'
import { ownFont } from '@wherry/ui/css/textSize.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'

/** Background colours of the map, set inline on the element. */
export const { land, sea } = vars.map

export const zoom = style(
  onScreen({
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: '16px',
    insetInlineEnd: '16px',
    display: 'grid',
    borderRadius: vars.radius.field,
    background: vars.surface[3],
    boxShadow: `${vars.shadow[1]}, ${vars.edge[3]}`,
    '@container': { 'wherry-map (max-height: 259.98px)': { insetBlockStart: '8px', insetInlineEnd: '8px' } },
  }),
)
export const zoomButton = style(
  onScreen({
    width: '44px',
    height: '44px',
    display: 'grid',
    placeItems: 'center',
    color: vars.ink[1],
    borderRadius: vars.radius.field,
    transition: `background ${vars.motion.fast}`,
    ':hover': { background: vars.surface.hover },
    ':active': { background: vars.surface.pressed },
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.line[1]}` },
      '&:first-child': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
      '&:last-child': { borderStartStartRadius: 0, borderStartEndRadius: 0 },
    },
  }),
)

/**
 * Length and credit in one row at the bottom of the map; the credit wraps below the length if there is no
 * room. The element is as high as the map, so that the credit does not move when the length arrives.
 */
export const foot = style(
  onScreen({
    position: 'absolute',
    zIndex: 1,
    inset: 0,
    alignContent: 'flex-end',
    padding: '16px 8px 8px 16px',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '8px',
    pointerEvents: 'none',
    selectors: { '.wherry-root[dir="rtl"] &': { padding: '16px 16px 8px 8px' } },
    '@container': {
      'wherry-map (max-height: 259.98px)': {
        paddingInlineStart: '8px',
        selectors: { '.wherry-root[dir="rtl"] &': { paddingInlineStart: '8px' } },
      },
    },
  }),
)
export const trip = style(
  onScreen({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '12px',
    padding: '10px 14px',
    borderRadius: vars.radius.card,
    background: vars.surface[3],
    boxShadow: `${vars.shadow[2]}, ${vars.edge[3]}`,
    color: vars.ink[2],
    font: vars.text[14],
    marginBlockEnd: '8px',
    '@container': {
      'wherry-map (max-height: 259.98px)': {
        padding: '6px 12px',
        marginBlockEnd: 0,
        borderRadius: vars.radius.field,
      },
    },
  }),
)
export const length = style(onScreen({ fontWeight: 600, color: vars.ink[1] }))
export const credit = style(
  onScreen({
    marginInlineStart: 'auto',
    padding: '2px 6px',
    borderRadius: '4px',
    font: ownFont(400, 12, 16),
    color: vars.map.text,
    background: `color-mix(in srgb, ${vars.surface[1]} 80%, transparent)`,
    pointerEvents: 'auto',
    '@media': { '(prefers-contrast: more)': { color: vars.ink[1], background: vars.surface[1] } },
  }),
)
export const creditLink = style(
  onScreen({ color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '2px' }),
)
