import { keyframes, style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 4px' } })

export const root = style(layered({ position: 'relative', minWidth: 0 }))
/** Written from left to right everywhere, at the beginning of the line. */
export const digits = style(
  layered({
    fontVariantNumeric: 'tabular-nums',
    selectors: { '.wherry-root[dir="rtl"] &': { textAlign: 'right' } },
  }),
)

/** Why a time is off: on as many lines as it takes. */
export const reason = style(layered({ flex: '0 1 auto', minWidth: 0 }))

/** --y: where the field's box ends, in px; data-above: there is more room over the field. */
export const popup = style(
  layered({
    position: 'absolute',
    zIndex: vars.z.popover,
    insetInlineStart: 0,
    insetBlockStart: 'calc(var(--y, 56px) + 8px)',
    minWidth: '128px',
    maxWidth: '100%',
    // Six whole rows and the padding.
    maxHeight: `calc(6 * ${vars.control.m} + 16px)`,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    animation: `${rise} ${vars.motion.base} ${vars.ease.out}`,
    selectors: {
      '&[data-above]': { insetBlockStart: 'auto', insetBlockEnd: 'calc(100% + 8px)' },
    },
  }),
)
