import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { ownFont } from '../../css/textSize.ts'
import { layered } from '../../private/layered.ts'
import { narrowText } from '../../private/narrowText.ts'
import { vars } from '../../themes/vars.css.ts'

export const track = recipe({
  base: layered({
    position: 'relative',
    display: 'inline-flex',
    gap: '2px',
    maxWidth: '100%',
    padding: '4px',
    borderRadius: vars.radius.fieldL,
    background: vars.surface[2],
    '@container': { [narrowText]: { flexWrap: 'wrap' } },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
  variants: { isBlock: { true: layered({ display: 'flex' }) } },
})
export const segment = recipe({
  base: layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    flex: 'none',
    borderRadius: `calc(${vars.radius.fieldL} - 3px)`,
    font: ownFont(500, 14, 20),
    color: vars.ink[2],
    whiteSpace: 'nowrap',
    '@container': { [narrowText]: { whiteSpace: 'normal' } },
    cursor: 'pointer',
    transition: `background ${vars.motion.fast} ${vars.ease.out}, color ${vars.motion.fast} ${vars.ease.out}`,
    selectors: {
      '&:hover': { color: vars.ink[1] },
      '&:has(:checked)': {
        color: vars.ink[1],
        background: vars.surface.thumb,
        boxShadow: `${vars.shadow[1]}, 0 0 0 1px ${vars.line[3]}`,
      },
      '&:has(:disabled)': { color: vars.ink.disabled, cursor: 'not-allowed' },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '-2px' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
          '&:has(:disabled)': { color: 'GrayText' },
        },
      },
    },
  }),
  variants: {
    size: {
      s: layered({
        minHeight: `calc(${vars.control.s} - 4px)`,
        padding: '2px 10px',
        // With the track the touch target is 44 px.
        '@media': { '(pointer: coarse)': { minHeight: `calc(${vars.control.m} - 8px)` } },
      }),
      m: layered({ minHeight: `calc(${vars.control.m} - 8px)`, padding: '4px 14px' }),
    },
    isBlock: { true: layered({ flex: '1 0 auto' }) },
  },
  defaultVariants: { size: 'm' },
})
/** The native radio covers its segment, so it gets the presses of a finger and of a screen reader. */
export const radio = style(
  layered({
    appearance: 'none',
    position: 'absolute',
    inset: '-4px 0',
    margin: 0,
    cursor: 'inherit',
    selectors: { '&:focus-visible': { outline: 0 } },
  }),
)
