import { globalStyle, style } from '@vanilla-extract/css'
import { ownFont, textSize } from '../../css/textSize.ts'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

export const stepper = style(layered({ minWidth: 0 }))
export const line = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: '20px',
    rowGap: '4px',
    minHeight: `calc(${vars.control.m} + 16px)`,
    paddingBlock: '8px',
  }),
)
/** At least as wide as the longest word; if there is no room for it, the buttons go below the text. */
export const words = style(layered({ flex: '1 1 min-content', minWidth: 0 }))
export const description = style(layered({ display: 'block', font: vars.text[14], color: vars.ink[2] }))
export const control = style(
  layered({
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: '4px',
    marginInline: '-4px',
  }),
)
export const button = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: vars.control.m,
    height: vars.control.m,
    borderRadius: '50%',
    touchAction: 'manipulation',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    '::before': {
      content: '',
      position: 'absolute',
      inset: '4px',
      borderRadius: '50%',
      boxShadow: `inset 0 0 0 1px ${vars.line[3]}`,
    },
    selectors: {
      '&:hover::before': {
        boxShadow: `inset 0 0 0 1px ${vars.ink[1]}`,
        background: vars.surface.hover,
      },
      '&:is(:disabled, [aria-disabled="true"])': { color: vars.ink.disabled, cursor: 'not-allowed' },
      '&:is(:disabled, [aria-disabled="true"])::before': {
        boxShadow: `inset 0 0 0 1px ${vars.line[2]}`,
        background: 'none',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&::before': { border: '1px solid' },
          '&:is(:disabled, [aria-disabled="true"])': { color: 'GrayText' },
        },
      },
    },
  }),
)
export const value = style(
  layered({
    // As wide as its text. Browsers without `field-sizing` use the attribute `size`.
    fieldSizing: 'content',
    minWidth: '32px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.s,
    background: 'none',
    textAlign: 'center',
    font: ownFont(500, 16, 24),
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      // Wide enough for two digits and a unit, so that the buttons do not move between 9 and 10.
      '&[data-wide]': { minWidth: '52px' },
    },
    '@media': {
      '(pointer: coarse)': {
        minWidth: '44px',
        minHeight: '44px',
        lineHeight: textSize(44),
        selectors: { '&[data-wide]': { minWidth: '52px' } },
      },
    },
  }),
)
export const note = style(layered({ font: vars.text[13], color: vars.ink[2] }))
/** The space below the buttons is repeated below the last text, so that it does not touch a hairline. */
globalStyle(`${line} ~ :last-child`, layered({ paddingBlockEnd: '8px' }))
