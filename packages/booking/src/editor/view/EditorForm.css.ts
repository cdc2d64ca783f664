import { fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { layers } from '@wherry/ui/css/layers.css.ts'
import { textSize } from '@wherry/ui/css/textSize.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'
import { headHeight } from './EditorScreen.css.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

/** Form; with data-modal its sections have hairlines between them instead of cards. */
export const form = screen({
  display: 'grid',
  gap: '16px',
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&[data-modal]': { gap: 0 } },
})
export const section = screen({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '24px',
  borderRadius: vars.radius.card,
  background: vars.surface[1],
  boxShadow: vars.edge[1],
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
  selectors: {
    '[data-modal] > &': {
      padding: '20px 0',
      borderRadius: 0,
      background: 'none',
      boxShadow: 'none',
      border: 0,
      borderBlockEnd: `1px solid ${vars.line[1]}`,
    },
    '[data-modal] > &:first-child': { paddingBlockStart: '8px' },
    '[data-modal] > &:last-child': { borderBlockEnd: 0 },
  },
})
export const sectionHead = screen({ display: 'grid', gap: '2px' })
export const title = screen({ font: vars.title[18] })
export const quiet = screen({ font: vars.text[14], color: vars.ink[2] })
export const part = screen({ display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' })
/** Part of a section, with a hairline above. */
export const ruled = style([
  part,
  onScreen({ borderBlockStart: `1px solid ${vars.line[1]}`, paddingBlockStart: '16px' }),
])
export const label = screen({ font: vars.text[14], color: vars.ink[2] })

/** In the modal, four themes are in one row; longer labels wrap to the next row. */
export const themes = screen({ flexWrap: 'wrap' })
globalStyle(`[data-modal] ${themes} > label`, {
  '@layer': { [layers.screens]: { paddingInline: '9px' } },
})

export const swatches = screen({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  selectors: { '[data-modal] &': { gap: '5px' } },
})
/** Round sample of 40 px with the invisible native control above it. */
export const swatch = screen({
  position: 'relative',
  width: '40px',
  height: '40px',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1px ${vars.line[3]}`,
  forcedColorAdjust: 'none',
  selectors: {
    // Size with which seven samples fit in one row of the modal.
    '[data-modal] &': { width: '34px', height: '34px' },
    '&:has(:checked)': { outline: `2px solid ${vars.ink[1]}`, outlineOffset: '2px' },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '4px' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { outlineColor: 'Highlight' } } },
  },
})
export const any = style([
  swatch,
  onScreen({
    background: 'conic-gradient(#b3261e, #ffdd2d, #00ad5a, #2f9bd6, #2451d6, #7a3ff2, #d13d9a, #b3261e)',
  }),
])
export const unseen = screen({
  position: 'absolute',
  inset: '-3px',
  width: 'calc(100% + 6px)',
  height: 'calc(100% + 6px)',
  padding: 0,
  border: 0,
  opacity: 0,
  cursor: 'pointer',
})
export const sample = screen({
  display: 'block',
  width: '24px',
  height: '24px',
  borderRadius: vars.radius.s,
  boxShadow: `inset 0 0 0 1px ${vars.line[3]}`,
  forcedColorAdjust: 'none',
})

export const changes = screen({ display: 'grid', gap: '4px', marginBlockStart: '4px' })

export const lines = screen({ marginBlock: '-8px' })
export const line = screen({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line[1]}` } },
  paddingBlock: '4px',
})
/** Row with the text first and the switch at the end. */
export const switchRow = screen({})
globalStyle(`${switchRow} > label`, {
  '@layer': { [layers.screens]: { flexDirection: 'row-reverse', justifyContent: 'space-between' } },
})
export const facts = screen({ display: 'grid', gap: '8px', font: vars.text[14] })
export const fact = screen({ display: 'flex', justifyContent: 'space-between', gap: '16px' })
export const factName = screen({ color: vars.ink[2] })
export const factValue = screen({ minWidth: 0, overflowWrap: 'anywhere', textAlign: 'end' })

export const code = screen({
  font: `${textSize(13)}/${textSize(20)} ui-monospace, "SF Mono", Menlo, Consolas, monospace`,
  margin: 0,
  padding: '12px 16px',
  borderRadius: vars.radius.field,
  background: vars.surface[2],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const texts = screen({ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' })

/** Scrolls a focused control clear of the sticky head (WCAG 2.4.11). */
globalStyle(`${form} :is(input, textarea, select, button, a, [tabindex])`, {
  '@layer': {
    [layers.screens]: { scrollMarginBlockStart: `calc(${fallbackVar(headHeight, '80px')} + 16px)` },
  },
})
