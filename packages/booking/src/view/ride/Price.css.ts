import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../onScreen.ts'

export const price = recipe({
  base: onScreen({
    display: 'inline-flex',
    alignItems: 'center',
    fontVariantNumeric: 'lining-nums',
    fontWeight: 600,
    letterSpacing: '-.02em',
    whiteSpace: 'nowrap',
    direction: 'ltr',
    unicodeBidi: 'isolate',
  }),
  variants: {
    size: {
      m: onScreen({ font: vars.title[22] }),
      s: onScreen({ font: vars.title[18] }),
      inline: onScreen({ font: 'inherit', fontWeight: 'inherit', letterSpacing: 'inherit' }),
    },
  },
})

/** The icon of a currency, as high as the figures beside it. */
export const sign = style(
  onScreen({
    width: '.86em',
    height: '.86em',
    strokeWidth: 2.5,
    marginInline: '-.12em -.14em',
    selectors: { '&:last-child': { marginInlineStart: '-.2em' } },
  }),
)
export const space = style(onScreen({ whiteSpace: 'pre' }))
