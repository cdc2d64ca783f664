import { keyframes, style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

/** Only listens: its child stands as if it were not there. */
export const around = style(layered({ display: 'contents' }))

/** --arrow: how far from its start edge what it belongs to is, in px. */
export const tooltip = style(
  layered({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
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
    // Measured before it is shown.
    visibility: 'hidden',
    selectors: {
      '&[data-side]': { visibility: 'visible' },
      // The way of the pointer from what it belongs to.
      '&::before': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-8px', zIndex: -1 },
      '&::after': {
        content: '',
        position: 'absolute',
        insetInlineStart: 'calc(var(--arrow) - 5px)',
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
