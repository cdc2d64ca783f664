import { style } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'
import { layered } from './layered.ts'

const base = layered({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&:is(:disabled, [aria-disabled="true"])': {
      color: vars.ink.disabled,
      background: 'none',
      cursor: 'not-allowed',
    },
  },
  // With forced colours every button has a border.
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})

/** A plain tool button of 32 px inside a component, with a touch target of 44 px. Pages use Button. */
export const smallTool = style([
  base,
  layered({
    width: vars.control.s,
    height: vars.control.s,
    borderRadius: vars.radius.s,
    selectors: { '&::after': { content: '', position: 'absolute', inset: '-6px' } },
  }),
])

/** A plain tool button of 44 px. */
export const tool = style([
  base,
  layered({ width: vars.control.m, height: vars.control.m, borderRadius: vars.radius.field }),
])
