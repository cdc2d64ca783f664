import { ThemeProvider } from '@wherry/ui'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ForeignHtml } from '../../kernel/values/foreignHtml.ts'
import { hostileHtml } from '../../testing/hostileHtml.ts'
import { ForeignText } from './ForeignText.tsx'

const owned = window as { owned?: number }
const hosts = ['carrier.example']

async function draw(html: string) {
  const screen = await render(
    <ThemeProvider>
      <main>
        <ForeignText html={html as ForeignHtml} hosts={hosts} empty="Nothing" />
      </main>
    </ThemeProvider>,
  )
  return screen.container.querySelector('main') as HTMLElement
}

const allowed = /^(p|div|br|ul|ol|li|b|strong|i|em|a|h3|h4|h5|h6|table|thead|tbody|tfoot|tr|th|td|span)$/
const ownAttributes: Record<string, readonly string[]> = {
  a: ['href', 'target', 'rel', 'class', 'aria-describedby'],
  ol: ['start'],
  span: ['class', 'id', 'hidden'],
  div: ['class', 'dir'],
}

/** Asserts that every element is on the list and has no attributes but ours. */
function expectTame(text: HTMLElement) {
  for (const element of text.querySelectorAll('*')) {
    expect(element.localName).toMatch(allowed)
    expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml')
    for (const { name } of element.attributes)
      expect(ownAttributes[element.localName] ?? [], `${element.localName} ${name}`).toContain(name)
  }
  for (const link of text.querySelectorAll('a')) {
    expect(link.protocol).toBe('https:')
    expect(link.hostname).toMatch(/^(www\.)?carrier\.example$/)
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer'])
  }
  // Only the container has a direction; it is that of the text's own letters.
  for (const turned of text.querySelectorAll('[dir]'))
    expect([turned.getAttribute('dir'), turned.parentElement]).toEqual(['auto', text])
  // Only links have spans: their text about a new tab.
  for (const ours of text.querySelectorAll('span')) expect(ours.closest('a')).not.toBeNull()
}

it('SEC-02 the judge finds a hole: an id, a style, a frame, a picture, a handler, a link that leads elsewhere', () => {
  const holes = [
    '<p id="x">x</p>',
    '<p style="color: red">x</p>',
    '<iframe></iframe>',
    '<img alt="x">',
    '<form></form>',
    '<p onclick="x">x</p>',
    '<svg></svg>',
    '<a href="https://evil.example/" target="_blank" rel="noopener noreferrer">x</a>',
    '<a href="https://carrier.example/">x</a>',
  ]
  for (const hole of holes) {
    // The parser makes its own document, so nothing gets into the page.
    const { body } = new DOMParser().parseFromString(hole, 'text/html')
    expect(() => expectTame(body), hole).toThrow()
  }
})

describe('HTML of the service', () => {
  const asked: string[] = []
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) asked.push(name)
  })
  beforeEach(() => {
    delete owned.owned
    asked.length = 0
    observer.observe({ type: 'resource' })
  })
  afterEach(() => observer.disconnect())

  it.each(hostileHtml.map((html) => [html.slice(0, 90), html]))(
    'SEC-02 D11 %s neither runs nor stays',
    async (_, html) => {
      const before = document.querySelectorAll('iframe, link, style, base, meta').length
      const text = await draw(`<p>Before it.</p>${html}`)
      expect(text.textContent).toContain('Before it.')
      expectTame(text)
      for (const link of text.querySelectorAll('a')) link.dispatchEvent(new MouseEvent('mouseover'))
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(owned.owned).toBeUndefined()
      expect(asked.filter((name) => name.includes('evil.example'))).toEqual([])
      expect(document.querySelectorAll('iframe, link, style, base, meta')).toHaveLength(before)
    },
  )

  it('SEC-02 D11 all of it at once, in any order and cut anywhere', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...hostileHtml), fc.nat(120)), { minLength: 1, maxLength: 4 }),
        async (pieces) => {
          const text = await draw(pieces.map(([html, end]) => html.slice(0, end)).join(''))
          expectTame(text)
          expect(owned.owned).toBeUndefined()
        },
      ),
      { numRuns: 60 },
    )
  })

  it('PRICE-19 paragraphs, lists, tables, emphasis and words of what is not allowed are kept', async () => {
    const text = await draw(
      '<h2>Offer</h2><p>One <b>two</b> <u>three</u> <font color=red>four</font></p><h3>Part</h3>' +
        '<ol start="7"><li>five</li><li>six</li></ol><ul> <li>seven</li> </ul>' +
        '<table><tr><th>a</th><td>b</td></tr></table>&lt;script&gt; 1 &lt; 2 &amp; 3',
    )
    expect([...text.querySelectorAll('h3, h4, p, li, th, td')].map((block) => block.textContent)).toEqual([
      ...['Offer', 'One two three four', 'Part', 'five', 'six', 'seven', 'a', 'b'],
    ])
    expect(text.textContent).toMatch(/<script> 1 < 2 & 3$/)
    expect(text.querySelector('ol')?.start).toBe(7)
    expect([...text.querySelectorAll('h3, h4')].map(({ localName }) => localName)).toEqual(['h3', 'h4'])
    expect(text.querySelector('h2')).toBeNull()
  })

  it('PRICE-19 headings stand under the dialog, whatever their first level is', async () => {
    const levels = async (html: string) =>
      [...(await draw(html)).querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => localName)
    expect(await levels('<h1>a</h1><h2>b</h2><h6>c</h6>')).toEqual(['h3', 'h4', 'h6'])
    expect(await levels('<h4>a</h4><h5>b</h5>')).toEqual(['h3', 'h4'])
    expect(await levels('<h3> </h3><h3>a</h3>')).toEqual(['h3'])
  })

  it('SEC-01 a link of a listed host leads out in a tab of its own; another one is its words', async () => {
    const text = await draw(
      '<p><a href="https://www.carrier.example/a">ours</a> <a href="https://evil.example/">theirs</a></p>',
    )
    expect(text.textContent).toContain('theirs')
    expect([...text.querySelectorAll('a')].map(({ href }) => href)).toEqual(['https://www.carrier.example/a'])
    const own = await draw('<p><a href="https://carrier.example/a?b=c">ours</a></p>')
    expect(own.querySelector('a')?.href).toBe('https://carrier.example/a?b=c')
  })

  it('SEC-07 marks that override the direction of writing are gone', async () => {
    const text = await draw('<p>\u202eevil\u202c \u2067x\u2069 \u0007y</p>')
    expect(text.textContent).toBe('evil x y')
  })

  it.each(['', ' ', '<p> </p><br>', '<script>x</script>', '<img src=x>'])(
    'PRICE-19 %j says nothing: what stands for it is shown',
    async (html) => {
      expect((await draw(html)).textContent).toBe('Nothing')
    },
  )
})
