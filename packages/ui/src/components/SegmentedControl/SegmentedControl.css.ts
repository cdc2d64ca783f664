import { style, styleVariants } from '@vanilla-extract/css'
import { ownFont } from '../../css/textSize.ts'
import { layered } from '../../private/layered.ts'
import { narrowText } from '../../private/narrowText.ts'
import { vars } from '../../themes/vars.css.ts'

export const track = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    gap: '2px',
    maxWidth: '100%',
    padding: '4px',
    borderRadius: vars.radius.fieldL,
    background: vars.surface[2],
    '@container': { [narrowText]: { flexWrap: 'wrap' } },
    selectors: { '&[data-block]': { display: 'flex' } },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
)
export const segment = style(
  layered({
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
      '[data-block] > &': { flex: '1 0 auto' },
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
)
export const sizes = styleVariants({
  s: layered({
    minHeight: `calc(${vars.control.s} - 4px)`,
    padding: '2px 10px',
    // A finger gets 44 px with the track.
    '@media': { '(pointer: coarse)': { minHeight: `calc(${vars.control.m} - 8px)` } },
  }),
  m: layered({ minHeight: `calc(${vars.control.m} - 8px)`, padding: '4px 14px' }),
})
/** Over all of its segment: it takes the press of a finger and of a screen reader's. */
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
