import { style } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { ownFont } from '@wherry/ui/css/textSize.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'

export const fold = style(
  onScreen({
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    height: '100%',
    '@container': { [containers.small]: { gridTemplateRows: 'auto', height: 'auto', gap: '8px' } },
  }),
)

/** Style of the collapsed map, one line; on a phone only. */
export const line = style(
  onScreen({
    display: 'none',
    '@container': {
      [containers.small]: {
        display: 'flex',
        alignItems: 'center',
        gap: '8px',
        minHeight: '44px',
        padding: '8px 12px',
        borderRadius: vars.radius.field,
        background: vars.surface[2],
        color: vars.ink[1],
        font: ownFont(500, 14, 20),
        textAlign: 'start',
      },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
)
export const icon = style(onScreen({ flex: 'none', color: vars.ink[3] }))
export const words = style(
  onScreen({ display: 'flex', flexWrap: 'wrap', columnGap: '8px', flex: 1, minWidth: 0 }),
)
export const facts = style(onScreen({ color: vars.ink[2], fontWeight: 400 }))

/** Box of the map, as high as its place; on a phone it is shown after it was opened. */
export const box = style(
  onScreen({
    position: 'relative',
    isolation: 'isolate',
    height: '100%',
    minHeight: '180px',
    overflow: 'hidden',
    borderRadius: vars.radius.dialog,
    background: vars.map.land,
    containerType: 'size',
    containerName: 'wherry-map',
    '@container': {
      [containers.small]: { height: '240px', selectors: { '&:not([data-open])': { display: 'none' } } },
    },
  }),
)
