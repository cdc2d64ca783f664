import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Opened, withChromium } from './chromium.ts'
import { installed } from './folders.ts'
import { built } from './sources.ts'

const { open } = withChromium()
const order = ['wherry.reset', 'wherry.tokens', 'wherry.components', 'wherry.screens']
const sheets = built('.css').filter((path) => !path.startsWith('fonts'))
const text = (path: string) => readFileSync(join(installed, 'dist', path), 'utf8')

/** The contents of a style sheet, as Chromium reads them. */
interface Read {
  /** Names of layers in the first rule. */
  order: string[]
  /** Rules outside of our layers, but for animations. */
  bare: string[]
  selectors: string[]
}

describe('UI-20 style sheets', () => {
  let opened: Opened
  beforeAll(async () => {
    opened = await open()
  })

  const read = (path: string) =>
    opened.page.evaluate((css): Read => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      const rules = [...sheet.cssRules]
      const selectorsOf = (list: CSSRuleList): string[] =>
        [...list].flatMap((rule) => {
          if (rule instanceof CSSStyleRule) return [rule.selectorText]
          if (rule instanceof CSSKeyframesRule) return []
          return 'cssRules' in rule ? selectorsOf((rule as CSSGroupingRule).cssRules) : []
        })
      const isLayered = (rule: CSSRule) =>
        rule instanceof CSSLayerStatementRule ||
        rule instanceof CSSLayerBlockRule ||
        rule instanceof CSSKeyframesRule
      const [first] = rules
      return {
        order: first instanceof CSSLayerStatementRule ? [...first.nameList] : [],
        bare: rules.filter((rule) => !isLayered(rule)).map(({ cssText }) => cssText.slice(0, 120)),
        selectors: selectorsOf(sheet.cssRules),
      }
    }, text(path))

  it('each begins with the order of all layers, and has no rule outside of them', async () => {
    expect(sheets.length).toBeGreaterThan(30)
    for (const path of sheets) {
      const { order: named, bare } = await read(path)
      expect({ path, named, bare }).toEqual({ path, named: order, bare: [] })
    }
  })

  it('each rule asks for a class of ours', async () => {
    const loose: string[] = []
    let seen = 0
    for (const path of sheets)
      for (const selector of (await read(path)).selectors.flatMap(splitSelector)) {
        seen++
        if (!/\.[\w-]/.test(selector)) loose.push(`${path}: ${selector}`)
      }
    expect(seen).toBeGreaterThan(300)
    expect(loose).toEqual([])
  })

  it("all together leave a host's own elements as they were", async () => {
    const css = text('styles.css')
    const [before, after] = await opened.page.evaluate((added) => {
      document.body.innerHTML = `<h1>a</h1><p>b</p><ul><li>c</li></ul><a href="#">d</a><button>e</button><input />
        <table><tbody><tr><td>f</td></tr></tbody></table><dialog open>g</dialog><svg></svg><hr />`
      const look = () =>
        [...document.querySelectorAll('html, body, body *')].flatMap((element) => {
          const style = getComputedStyle(element)
          return [...style].map(
            (property) => `${element.tagName} ${property}: ${style.getPropertyValue(property)}`,
          )
        })
      const bare = look()
      document.head.append(Object.assign(document.createElement('style'), { textContent: added }))
      return [bare, look()]
    }, css)
    expect(before!.length).toBeGreaterThan(5_000)
    expect(after!.filter((look, at) => look !== before![at])).toEqual([])
    expect(after!.length).toBe(before!.length)
  })
})

/** The selectors of a list; commas within brackets are no ends. */
function splitSelector(list: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (const [at, letter] of [...list].entries()) {
    if (letter === '(' || letter === '[') depth++
    if (letter === ')' || letter === ']') depth--
    if (letter === ',' && depth === 0) {
      parts.push(list.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, list.slice(from)]
}
