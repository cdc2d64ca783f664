import { keyframes, style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } })
const breathe = keyframes({ from: { opacity: 0.4 }, to: { opacity: 1 } })

export const progress = style(layered({ display: 'grid', gap: '8px', minWidth: 0, font: vars.text[14] }))
export const head = style(
  layered({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '16px' }),
)
/** The figure wraps to its own line if the longest word leaves no room for it. */
export const label = style(layered({ flex: '1 1 min-content', minWidth: 0 }))
export const figure = style(layered({ color: vars.ink[2], fontVariantNumeric: 'tabular-nums' }))
export const bar = style(
  layered({
    position: 'relative',
    height: '4px',
    borderRadius: '2px',
    background: vars.surface[2],
    boxShadow: `inset 0 0 0 1px ${vars.line[1]}`,
    overflow: 'hidden',
    '@media': { '(forced-colors: active)': { border: '1px solid', height: '6px' } },
  }),
)
/** The variable --done is the finished share, from 0 to 1. */
export const done = style(
  layered({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: 'calc(var(--done) * 100%)',
    borderRadius: '2px',
    background: vars.accent.border,
    transition: `width ${vars.motion.base} ${vars.ease.out}`,
    selectors: {
      '&[data-unknown]': { width: '40%', animation: `${pass} 1.4s linear infinite` },
    },
    '@media': {
      '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
      '(prefers-reduced-motion: reduce)': {
        selectors: {
          '&[data-unknown]': { width: '100%', animation: `${breathe} 2s ease-in-out infinite alternate` },
        },
      },
    },
  }),
)
