import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Listening, type ServerOptions, startEdge } from '../node.ts'
import { startWorkerd } from '../workerd.ts'

const folder = mkdtempSync(join(tmpdir(), 'wherry-drawing-'))
const links = [
  ...['en', 'ru', 'es'].map((lang) => `<link rel="modulepreload" href="/${lang}" data-lang="${lang}">`),
  '<link rel="preload" as="style" crossorigin href="/assets/list.css" data-on="search" nonce="wherry-nonce-slot">',
  '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/latin.woff2" data-lang="ru" data-on="drawn">',
  '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/latin.woff2" data-lang="en" data-on="drawn">',
  '<link rel="preload" as="style" crossorigin href="/assets/form.css" data-on="prices" nonce="wherry-nonce-slot">',
].join('')
const html = `<!doctype html><html><head>${links}<!--wherry-config--><script type="module" crossorigin src="/assets/index-a.js" nonce="wherry-nonce-slot"></script></head><body><div id="wherry"></div></body></html>`

/** A drawing that tells what it was given, and does as the place of the drop-off says. */
const drawing = `export async function drawOffers(search) {
  const { address, served, lang, answers } = search
  const to = new URL(address).searchParams.get('to')
  if (to === 'slow') await new Promise((resolve) => setTimeout(resolve, 2000))
  if (to === 'unfit') throw new Error('prices: result.0.price')
  if (to === 'empty') return null
  if (to === 'huge') return { html: 'x'.repeat(100_001), rules: '' }
  if (to === 'rules') return { html: '<p>drawn</p>', rules: '</style><script>' }
  const given = { address, lang, served: JSON.parse(served), answers: [...answers.keys()] }
  return { html: '<p>drawn ' + btoa(JSON.stringify(given)) + '</p>', rules: '[data-a]{color:red}' }
}`

let prices = '{"result":[]}'
const api = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://api')
  const id = pathname.split('/').at(-1)
  const place = { result: { place_id: id, geometry: { location: { lat: 41, lng: 29 } } } }
  const body = id === 'prices' ? prices : JSON.stringify(place)
  if (id === 'prices' && prices === '') response.writeHead(500).end()
  else response.setHeader('content-type', 'application/json').end(body)
})
const reports: string[] = []
const servers: Partial<Record<'node' | 'workerd', Listening>> = {}
beforeAll(async () => {
  mkdirSync(join(folder, 'drawing'))
  mkdirSync(join(folder, 'shells/index-a'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), html)
  writeFileSync(join(folder, 'drawing/offers.mjs'), drawing)
  for (const lang of ['en', 'ru', 'es'])
    writeFileSync(join(folder, `shells/index-a/search-${lang}.html`), '<div inert>finder</div>')
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const options: ServerOptions = {
    ...{ dist: folder, port: 0, config: { apiBase: 'https://api.example' } },
    firstAnswers: { from: `http://127.0.0.1:${(api.address() as AddressInfo).port}` },
    report: (text) => reports.push(text),
  }
  ;[servers.node, servers.workerd] = await Promise.all([startEdge(options), startWorkerd(options)])
})
afterAll(async () => {
  await Promise.all([servers.node?.close(), servers.workerd?.close()])
  api.closeAllConnections()
  api.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  prices = '{"result":[]}'
})

const drawn =
  /<script nonce="[^"]*">try[^<]*<\/script><link rel="stylesheet"[^>]*><noscript>.*?<\/noscript><div id="wherry-offers" inert aria-hidden="true"><style nonce="([^"]*)">(.*?)<\/style>(.*?)<\/div>/s

describe.each(['node', 'workerd'] as const)('the drawn offers on %s', (kind) => {
  const pageOf = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(servers[kind]!.url + path, {
      headers: { 'sec-fetch-dest': 'document', ...headers },
    })
    return { text: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' }
  }
  const search = (to: string) => `/transfer?lang=en&from=ap-IST&to=${to}`

  it('they follow the answers, and are drawn from these, the configuration in the page and the address alone', async () => {
    const { text, policy } = await pageOf(search('ho-22'), {
      ...{ cookie: 'other=secret', authorization: 'Bearer secret', referer: 'https://secret.example' },
    })
    const [whole, nonce, rules, own] = drawn.exec(text) ?? []
    expect(policy).toContain(`'nonce-${nonce}'`)
    expect(text.indexOf(whole!)).toBeGreaterThan(text.lastIndexOf('data-answer='))
    expect(text.endsWith(`${whole}</body></html>`)).toBe(true)
    expect(rules).toContain('[data-a]{color:red}')
    const given = JSON.parse(atob(/drawn (.*?)</.exec(own!)![1]!))
    expect(given).toEqual({
      address: servers[kind]!.url + search('ho-22'),
      lang: 'en',
      served: JSON.parse(/id="wherry-config">(.*?)<\/script>/.exec(text)![1]!),
      answers: [...text.matchAll(/data-answer="([^"]*)"/g)].map(([, name]) => name!.replaceAll('&amp;', '&')),
    })
    expect(given.answers).toHaveLength(3)
    expect(JSON.stringify(given)).not.toContain('secret')
  })

  it('the style sheets of the visit apply, and its font is loaded ahead', async () => {
    const { text } = await pageOf(search('ho-22'))
    expect(drawn.exec(text)?.[0]).toMatch(
      /^<script nonce="[^"]{24}">[^<]*<\/script><link rel="stylesheet" crossorigin href="\/assets\/list.css" nonce="[^"]{24}"><noscript>/,
    )
    expect(text.match(/as="font"/g)).toHaveLength(1)
    expect(text).toContain('src:url(/assets/latin.woff2)')
    expect(text).not.toContain('form.css')
  })

  it('SEC-06 visitors at once get the offers of their own address alone', async () => {
    const ids = Array.from({ length: 24 }, (_, nth) => `ho-${nth}`)
    const pages = await Promise.all(ids.map((id) => pageOf(search(id))))
    pages.forEach(({ text }, at) => {
      const given = atob(/drawn (.*?)</.exec(text)![1]!)
      expect([...given.matchAll(/ho-\d+/g)].every(([id]) => id === ids[at])).toBe(true)
    })
  })

  it.each(['slow', 'unfit', 'empty', 'huge', 'rules'])(
    'where drawing is %s the page is whole, with its answers and without offers',
    async (to) => {
      const { text } = await pageOf(search(to))
      expect(text.match(/data-answer=/g)).toHaveLength(3)
      expect(text).not.toContain('wherry-offers"')
      expect(text).not.toContain('stylesheet')
      expect(text.endsWith('</body></html>')).toBe(true)
    },
  )

  it('prices that are refused, and very long ones, are not drawn', async () => {
    prices = ''
    expect((await pageOf(search('ho-22'))).text).not.toContain('drawn ')
    prices = JSON.stringify({ result: 'x'.repeat(200_001) })
    const { text } = await pageOf(search('ho-22'))
    expect(text.match(/data-answer=/g)).toHaveLength(3)
    expect(text).not.toContain('drawn ')
  })

  it.each<[string, string, Record<string, string>]>([
    ['a signed-in visitor', search('ho-22'), { cookie: 'token_ng=t' }],
    ['a frame', search('ho-22'), { 'sec-fetch-dest': 'iframe' }],
    ['a page that is loaded ahead', search('ho-22'), { 'sec-purpose': 'prefetch' }],
    ['a search with a stop', `${search('ho-22')}&subAddress=ho-3`, {}],
    ['a search with a partner', `${search('ho-22')}&partner=77`, {}],
    ['a search in a theme', `${search('ho-22')}&theme=dark`, {}],
    ['a change of an order', `${search('ho-22')}&action=change&order_id=7`, {}],
    ['one place', '/transfer?lang=en&from=ap-IST', {}],
  ])('nothing is drawn for %s', async (_, path, headers) => {
    const { text } = await pageOf(path, headers)
    expect(text).not.toContain('drawn ')
    expect(text).not.toContain('as="font"')
  })
})

it('the drawing is no file of the site, and its first failure alone is reported', async () => {
  const { url } = servers.node!
  expect((await fetch(`${url}/drawing/offers.mjs`)).status).toBe(404)
  const told = reports.filter((text) => text.includes('Offers of a search are not drawn'))
  // One of Node, and a line of workerd's console.
  expect(told.length).toBeLessThanOrEqual(2)
  expect(told[0]).toContain('prices: result.0.price')
})
