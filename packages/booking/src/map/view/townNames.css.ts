import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { ownFont } from '@wherry/ui/css/textSize.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'
import { halo } from './halo.ts'

/** Pane above land and tiles, below the route. */
export const pane = style(onScreen({ zIndex: 350, pointerEvents: 'none' }))

/** Place of a town's dot, in px from the corner of its name. */
export const dotPlace = { x: '--dot-x', y: '--dot-y' } as const

export const name = recipe({
  base: onScreen({
    position: 'absolute',
    width: 'max-content',
    whiteSpace: 'nowrap',
    color: vars.map.text,
    textShadow: halo,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        left: `var(${dotPlace.x})`,
        insetBlockStart: `var(${dotPlace.y})`,
        width: '6px',
        height: '6px',
        boxSizing: 'border-box',
        borderRadius: '50%',
        border: `1.5px solid ${vars.map.text}`,
        background: vars.map.land,
      },
    },
    '@media': { '(forced-colors: active)': { background: 'Canvas' } },
  }),
  variants: {
    size: {
      city: onScreen({ font: ownFont(600, 14, 20) }),
      town: onScreen({ font: ownFont(500, 12, 16) }),
      village: onScreen({ font: ownFont(400, 12, 16) }),
    },
  },
})
