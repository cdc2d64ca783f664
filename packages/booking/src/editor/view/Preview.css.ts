import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'
import { besideFrom, headHeight } from './EditorScreen.css.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))
const beside = `wherry (min-width: ${besideFrom}px)`

/** Preview. Beside the form it is a sunken, sticky stage whose page scrolls separately. */
export const stage = screen({
  display: 'grid',
  gap: '12px',
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [beside]: {
      position: 'sticky',
      insetBlockStart: headHeight,
      gap: '16px',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      // Never higher than the free height of the window, or a focused element at its end would be hidden
      // (WCAG 2.4.11).
      maxHeight: `max(200px, calc(100dvh - ${headHeight} - 24px))`,
      padding: '16px 24px 24px',
      borderRadius: vars.radius.dialog,
      background: vars.surface[2],
    },
  },
})
export const bar = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
})
/** Both parts get a background of their own, because the stage behind them is sunken. */
export const onStage = screen({ '@container': { [beside]: { background: vars.surface[1] } } })
export const paper = screen({
  minWidth: 0,
  overflow: 'hidden',
  isolation: 'isolate',
  borderRadius: vars.radius.dialog,
  boxShadow: `0 0 0 1px ${vars.line[2]}`,
  '@container': {
    [beside]: {
      borderRadius: vars.radius.card,
      boxShadow: `${vars.shadow[2]}, ${vars.edge[3]}`,
      overflow: 'auto',
      overscrollBehavior: 'contain',
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})
export const module = screen({
  padding: '20px 16px 24px',
  minHeight: '420px',
  '@container': { 'wherry (min-width: 700px)': { padding: '24px 24px 32px' } },
})
