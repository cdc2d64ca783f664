import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { layers } from '@wherry/ui/css/layers.css.ts'
import { vars } from '@wherry/ui/themes/vars.css.ts'
import { form } from '../shared/FormPage.css.ts'
import { onScreen } from '../shared/onScreen.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

/** The total and the next step, at the lower edge of a small container while the pay block is out of view. */
export const bar = screen({
  position: 'fixed',
  zIndex: 20,
  inset: 'auto 0 0 0',
  display: 'flex',
  // Where text is large the button stands under the price.
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
    // On a screen this low, as at 400 %, it would cover a third of the form (WCAG 1.4.10).
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

/** A word at the head about the payment: on a large screen the pay block stands beside it and says so itself. */
export const headNotice = screen({ '@container': { [containers.large]: { display: 'none' } } })

/** Height of the bar, where it has been shown. */
export const barHeight = createVar()

/**
 * Controls that take the focus, and the texts about them, come to stand clear of the bar (WCAG 2.4.11); the page's own scroller is
 * not ours.
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
