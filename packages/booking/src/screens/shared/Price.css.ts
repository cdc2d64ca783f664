import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/themes/vars.css.ts'
import { onScreen } from './onScreen.ts'

export const price = style(
  onScreen({
    display: 'inline-flex',
    alignItems: 'center',
    fontVariantNumeric: 'lining-nums',
    fontWeight: 600,
    letterSpacing: '-.02em',
    whiteSpace: 'nowrap',
    direction: 'ltr',
    unicodeBidi: 'isolate',
  }),
)
const m = style(onScreen({ font: vars.title[22] }))
const s = style(onScreen({ font: vars.title[18] }))
const inline = style(onScreen({ font: 'inherit', fontWeight: 'inherit', letterSpacing: 'inherit' }))
export const size = { m, s, inline }

/** The sign is drawn to the height of the figures beside it. */
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
