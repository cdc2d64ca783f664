import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/themes/vars.css.ts'
import { onScreen } from '../shared/onScreen.ts'

/** The card steps by its own width: car and price move where it is narrow. */
const narrow = 'offer (max-width: 520px)'
const edgeHover = `inset 0 0 0 1px ${vars.line[3]}, ${vars.shadow[1]}`

export const offer = style(
  onScreen({
    position: 'relative',
    minWidth: 0,
    borderRadius: vars.radius.card,
    background: vars.surface[1],
    boxShadow: vars.edge[1],
    transition: `box-shadow ${vars.motion.base} ${vars.ease.out}`,
    containerType: 'inline-size',
    containerName: 'offer',
    selectors: { '&:not([aria-hidden]):hover': { boxShadow: edgeHover } },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
)

export const top = style(
  onScreen({
    display: 'grid',
    gridTemplateColumns: '160px minmax(0, 1fr) auto',
    gap: '4px 20px',
    alignItems: 'center',
    padding: '20px 24px 16px 20px',
    '@container': {
      [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 116px', padding: '16px', gap: '4px 12px' },
    },
  }),
)
export const car = style(
  onScreen({
    alignSelf: 'center',
    aspectRatio: '240 / 96',
    '@container': { [narrow]: { gridColumn: '2', gridRow: '1', alignSelf: 'start' } },
  }),
)
/** A photograph is shown whole in the place of a drawing. */
export const photograph = style(onScreen({ width: '100%', height: '100%', objectFit: 'contain' }))
export const info = style(
  onScreen({ minWidth: 0, '@container': { [narrow]: { gridColumn: '1', gridRow: '1' } } }),
)
export const name = style(onScreen({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' }))
export const carClass = style(onScreen({ font: vars.title[18], letterSpacing: '-.01em' }))
export const examples = style(onScreen({ font: vars.text[14], color: vars.ink[2] }))
export const capacity = style(
  onScreen({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    font: vars.text[14],
    fontWeight: 500,
    color: vars.ink[1],
    selectors: { [`${info} > &`]: { marginBlockStart: '8px' } },
  }),
)
export const fact = style(
  onScreen({ display: 'inline-flex', alignItems: 'center', gap: '6px', whiteSpace: 'nowrap' }),
)
export const factIcon = style(onScreen({ color: vars.ink[3] }))

export const buy = style(
  onScreen({
    display: 'grid',
    gap: '2px',
    justifyItems: 'end',
    textAlign: 'end',
    '@container': {
      [narrow]: {
        gridColumn: '1 / -1',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '12px',
        marginBlockStart: '12px',
        textAlign: 'start',
      },
    },
  }),
)
export const alternative = style(onScreen({ font: vars.text[13], color: vars.ink[2] }))
export const choose = style(
  onScreen({
    minWidth: '112px',
    marginBlockStart: '8px',
    '@container': { [narrow]: { margin: 0, paddingInline: '24px' } },
  }),
)

export const terms = style(
  onScreen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '4px 16px',
    padding: '12px 24px 14px',
    borderBlockStart: `1px solid ${vars.line[1]}`,
    font: vars.text[14],
    color: vars.ink[2],
    '@container': {
      [narrow]: {
        padding: '12px 16px 14px',
        selectors: { '&[data-fold]': { paddingBlockEnd: '4px' } },
      },
    },
  }),
)
export const provider = style(
  onScreen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 10px',
    minWidth: 0,
    color: vars.ink[1],
    '@container': { [narrow]: { gridColumn: '1 / -1' } },
  }),
)
export const providerName = style(onScreen({ fontWeight: 500 }))
export const included = style(
  onScreen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 16px',
    selectors: { [`${terms} > &`]: { gridRow: '2', gridColumn: '1 / -1' } },
  }),
)
export const includedItem = style(onScreen({ display: 'inline-flex', alignItems: 'flex-start', gap: '6px' }))
export const yes = style(onScreen({ color: vars.positive.text, marginBlockStart: '2px' }))

export const fold = style(
  onScreen({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '4px',
    position: 'relative',
    minHeight: '24px',
    borderRadius: '4px',
    color: vars.ink[1],
    fontWeight: 500,
    textAlign: 'end',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: '-10px -8px' },
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px', textDecorationThickness: '1px' },
    },
    '@container': {
      [narrow]: {
        gridColumn: '1 / -1',
        justifyContent: 'space-between',
        minHeight: '40px',
        paddingBlock: '6px',
        textAlign: 'start',
      },
    },
  }),
)

export const row = style(
  onScreen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gap: '16px',
    alignItems: 'center',
    padding: '12px 24px',
    borderBlockStart: `1px solid ${vars.line[1]}`,
    '@container': {
      [narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateRows: 'auto 1fr',
        alignItems: 'start',
        paddingInline: '16px',
        gap: '8px 16px',
      },
    },
  }),
)
export const rowText = style(
  onScreen({
    display: 'grid',
    gap: '4px',
    minWidth: 0,
    font: vars.text[14],
    color: vars.ink[2],
    '@container': { [narrow]: { gridRow: 'span 2' } },
  }),
)
export const rowPrice = style(
  onScreen({ textAlign: 'end', '@container': { [narrow]: { justifySelf: 'end' } } }),
)
export const rowChoose = style(onScreen({ '@container': { [narrow]: { gridColumn: '2' } } }))
export const small = style(onScreen({ font: vars.text[14], color: vars.ink[2] }))
export const ghostInfo = style(onScreen({ display: 'grid', gap: '8px' }))
export const ghostFacts = style(onScreen({ gridColumn: '1 / -1', marginBlockStart: '4px' }))
