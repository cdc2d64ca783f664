import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../onScreen.ts'

/** Style of a long text: at most 68 characters per line, each block with its own text direction. */
export const prose = style(
  onScreen({
    font: vars.text[16],
    color: vars.ink[1],
    maxWidth: '68ch',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    overflowWrap: 'anywhere',
  }),
)

const within = (selector: string, rule: Parameters<typeof onScreen>[0]) =>
  globalStyle(`${prose} ${selector}`, onScreen(rule))

within(':is(p, li, h3, h4, h5, h6, th, td, div)', { unicodeBidi: 'plaintext', textAlign: 'start' })
within('h3', { font: vars.title[18], marginBlockStart: '8px' })
within(':is(h4, h5, h6)', { font: vars.title[16], marginBlockStart: '4px' })
within(':is(ul, ol)', { display: 'grid', gap: '6px', paddingInlineStart: '28px' })
within('ul', { listStyle: 'disc' })
within('ol', { listStyle: 'decimal' })
within(':is(b, strong)', { fontWeight: 600 })
within(':is(i, em)', { fontStyle: 'italic' })
within('table', { tableLayout: 'fixed', width: '100%', borderCollapse: 'collapse', font: vars.text[14] })
within(':is(th, td)', {
  paddingBlock: '8px',
  paddingInline: '0 12px',
  borderBlockEnd: `1px solid ${vars.line[1]}`,
  verticalAlign: 'top',
})
within('th', { fontWeight: 600 })
