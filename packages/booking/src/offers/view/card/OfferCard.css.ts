import { globalStyle, style } from '@vanilla-extract/css'
import { layers } from '@wherry/ui/css/layers.css.ts'
import { textSize } from '@wherry/ui/css/textSize.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../../view/onScreen.ts'
import { info, narrow, terms } from '../../../view/ride/OfferFrame.css.ts'

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

/** Note below a price: its parts, the second currency, the former price. */
export const priceNote = style(onScreen({ font: vars.text[13], color: vars.ink[2] }))
export const former = style(onScreen({ textDecoration: 'line-through', textDecorationThickness: '1px' }))

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
    display: 'inline-grid',
    gridTemplateColumns: 'auto auto',
    alignItems: 'center',
    justifyContent: 'end',
    gap: '0 4px',
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
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        justifyContent: 'stretch',
        alignContent: 'center',
        minHeight: '40px',
        paddingBlock: '6px',
        textAlign: 'start',
      },
    },
  }),
)

/** Text of the fold; the arrow stays beside its first line. */
export const foldText = style(
  onScreen({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '4px',
    minWidth: 0,
    // A line is as high as a badge, so that the arrow is in its middle.
    '@container': { [narrow]: { justifyContent: 'flex-start', gap: '2px 8px', lineHeight: textSize(24) } },
  }),
)
/** Note about the contents of the fold, below its text. */
export const foldNote = style(
  onScreen({
    gridColumn: '1 / -1',
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'end',
    gap: '4px',
    font: vars.text[13],
    color: vars.ink[2],
    '@container': { [narrow]: { justifySelf: 'start' } },
  }),
)
globalStyle(`${fold} > svg`, {
  '@layer': {
    [layers.screens]: {
      flex: 'none',
      '@container': { [narrow]: { alignSelf: 'start', marginBlockStart: '4px' } },
    },
  },
})

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
    '@container': { [narrow]: { gridColumn: '1 / -1' } },
  }),
)
export const rowPrice = style(
  onScreen({ textAlign: 'end', '@container': { [narrow]: { textAlign: 'start' } } }),
)

/** Errors of the service about an offer. */
export const errors = style(
  onScreen({
    display: 'grid',
    gap: '4px',
    padding: '0 24px 14px',
    font: vars.text[14],
    color: vars.critical.text,
    '@container': { [narrow]: { paddingInline: '16px' } },
    selectors: { [`${rowText} > &`]: { padding: 0 } },
  }),
)
export const errorItem = style(onScreen({ display: 'flex', alignItems: 'flex-start', gap: '6px' }))
export const errorIcon = style(onScreen({ flex: 'none', marginBlockStart: '2px' }))
