import { keyframes, style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

/** Wrapper only for listeners: `contents` leaves the layout of its child unchanged. */
export const around = style(layered({ display: 'contents' }))

/** `usePlace` measures the tooltip at its unpositioned place, and sets `--middle`. */
export const tooltip = style(
  layered({
    position: 'absolute',
    top: 0,
    left: 0,
    zIndex: vars.z.tooltip,
    width: 'max-content',
    maxWidth: 'min(260px, calc(100% - 16px))',
    padding: '8px 12px',
    borderRadius: vars.radius.field,
    background: vars.surface.inverse,
    color: vars.ink.inverse,
    font: vars.text[13],
    textAlign: 'start',
    animation: `${appear} ${vars.motion.fast} ${vars.ease.out}`,
    // The tooltip stays hidden until it is measured.
    visibility: 'hidden',
    selectors: {
      '&[data-side]': { visibility: 'visible' },
      // An invisible bridge, so that the pointer can move from the target to the tooltip.
      '&::before': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-8px', zIndex: -1 },
      '&::after': {
        content: '',
        position: 'absolute',
        // The arrow stays at least 14 px away from a corner.
        left: 'clamp(9px, var(--middle) - 5px, 100% - 19px)',
        width: '10px',
        height: '10px',
        rotate: '45deg',
        background: 'inherit',
        borderRadius: '2px',
      },
      '&[data-side="above"]::after': { insetBlockEnd: '-4px' },
      '&[data-side="below"]::after': { insetBlockStart: '-4px' },
    },
    '@media': {
      '(forced-colors: active)': {
        border: '1px solid',
        selectors: { '&::after': { content: 'none' } },
      },
    },
  }),
)
