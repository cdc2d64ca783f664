import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'
import { layers } from './layers.css.ts'

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } } as GlobalStyleRule)

/* All rules are under our own root, so that a host's page never changes. */
reset('.wherry-root, .wherry-root *, .wherry-root *::before, .wherry-root *::after', {
  boxSizing: 'border-box',
})
reset('.wherry-root :where(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend)', {
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
})
reset('.wherry-root :where(ul, ol)', { listStyle: 'none' })
reset('.wherry-root :where(h1, h2, h3, h4)', { font: vars.title[18] })
reset('.wherry-root :where(button, input, textarea, select)', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  margin: 0,
})
reset('.wherry-root :where(button)', {
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
  textAlign: 'inherit',
})
reset('.wherry-root :where(svg, img)', { display: 'block', flex: 'none' })
reset('.wherry-root :where(a)', { color: 'inherit' })
reset('.wherry-root :where(hr)', {
  border: 0,
  borderBlockStart: `1px solid ${vars.line[1]}`,
  margin: 0,
  width: '100%',
})
reset('.wherry-root', {
  font: vars.text[16],
  color: vars.ink[1],
  background: vars.surface[0],
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  containerType: 'inline-size',
  containerName: 'wherry',
  position: 'relative',
})
reset(".wherry-root[data-wherry-surface='none']", { background: 'none' })
/* A focused element that is scrolled into view keeps a distance from the window's edge, so its focus ring is visible. */
reset(':where(.wherry-root) :where(a, button, input, textarea, select, [tabindex])', {
  scrollMarginBlock: '8px',
})
reset(':where(.wherry-root) :focus-visible', { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' })
/* A heading gets the focus by a script, as after a navigation. A ring would make it look like a field. */
reset(':where(.wherry-root) :where(h1, h2)[tabindex="-1"]:focus', { outline: 0 })
