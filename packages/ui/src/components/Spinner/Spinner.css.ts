import { keyframes, style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

export const spinner = style(
  layered({
    display: 'block',
    flex: 'none',
    width: '20px',
    height: '20px',
    borderRadius: '50%',
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    opacity: 0.85,
    animation: `${turn} .8s linear infinite`,
    '@media': {
      '(prefers-reduced-motion: reduce)': { animationDuration: '4s' },
      '(forced-colors: active)': { borderInlineEndColor: 'Canvas' },
    },
  }),
)
