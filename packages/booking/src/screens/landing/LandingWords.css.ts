import { globalStyle, style } from '@vanilla-extract/css'
import { onScreen } from '../shared/onScreen.ts'

export const plain = style(
  onScreen({
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
    textAlign: 'start',
  }),
)
export const html = style(onScreen({}))
/** A description looks the same with and without emphasis. */
globalStyle(`${html} > div`, onScreen({ font: 'inherit', color: 'inherit', maxWidth: 'none', gap: '4px' }))
