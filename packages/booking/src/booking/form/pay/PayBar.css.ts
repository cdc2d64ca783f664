import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { layers } from '@wherry/ui/css/layers.css.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../../view/onScreen.ts'
import { form } from '../../../view/ride/FormPage.css.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

/**
 * Bar with the total and the next step, at the lower edge of a small container while the pay block is out of
 * view.
 */
export const bar = screen({
  position: 'fixed',
  zIndex: 20,
  inset: 'auto 0 0 0',
  display: 'flex',
  // With large text the button wraps below the price.
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '12px 16px',
  background: vars.surface[3],
  boxShadow: `0 -1px 0 ${vars.line[1]}, 0 -8px 24px rgb(12 24 18 / .06)`,
  selectors: { '&[hidden]': { display: 'none' } },
  '@container': {
    [containers.medium]: { paddingInline: '24px' },
    [containers.large]: { display: 'none' },
  },
  '@media': {
    '(forced-colors: active)': { borderBlockStart: '1px solid' },
    // On a screen as low as this, for instance at 400 % zoom, the bar would cover a third of the form (WCAG
    // 1.4.10).
    '(max-height: 399px)': { display: 'none' },
  },
})
export const price = screen({
  display: 'block',
  font: vars.title[22],
  letterSpacing: '-.02em',
  whiteSpace: 'nowrap',
  selectors: { '&[data-about]': { color: vars.ink[2] } },
})
export const note = screen({ font: vars.text[13], color: vars.ink[2] })

/**
 * Notice about the payment at the top. A large screen does not need it, because the pay block is in view
 * there.
 */
export const headNotice = screen({ '@container': { [containers.large]: { display: 'none' } } })

/** Height of the bar, set once the bar has been shown. */
export const barHeight = createVar()

/**
 * Scrolls focused controls and their texts clear of the bar (WCAG 2.4.11). Margins on them are used, because
 * the page's own scroller is not ours.
 */
globalStyle(`${form} *`, {
  '@layer': {
    [layers.screens]: {
      scrollMarginBlock: `16px calc(${fallbackVar(barHeight, '0px')} + 16px)`,
      '@container': { [containers.large]: { scrollMarginBlock: '8px' } },
      '@media': { '(max-height: 399px)': { scrollMarginBlock: '8px' } },
    },
  },
})
