import { style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

export const list = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    // The padding of the links stands out, so that the first one begins where the texts below begin.
    marginInline: '-4px',
    font: vars.text[14],
    color: vars.ink[2],
  }),
)
/** A long name is broken inside; a separator stays with the name before it. */
export const item = style(layered({ display: 'flex', alignItems: 'center', maxWidth: '100%' }))
export const crumb = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    minHeight: '24px',
    padding: '2px 4px',
    borderRadius: vars.radius.s,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    textUnderlineOffset: '3px',
    selectors: {
      '&:is(a)': { minWidth: '24px' },
      '&:is(a):hover': { color: vars.ink[1], textDecoration: 'underline' },
      '&[aria-current]': { color: vars.ink[1] },
    },
    '@media': {
      '(pointer: coarse)': {
        selectors: { '&:is(a)': { justifyContent: 'center', minWidth: '44px', minHeight: '44px' } },
      },
      // Without it a link would look like the text of the page, which has the colour of a text there.
      '(forced-colors: active)': { selectors: { '&:is(a)': { textDecoration: 'underline' } } },
    },
  }),
)
export const separator = style(layered({ color: vars.ink[3] }))
