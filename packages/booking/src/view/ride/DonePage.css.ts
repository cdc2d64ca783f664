import { globalStyle, style } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { layers } from '@wherry/ui/css/layers.css.ts'
import { vars } from '@wherry/ui/vars'
import { dotted, dottedRow } from '../dotted.ts'
import { onScreen } from '../onScreen.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

export const columns = screen({
  display: 'grid',
  gap: '24px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: '8px',
  '@container': {
    [containers.large]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', gap: '64px', alignItems: 'start' },
  },
})
export const main = screen({
  display: 'grid',
  gap: '32px',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const side = screen({ display: 'grid', gap: '16px', alignContent: 'start' })
export const hero = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  justifyItems: 'start',
})
/** With large text a long word breaks; else it would make its element wider than the column. */
globalStyle(`${hero} > *`, { '@layer': { [layers.screens]: { maxWidth: '100%' } } })
export const picture = screen({
  width: '240px',
  maxWidth: '100%',
  height: 'auto',
  marginInlineStart: '-12px',
})
export const title = screen({
  font: vars.title[36],
  letterSpacing: '-.025em',
  textWrap: 'balance',
})
export const lead = screen({ font: vars.text[18], color: vars.ink[2] })
export const actions = screen({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  width: '100%',
  marginBlockStart: '8px',
  '@container': { [containers.small]: { flexDirection: 'column', alignItems: 'stretch' } },
})
export const next = screen({ display: 'grid', gap: '20px' })
export const nextTitle = screen({ font: vars.title[22], letterSpacing: vars.tracking.title })

export const steps = screen(dotted)
export const step = screen(dottedRow('24px'))
export const mark = screen({
  width: '8px',
  height: '8px',
  margin: '8px 2px 0',
  zIndex: 1,
  borderRadius: '50%',
  background: vars.line[3],
  selectors: {
    'li:first-child > &': {
      width: '12px',
      height: '12px',
      margin: '6px 0 0',
      background: vars.surface[1],
      border: `2.5px solid ${vars.accent.border}`,
      boxShadow: `0 0 0 4px ${vars.accent.subtle}`,
    },
    'li:last-child > &': { width: '12px', height: '12px', margin: '6px 0 0', background: vars.ink[1] },
  },
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
})
/** Each of two order numbers is on a line of its own. */
export const number = screen({ display: 'block' })
export const stepTime = screen({
  display: 'block',
  whiteSpace: 'pre-line',
  font: vars.text[13],
  color: vars.ink[3],
})
export const stepTitle = screen({ display: 'block', fontWeight: 600 })
export const stepText = screen({ color: vars.ink[2], overflowWrap: 'anywhere' })
