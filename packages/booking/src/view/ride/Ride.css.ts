import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/vars'
import { dotted, dottedRow } from '../dotted.ts'
import { onScreen } from '../onScreen.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

/** Row with the car beside its name. */
export const car = screen({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: '12px',
  alignItems: 'center',
})
export const picture = screen({ width: '100%', height: 'auto' })
export const carName = screen({ font: vars.title[18], letterSpacing: '-.01em', overflowWrap: 'anywhere' })
export const small = screen({ display: 'block', font: vars.text[14], color: vars.ink[2] })

export const path = screen(dotted)
export const stop = screen(dottedRow('20px'))
export const mark = screen({
  width: '12px',
  height: '12px',
  marginBlockStart: '6px',
  zIndex: 1,
  borderRadius: '50%',
  border: `2.5px solid ${vars.ink[1]}`,
  background: vars.surface[1],
  selectors: { 'li:last-child > &': { background: vars.ink[1] } },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'CanvasText',
      selectors: { 'li:last-child > &': { background: 'CanvasText' } },
    },
  },
})
export const place = screen({ display: 'block', fontWeight: 500, overflowWrap: 'anywhere' })
