import { createContainer, style } from '@vanilla-extract/css'
import { ownFont } from '../../css/textSize.ts'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

const place = createContainer()
/** Room for all places of a row, which grow with the size of text that the visitor has set. */
const room = '28em'
const narrow = `${place} not (min-width: ${room})`
const wide = `${place} (min-width: ${room})`

/** As wide as its place, which decides how many pages are drawn. */
export const pagination = style(
  layered({ containerName: place, containerType: 'inline-size', width: '100%', minWidth: 0 }),
)
export const list = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    '@container': {
      [wide]: { gap: '4px' },
      // With pages left out the arrows are at the ends, so that they stay in place from one page to the next.
      [narrow]: { selectors: { '&:has(> li > span)': { justifyContent: 'space-between' } } },
    },
  }),
)
export const item = style(
  layered({
    selectors: { '&[data-only]': { display: 'none' } },
    '@container': {
      [wide]: { selectors: { '&[data-only="wide"]': { display: 'block' } } },
      [narrow]: { selectors: { '&[data-only="narrow"]': { display: 'block' } } },
    },
  }),
)
export const control = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    minWidth: vars.control.m,
    minHeight: vars.control.m,
    paddingInline: '6px',
    borderRadius: vars.radius.field,
    font: ownFont(500, 14, 20),
    color: vars.ink[1],
    textDecoration: 'none',
    transition: `background ${vars.motion.fast} ${vars.ease.out}`,
    selectors: {
      '&:hover': { background: vars.surface.hover },
      '&[aria-current]': { background: vars.surface.inverse, color: vars.ink.inverse },
      '&[aria-disabled]': { background: 'none', color: vars.ink.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current]': { border: '2px solid Highlight' },
          '&[aria-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
)
export const gap = style(
  layered({
    display: 'block',
    minWidth: '24px',
    '@container': { [wide]: { minWidth: vars.control.m } },
    font: ownFont(500, 14, 20),
    textAlign: 'center',
    color: vars.ink[3],
  }),
)
