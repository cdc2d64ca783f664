import { globalStyle, style } from '@vanilla-extract/css'
import { layers } from '@wherry/ui/css/layers.css.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'
import { columns, side } from '../../view/ride/DonePage.css.ts'
import { card } from '../../view/ride/FormPage.css.ts'

type Rule = Parameters<typeof onScreen>[0]

const screen = (rule: Rule) => style(onScreen(rule))
const onPaper = (selector: string, rule: Rule) =>
  globalStyle(selector, { '@layer': { [layers.screens]: { '@media': { print: rule } } } })

/** A page that is printed as a voucher: on one sheet of A4, in ink on paper whatever the theme. */
export const voucher = screen({ '@media': { print: { zoom: 0.62 } } })
/** Class of content that is not printed. */
export const screenOnly = style({ '@media': { print: { display: 'none !important' } } })
/** Class of content that is only printed. */
export const paperOnly = screen({
  display: 'none',
  '@media': { print: { display: 'block', font: vars.text[16], fontWeight: 600 } },
})

// Dark text for print: most browsers print no backgrounds, and light text of a dark theme would be invisible
// on white paper. The surfaces are removed too, for browsers that do print them.
onPaper(`.wherry-root:has(${voucher})`, {
  colorScheme: 'light',
  background: 'none',
  vars: Object.fromEntries([
    ...[vars.ink[1], vars.ink[2], vars.ink[3], vars.accent.text, vars.accent.border, vars.positive.text]
      .concat(vars.line[2], vars.line[3])
      .map((name) => [name, 'CanvasText'] as const),
    ...Object.values(vars.surface).map((name) => [name, 'transparent'] as const),
  ]),
})
const paper = `${voucher} > ${columns}`
onPaper(paper, {
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: '32px',
  alignItems: 'start',
  padding: 0,
})
onPaper(`${voucher} ${side}`, { gap: '12px' })
onPaper(`${voucher} ${card}`, { padding: 0, boxShadow: 'none' })
