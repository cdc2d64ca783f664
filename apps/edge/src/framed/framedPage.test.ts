import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEdge } from '../handler.ts'
import type { EdgeSettings } from '../options.ts'
import { fillShell } from './framedShell.ts'

const links = [
  ...['en', 'ru', 'es'].map((lang) => `<link rel="modulepreload" href="/${lang}.js" data-lang="${lang}">`),
  '<link rel="stylesheet" crossorigin href="/first.css">',
  '<link rel="preload" as="style" crossorigin href="/framed.css" data-on="framed">',
  '<link rel="preload" as="style" crossorigin href="/last.css" fetchpriority="low" data-on="framed">',
  '<link rel="preload" as="style" crossorigin href="/form.css" data-on="prices">',
]
const built = `<!doctype html><html><head><!--wherry-config--><script type="module" src="/assets/index-a1.js" nonce="wherry-nonce-slot"></script>${links.join('')}</head><body><div id="wherry"></div></body></html>`
const shell = (name: string) =>
  `<style nonce="wherry-nonce-slot">a{}</style><div inert data-coming=""><div class="wherry-root" data-wherry-theme="light"><b>${name} XXX</b><!--logo--><p></p><!--/logo--><!--header--><h2><bdi>wherry-header-slot</bdi></h2><!--/header--><!--own-header--><h2>Own</h2><!--/own-header--><!--top--><p>wherry-top-slot</p><!--/top--></div></div>`

const settings = {
  theme: 'dark',
  main_color: null as string | null,
  header_en: 'To town',
  top_description_en: 'We <b>wait</b>',
  show_partner_logo: 1,
  file_logo: 'https://api.example/logo.svg',
}
const user = { role: 'guest', currency: 'USD' }
/** Answers of the API by the last word of the path; null: a failure. */
let answers: Record<string, unknown>
let asked: string[] = []
const api = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://api')
  asked.push(pathname)
  const answer = Object.entries(answers).find(([word]) => pathname.includes(word))?.[1]
  if (answer === undefined) response.writeHead(500).end('{}')
  else if (answer !== null) response.end(JSON.stringify({ result: answer }))
})
beforeAll(() => new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  api.closeAllConnections()
  api.close()
})
beforeEach(() => {
  asked = []
  answers = { 'module-settings': settings, 'user-settings': user, 'ap-IST': { place_id: 'ap-IST' } }
})

const parent = 'https://partner.example'
const loader = `inst=12-34&parent=${encodeURIComponent(parent)}`
const usualAnswers = () => ({ from: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, limitMs: 200 })
/** An edge with the build above; `given` are its other settings. */
function edgeOf(given: Partial<EdgeSettings> = {}) {
  const edge = createEdge({
    hosts: ['booking.example'],
    readAsset: async (file) => {
      const name = /^shells\/index-a1\/(.*)\.html$/.exec(file)?.[1]
      return file === 'index.html' || name?.startsWith('framed-')
        ? new TextEncoder().encode(name ? shell(name) : built)
        : null
    },
    config: { apiBase: 'https://api.example' },
    allowedParents: [parent],
    firstAnswers: usualAnswers(),
    report: () => {},
    ...given,
  })
  return (query: string, init: RequestInit = {}) => {
    const headers = { 'sec-fetch-dest': 'iframe', ...init.headers }
    return edge(new Request(`https://booking.example/transfer${query}`, { ...init, headers }))
  }
}
const answerOf = (query: string, given: Partial<EdgeSettings> = {}, init: RequestInit = {}) =>
  edgeOf(given)(query, init)
const pageOf = async (...given: Parameters<typeof answerOf>) => (await answerOf(...given)).text()
const drawnIn = (page: string) =>
  /<div id="wherry">(.*?)<\/div>(?=<\/body>|<script type="application\/json" id="wherry-answers")/s.exec(
    page,
  )?.[1] ?? ''
const nameIn = (page: string) => /<b>(\S+) /.exec(drawnIn(page))?.[1] ?? null

describe('the finder of a frame before its script', () => {
  it.each([
    ['?lang=es', {}, 'framed-es'],
    ['?lang=ru&menu=0', {}, 'framed-ru-bare'],
    ['?from=ap-IST', { config: { apiBase: 'https://api.example', menu: false } }, 'framed-from-en-bare'],
    ['?to=a&date=2026-12-01&adults=2', {}, 'framed-to-en'],
    ['?from=a&to=b&utm_source=x&ref=1&wished=de', {}, 'framed-search-en'],
    [
      '',
      { config: { apiBase: 'https://api.example', sections: { rent: true, yacht: true } } },
      'framed-en-rent-yacht',
    ],
    ['?partner=7&from=ap-IST', {}, 'framed-landing-from-en'],
    ['?partner=7&from=a&to=b', {}, null],
    ['?from=a&to=b&date=2026-12-01', {}, null],
    ['?partner=7', { firstAnswers: null }, null],
    ['?partner=%22%3E', {}, null],
    ['?radius=round', {}, null],
    ['?font=georgia', {}, null],
    ['?isFrame=false', {}, null],
    ['?from_iata=IST', {}, null],
    ['?order_id=1&action=change', {}, null],
    ['', { texts: { en: { texts: { Finder: { from: 'A' } } } } }, null],
    ['/rent', {}, null],
  ])('is the one that its address will show, or none: %s %j', async (query, given, name) => {
    expect(nameIn(await pageOf(query, given as Partial<EdgeSettings>))).toBe(name)
  })

  it('is drawn for a frame alone, and not for who is signed in', async () => {
    expect(nameIn(await pageOf('', {}, { headers: { 'sec-fetch-dest': 'document' } }))).toBeNull()
    expect(nameIn(await pageOf('', {}, { headers: { cookie: 'token_ng=a' } }))).toBeNull()
  })

  it('EMBED-06 has the theme, the accent and the currency of its address', async () => {
    const page = await pageOf('?theme=dark&accent=2451d6&currency=try')
    const drawn = drawnIn(page)
    expect(drawn).toContain('framed-en TRY')
    expect(drawn).toContain('data-wherry-theme="dark"')
    expect(drawn).toMatch(/#wherry \.wherry-root\{[^}]*--wherry-accent-solid:#/)
    const plain = drawnIn(await pageOf('?theme=neon&accent=red&currency=euro'))
    expect(plain).toContain('framed-en EUR')
    expect(plain).toContain('data-wherry-theme="light"')
    expect(plain).not.toContain('--wherry-accent')
  })

  it('LAND-01 has the look and the head of its partner, and the module finds the answers in the page', async () => {
    const page = await pageOf(`?partner=7&from=ap-IST&${loader}`)
    const drawn = drawnIn(page)
    expect(drawn).toContain('framed-landing-from-en USD')
    expect(drawn).toContain('data-wherry-theme="dark"')
    expect(drawn).toContain('<p></p><h2><bdi>To town</bdi></h2><p>We wait</p></div>')
    const names = JSON.parse(/id="wherry-answers">(.*?)<\/script>/.exec(page)?.[1] ?? '')
    expect(names.map((name: string) => new URL(name).pathname).sort()).toEqual([
      '/v1/partners/booking-module-settings/7',
      '/v1/partners/frame-user-settings/7',
      '/v1/places/ap-IST',
    ])
    expect(page.match(/data-answer="/g)).toHaveLength(3)
    expect(page).not.toContain('as="fetch"')
    expect(asked).toHaveLength(3)
  })

  it('a page beyond the turns of the edge is plain, and its browser asks for the look beside the script', async () => {
    answers = { 'module-settings': null, 'user-settings': null, 'ap-IST': null }
    const visit = edgeOf({ firstAnswers: { ...usualAnswers(), limitMs: 5_000, atOnce: 1 } })
    const leave = new AbortController()
    const first = await visit(`?partner=7&${loader}`, { signal: leave.signal })
    await expect.poll(() => asked.length).toBe(2)
    const second = await (await visit(`?partner=7&${loader}`)).text()
    expect(nameIn(second)).toBeNull()
    expect(second.match(/as="fetch"/g)).toHaveLength(2)
    expect(asked).toHaveLength(2)
    leave.abort()
    await first.body?.cancel().catch(() => {})
  })

  it('LAND-04 has the product’s own title and no parts that the partner has not', async () => {
    answers['module-settings'] = { theme: 'light' }
    expect(drawnIn(await pageOf('?partner=7'))).toContain('USD</b><h2>Own</h2></div>')
  })

  it('brings the theme with its accent, as its own address would answer', async () => {
    answers['module-settings'] = { ...settings, main_color: '00AD5A' }
    const page = await pageOf('?partner=7')
    const text = /data-answer="\/transfer\/accents\/dark\/00AD5A\.json">(.*?)<\/script>/.exec(page)?.[1]
    const own = await pageOf('/accents/dark/00AD5A.json')
    expect(JSON.parse(text ?? '')).toEqual(JSON.parse(own))
    const elsewhere = { config: { apiBase: 'https://api.example', accentsUrl: 'https://themes.example' } }
    expect(await pageOf('?partner=7', elsewhere)).not.toContain('/accents/dark')
  })

  it.each([
    ['fails', undefined],
    ['is unreadable', { header_en: 7 }],
    ['never comes', null],
  ])('is not drawn if the partner’s answer %s; the page ends, and the module asks', async (_what, answer) => {
    answers['module-settings'] = answer
    const page = await pageOf('?partner=7')
    expect(drawnIn(page)).toBe('')
    expect(page).toContain('</html>')
    expect(page.includes('data-answer="https://api.example/v1/partners/booking-module-settings')).toBe(
      typeof answer === 'object' && answer !== null,
    )
  })

  it('is drawn before a place has been answered', async () => {
    answers['ap-IST'] = null
    const { body } = await answerOf('?partner=7&from=ap-IST')
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (!text.includes('To town')) text += (await reader.read()).value
    expect(text).not.toContain('</html>')
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value
    expect(text).toContain('</html>')
    expect(text.match(/data-answer="/g)).toHaveLength(2)
  })

  it('EMBED-05 tells the page around, and only one that may frame it, by its exact origin', async () => {
    const note = /<script nonce="([^"]+)">parent\.postMessage\((\{.*?\}),"([^"]*)"\)<\/script>/
    const answer = await answerOf(`?${loader}`)
    const [, nonce, message, origin] = note.exec(await answer.text()) ?? []
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
    expect(JSON.parse(message ?? '')).toEqual({
      ...{ ns: 'wherry', v: 1, inst: '12-34', id: 1, type: 'drawn', payload: {} },
    })
    expect(origin).toBe(parent)
    for (const query of [
      '',
      '?inst=12-34',
      '?inst=12-34&parent=https://evil.example',
      `?inst=%22%3C&parent=${parent}`,
    ]) {
      const page = await pageOf(query)
      expect(nameIn(page)).toBe('framed-en')
      expect(page).not.toContain('postMessage')
    }
  })

  it('has its style sheets before the first script; those of other pages and of later parts stay as they were', async () => {
    const page = await pageOf('')
    const head = page.slice(0, page.indexOf('<script'))
    expect(
      head.match(/<link rel="stylesheet"[^>]*>/g)?.map((link) => /href="([^"]*)/.exec(link)?.[1]),
    ).toEqual(['/first.css', '/framed.css'])
    expect(page).toContain('<link rel="preload" as="style" crossorigin href="/last.css"')
    expect(page).not.toContain('/form.css')
  })

  it('HEAD asks the API for nothing', async () => {
    const answer = await answerOf('?partner=7', {}, { method: 'HEAD' })
    expect(await answer.text()).toBe('')
    expect(asked).toEqual([])
  })

  it('SEC-01 no text of a partner becomes markup, a slot or a nonce', () => {
    const word = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '<script>',
        '"',
        '&lt;',
        '$&',
        'wherry-nonce-slot',
        'wherry-top-slot',
        'XXX',
        '<!--/top-->',
      ),
    )
    const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(''))
    const look = { theme: 'light', accent: null, currency: 'EUR' } as const
    const readable = (html: string) =>
      html.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    fc.assert(
      fc.property(text, text, (header, top) => {
        const html = fillShell(
          shell('a'),
          { ...look, head: { logo: null, header, top: { kind: 'plain', text: top } } },
          'n',
        )
        const [, title, words] =
          /<h2><bdi>([^<]*)<\/bdi><\/h2><p>([^<]*)<\/p><\/div><\/div>$/.exec(html) ?? []
        expect([readable(title ?? ''), readable(words ?? '')]).toEqual([header, top])
      }),
    )
  })
})
