import { keyframes, style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

const glide = keyframes({ to: { backgroundPosition: '-50% 0' } })

export const skeleton = style(
  layered({
    display: 'block',
    borderRadius: vars.radius.s,
    background: `linear-gradient(90deg, ${vars.skeleton} 30%, ${vars.skeletonGlint} 50%, ${vars.skeleton} 70%) 100% 0 / 300% 100%`,
    animation: `${glide} 1.2s linear infinite`,
    // A skeleton with children takes their shape and hides them.
    selectors: { '&[data-around]': { width: 'fit-content' } },
    '@media': {
      '(prefers-reduced-motion: reduce)': { animation: 'none' },
      '(forced-colors: active)': { border: '1px solid GrayText' },
    },
  }),
)
export const hidden = style(layered({ visibility: 'hidden' }))
export const lines = style(layered({ display: 'grid', gap: '8px' }))
