import { globalStyle, style } from '@vanilla-extract/css'
import { onScreen } from '../../view/onScreen.ts'

export const plain = style(
  onScreen({
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
    textAlign: 'start',
  }),
)
export const html = style(onScreen({}))
/** The same styles as for plain text, so that a description looks the same with and without emphasis. */
globalStyle(
  `${html} > div`,
  onScreen({
    display: 'block',
    font: 'inherit',
    color: 'inherit',
    maxWidth: 'none',
    unicodeBidi: 'plaintext',
    textAlign: 'start',
  }),
)
globalStyle(
  `${html} > div > :is(p, ul, ol, h3, h4, h5, h6, table) + *`,
  onScreen({ marginBlockStart: '6px' }),
)
globalStyle(`${html} :is(h3, h4, h5, h6)`, onScreen({ font: 'inherit', fontWeight: 600 }))
