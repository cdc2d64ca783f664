import { style } from '@vanilla-extract/css'
import { turnedOff } from '../../private/form/turnedOff.ts'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

export const frame = style(layered({ minWidth: 0 }))
export const row = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: '12px',
    paddingBlock: `calc((${vars.control.m} - 24px) / 2)`,
    cursor: 'pointer',
    selectors: { [`&[data-disabled], ${turnedOff} &`]: { color: vars.ink[3], cursor: 'not-allowed' } },
  }),
)
export const control = style(
  layered({
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    width: '40px',
    height: '24px',
    margin: 0,
    borderRadius: '12px',
    background: vars.line[3],
    cursor: 'inherit',
    transition: `background ${vars.motion.fast} ${vars.ease.out}`,
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '3px',
      insetInlineStart: '3px',
      width: '18px',
      height: '18px',
      borderRadius: '50%',
      background: vars.surface[1],
      transition: `translate ${vars.motion.fast} ${vars.ease.out}`,
    },
    selectors: {
      [`${row}:hover > &`]: { background: vars.ink[2] },
      '&&:checked': { background: vars.accent.border },
      '&:checked::before': { translate: '16px', background: vars.accent.borderInk },
      '.wherry-root[dir="rtl"] &:checked::before': { translate: '-16px' },
      '&&&:disabled': { background: vars.line[2] },
      '&&:disabled::before': { background: vars.surface[1] },
    },
    '@media': {
      '(forced-colors: active)': {
        border: '1px solid',
        selectors: {
          '&&&&': { background: 'Canvas' },
          '&&&&:checked': { background: 'Highlight', borderColor: 'CanvasText', forcedColorAdjust: 'none' },
          '&&::before': { background: 'ButtonText', insetBlockStart: '2px', insetInlineStart: '2px' },
          '&&:checked::before': { background: 'HighlightText' },
          '&&:disabled': { borderColor: 'GrayText' },
          '&&:disabled::before': { background: 'GrayText' },
        },
      },
    },
  }),
)
