import { keyframes, style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } })

export const plate = style(
  layered({
    borderRadius: vars.radius.card,
    background: vars.surface[1],
    boxShadow: vars.edge[1],
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
)
export const head = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    minHeight: vars.control.l,
    padding: `calc((${vars.control.l} - 28px) / 2) 20px`,
    borderRadius: 'inherit',
    fontWeight: 500,
    textAlign: 'start',
    // With large text a long word may be wider than the panel.
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { background: vars.surface.hover } },
  }),
)
export const chevron = style(
  layered({
    marginInlineStart: 'auto',
    color: vars.ink[2],
    transition: `rotate ${vars.motion.base} ${vars.ease.out}`,
    selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
  }),
)
export const body = style(
  layered({
    padding: '4px 20px 20px',
    selectors: {
      '&[hidden]': { display: 'none' },
      // Only after a press: a panel that is open from the start has no animation.
      '&[data-touched]': { animation: `${rise} ${vars.motion.base} ${vars.ease.out}` },
    },
  }),
)
