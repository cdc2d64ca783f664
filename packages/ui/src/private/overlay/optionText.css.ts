import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { layered } from '../layered.ts'
import { cutText } from './cutText.ts'
import { option } from './listBox.css.ts'

/** An option that the keyboard reaches while the focus stays in the field. */
export const pickable = style([
  option,
  layered({
    selectors: {
      '&[data-active]': {
        background: vars.surface[2],
        boxShadow: `inset 2px 0 0 ${vars.ink[1]}`,
        borderStartStartRadius: '2px',
        borderEndStartRadius: '2px',
      },
      '.wherry-root[dir="rtl"] &[data-active]': { boxShadow: `inset -2px 0 0 ${vars.ink[1]}` },
      '&[data-selected]': { fontWeight: 500 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
])

export const optionIcon = style(layered({ flex: 'none', color: vars.ink[2] }))
export const optionNote = style(layered({ ...cutText, font: vars.text[14], color: vars.ink[2] }))
export const matched = style(layered({ background: 'none', color: 'inherit', fontWeight: 600 }))
