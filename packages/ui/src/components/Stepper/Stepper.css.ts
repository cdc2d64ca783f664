import { style } from '@vanilla-extract/css'
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
/** As wide as its longest word at least; the buttons go below it before that one breaks. */
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
      '&[aria-disabled="true"]': { color: vars.ink.disabled, cursor: 'not-allowed' },
      '&[aria-disabled="true"]::before': {
        boxShadow: `inset 0 0 0 1px ${vars.line[2]}`,
        background: 'none',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&::before': { border: '1px solid' },
          '&[aria-disabled="true"]': { color: 'GrayText' },
        },
      },
    },
  }),
)
export const value = style(
  layered({
    minWidth: '32px',
    borderRadius: vars.radius.s,
    textAlign: 'center',
    font: ownFont(500, 16, 24),
    fontVariantNumeric: 'tabular-nums',
    '@media': { '(pointer: coarse)': { minWidth: '44px', lineHeight: textSize(44) } },
  }),
)
// Room for two digits and a unit: the buttons keep their places from 9 to 10.
export const wideValue = style([
  value,
  layered({
    minWidth: '52px',
    whiteSpace: 'nowrap',
    '@media': { '(pointer: coarse)': { minWidth: '52px' } },
  }),
])
export const note = style(layered({ font: vars.text[13], color: vars.ink[2] }))
