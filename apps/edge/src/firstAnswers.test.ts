import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Listening, type ServerOptions, startEdge } from './node.ts'
import { startWorkerd } from './workerd.ts'

const folder = mkdtempSync(join(tmpdir(), 'wherry-answers-'))
const languages = ['en', 'ru', 'es'].map(
  (lang) => `<link rel="modulepreload" href="/${lang}" data-lang="${lang}">`,
)
const html = `<!doctype html><html><head>${languages.join('')}<!--wherry-config--><script type="module" crossorigin src="/assets/a.js" nonce="wherry-nonce-slot"></script></head><body><div id="wherry"></div><p>after</p></body></html>`
const hostile = '</script><script>alert(1)</script><!--<script>\u2028\u2029"\\\u0000 é 𝔘'

/** One request that the API got. */
interface Asked {
  url: URL
  headers: IncomingMessage['headers']
  /** True once the edge has given it up. */
  isLeft: boolean
}
let asked: Asked[] = []
/** Answers held back until the test lets them go. */
let held: (() => void)[] = []
let isHolding = false

const placeOf = (id: string, url: URL) => ({
  result: {
    place_id: id,
    name: `${id} ${url.search}`,
    geometry: { location: { lat: 41.01, lng: id.length } },
  },
})
const json = (response: ServerResponse, body: unknown) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))

/** Bytes of the endless answer. */
let sent = 0
/** Behaviours of the API by the id of a place; any other place is answered well. */
const strange: Record<string, (response: ServerResponse) => unknown> = {
  silent: () => {},
  broken: (response) => {
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': '900' })
      .write('{"result":')
    setTimeout(() => response.destroy(), 20)
  },
  failing: (response) => response.writeHead(500).end('{"error":"x"}'),
  moved: (response) => response.writeHead(302, { location: '/v4/places/good' }).end(),
  page: (response) => response.setHeader('content-type', 'text/html').end('<html>"</script>'),
  long: (response) => json(response, { result: 'x'.repeat(1_000_001) }),
  endless: (response) => {
    const part = `"${'x'.repeat(65_536)}",`
    const more = () => {
      if (response.destroyed) return
      sent += part.length
      response.write(part, () => setImmediate(more))
    }
    response.writeHead(200, { 'content-type': 'application/json' }).write('[')
    more()
  },
  unfit: (response) => json(response, { result: { geometry: { location: { lat: '1', lng: [] } } } }),
  beyond: (response) => response.end('{"result":{"geometry":{"location":{"lat":1e999,"lng":0}}}}'),
  other: (response) => json(response, placeOf('another', new URL('http://a/'))),
  none: (response) => json(response, []),
}
const api = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://api')
  const one: Asked = { url, headers: request.headers, isLeft: false }
  asked.push(one)
  response.on('close', () => {
    one.isLeft = !response.writableFinished
  })
  const id = url.pathname.split('/').at(-1) ?? ''
  const answer = () => {
    if (Object.hasOwn(strange, id)) strange[id]?.(response)
    else json(response, id === 'prices' ? { result: [{ note: hostile, of: url.search }] } : placeOf(id, url))
  }
  if (isHolding) held.push(answer)
  else answer()
})

const reports: string[] = []
const servers: Partial<Record<'node' | 'workerd', Listening>> = {}
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), html)
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const options: ServerOptions = {
    ...{ dist: folder, port: 0, config: { apiBase: 'https://api.example' } },
    firstAnswers: {
      from: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      limitMs: 2500,
      atOnce: 30,
    },
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
  asked = []
  held = []
  isHolding = false
})
afterEach(() => {
  for (const go of held) go()
})

const tab = { 'sec-fetch-dest': 'document' }
const search = '/transfer?lang=en&from=ap-IST&to=ho-22'
const paths = () => asked.map(({ url }) => url.pathname).sort()
const part = /<script type="application\/json" data-answer="([^"]*)">(.*?)<\/script><template><\/template>/gs
/** Answers in a page, by the addresses of their requests. */
const answersIn = (page: string): Map<string, unknown> =>
  new Map(
    [...page.matchAll(part)].map(([, name, text]) => [name!.replaceAll('&amp;', '&'), JSON.parse(text!)]),
  )

describe.each(['node', 'workerd'] as const)('the first answers on %s', (kind) => {
  const visit = (path: string, init: RequestInit = {}) =>
    fetch(servers[kind]!.url + path, { ...init, headers: { ...tab, ...init.headers } })
  const pageOf = async (path: string, headers = {}) => (await visit(path, { headers })).text()

  /** Reads a page up to a text. @returns what has come so far, and the rest when it comes. */
  async function readTo(path: string, text: string, init: RequestInit = {}) {
    const { body } = await visit(path, init)
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
    let come = ''
    while (!come.includes(text)) {
      const { done, value } = await reader.read()
      if (done) throw new Error(`The page ended before ${text}`)
      come += value
    }
    const rest = async () => {
      for (let next = await reader.read(); !next.done; next = await reader.read()) come += next.value
      return come
    }
    return { come, rest }
  }

  it('PLACE-10 PRICE-01 the places and the prices of a search follow its page, each requested once', async () => {
    const page = await pageOf(search)
    const own = `module_type=booking&lang=en&currency=EUR&trans_host_name=localhost`
    const prices = `https://api.example/v4/prices?${own}&start_place_point=41.01%2C6&finish_place_point=41.01%2C5&platform=web&flexible_tariff=1&start_place_id=ap-IST&finish_place_id=ho-22`
    expect([...answersIn(page).keys()].sort()).toEqual([
      `https://api.example/v4/places/ap-IST?${own}`,
      `https://api.example/v4/places/ho-22?${own}`,
      prices,
    ])
    expect(paths()).toEqual(['/v4/places/ap-IST', '/v4/places/ho-22', '/v4/prices'])
    const announced = JSON.parse(/id="wherry-answers">(.*?)<\/script>/.exec(page)![1]!)
    expect(announced).toEqual([
      `https://api.example/v4/places/ap-IST?${own}`,
      `https://api.example/v4/places/ho-22?${own}`,
      prices.replace('41.01%2C6', '*').replace('41.01%2C5', '*'),
    ])
    expect(page).not.toContain('as="fetch"')
    expect(page.endsWith('</body></html>')).toBe(true)
  })

  it('the script is loaded from the head on, and runs before the answers have come', async () => {
    const page = await pageOf(search)
    const [head, body] = page.split('</head>')
    expect(head).toMatch(/<link rel="modulepreload" crossorigin href="\/assets\/a.js" nonce="[^"]{24}">/)
    expect(head).not.toContain('type="module"')
    expect(body).toMatch(
      /^<body><div id="wherry"><\/div><p>after<\/p><script type="module" async crossorigin src="\/assets\/a.js" nonce="[^"]{24}"><\/script><script type="application\/json" data-answer=/,
    )
  })

  it.each(['identity', 'gzip'])(
    'the page is there while the API is silent, packed by %s',
    async (packing) => {
      isHolding = true
      const headers = { 'accept-encoding': packing }
      const page = await readTo(search, 'type="module" async', { headers })
      expect(answersIn(page.come).size).toBe(0)
      await expect.poll(() => held.length).toBe(2)
      for (const go of held.splice(0)) go()
      await expect.poll(() => held.length).toBe(1)
      held.pop()!()
      expect(answersIn(await page.rest()).size).toBe(3)
    },
  )

  it('no shared cache may keep a page with answers, and no proxy may hold it back', async () => {
    const { headers, body } = await visit(search)
    await new Response(body).text()
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('x-accel-buffering')).toBe('no')
  })

  it('SEC-04 SEC-06 nothing of the visitor goes to the API but the address', async () => {
    await pageOf(search, {
      ...{ cookie: 'other=1; role=x', authorization: 'Bearer t', 'x-forwarded-for': '1.2.3.4' },
      ...{ referer: 'https://partner.example/secret', 'user-agent': 'Own/1' },
    })
    for (const { headers } of asked) {
      const text = JSON.stringify(headers)
      for (const secret of ['other', 'Bearer', '1.2.3.4', 'secret', 'Own/1'])
        expect(text).not.toContain(secret)
    }
    expect(asked).toHaveLength(3)
  })

  it('SEC-06 visitors at once get the answers of their own address alone', async () => {
    const visits = Array.from({ length: 24 }, (_, nth) => ({
      ids: [`from-${nth}`, `to-${nth}`],
      lang: ['en', 'ru', 'es'][nth % 3]!,
      currency: ['USD', 'GBP'][nth % 2]!,
    }))
    const pages = await Promise.all(
      visits.map(({ ids: [from, to], lang, currency }) =>
        pageOf(`/transfer?lang=${lang}&currency=${currency}&from=${from}&to=${to}`),
      ),
    )
    pages.forEach((page, at) => {
      const { ids, currency } = visits[at]!
      const answers = answersIn(page)
      expect(answers.size).toBe(3)
      for (const name of answers.keys()) expect(name).toContain(`&currency=${currency}&`)
      expect([...page.matchAll(/\b(?:from|to)-\d+\b/g)].every(([id]) => ids.includes(id))).toBe(true)
    })
    expect(asked).toHaveLength(72)
  })

  it('SEC-02 no text of an answer ends its element', async () => {
    const page = await pageOf(search)
    expect(page.match(/<script/g)).toHaveLength(6)
    expect(page).not.toContain('<!--')
    expect([...answersIn(page).values()]).toContainEqual({
      result: [expect.objectContaining({ note: hostile })],
    })
  })

  it.each(['"><script>alert(1)</script>', '../rpc', 'a/b', 'a%00', '\u2028', 'x'.repeat(200), '..'])(
    'SEC-01 an address with %j for a place is not asked for',
    async (id) => {
      const page = await pageOf(
        `/transfer?lang=en&from=${encodeURIComponent(id)}&to=${encodeURIComponent(id)}`,
      )
      expect(asked).toEqual([])
      expect(page).not.toContain('wherry-answers')
      expect(page).not.toContain('alert')
    },
  )

  it.each([
    ['failing', []],
    ['broken', []],
    ['moved', []],
    ['page', []],
    ['long', []],
    ['endless', []],
    ['silent', []],
    ['unfit', ['unfit']],
    ['beyond', ['beyond']],
    ['other', ['other']],
    ['none', ['none']],
  ])('ERR-07 a place whose answer is %s leaves the page whole, without its prices', async (id, come) => {
    const page = await pageOf(`/transfer?lang=en&from=ap-IST&to=${id}`)
    const ids = [...answersIn(page).keys()].map((name) => new URL(name).pathname.split('/').at(-1))
    expect(ids.sort()).toEqual(['ap-IST', ...come].sort())
    // The browser makes these requests at once.
    const refused = [...page.matchAll(/data-no-answer="([^"]*)"/g)].map(([, name]) => new URL(name!).pathname)
    expect(refused).toEqual([...(come.length === 0 ? [`/v4/places/${id}`] : []), '/v4/prices'])
    expect(paths()).toEqual([`/v4/places/${id}`, '/v4/places/ap-IST'].sort())
    expect(page.endsWith('</body></html>')).toBe(true)
  })

  it('an answer without an end is not read on after a megabyte', async () => {
    sent = 0
    await pageOf('/transfer?lang=en&from=ap-IST&to=endless')
    expect(sent).toBeGreaterThan(0)
    // Up to the time limit the machine sends hundreds of megabytes.
    expect(sent).toBeLessThan(20_000_000)
  })

  it('the edge stops asking once the visitor has left', async () => {
    const leave = new AbortController()
    isHolding = true
    await readTo(search, 'type="module" async', { signal: leave.signal })
    await expect.poll(() => asked.length).toBe(2)
    expect(asked.map(({ isLeft }) => isLeft)).toEqual([false, false])
    leave.abort()
    // Before the time limit, which would end the requests too.
    await expect.poll(() => asked.map(({ isLeft }) => isLeft), { timeout: 2000 }).toEqual([true, true])
  })

  it('answers are requested for so many pages at once; a further page leaves them to the browser', async () => {
    isHolding = true
    const pages = await Promise.all(Array.from({ length: 30 }, () => readTo(search, 'type="module" async')))
    const further = await pageOf(search)
    expect(further).toContain('<script type="module" crossorigin')
    expect(further).not.toContain('wherry-answers')
    await expect.poll(() => held.length).toBe(60)
    isHolding = false
    for (const go of held.splice(0)) go()
    for (const { rest } of pages) expect(answersIn(await rest()).size).toBe(3)
    expect(answersIn(await pageOf(search)).size).toBe(3)
  })

  it('visitors who leave while a part of their page is packed harm nobody else', async () => {
    const visits = Array.from({ length: 200 }, async (_, nth) => {
      const leave = new AbortController()
      const headers = { 'accept-encoding': 'gzip' }
      const gone = visit(search, { headers, signal: leave.signal }).then(({ body }) =>
        new Response(body).text(),
      )
      setTimeout(() => leave.abort(), nth / 4)
      await gone.catch(() => null)
    })
    await Promise.all(visits)
    expect(answersIn(await pageOf(search)).size).toBe(3)
  })

  it.each<[string, string, Record<string, string>]>([
    ['a signed-in visitor', search, { cookie: 'token_ng=t' }],
    ['a frame', search, { 'sec-fetch-dest': 'iframe' }],
    ['a browser that does not say where it loads a page', search, { 'sec-fetch-dest': '' }],
    ['a page that is loaded ahead', search, { 'sec-purpose': 'prefetch;prerender' }],
    ['a page without a search', '/transfer?lang=en', {}],
    ['a form', '/transfer/prices?from=ap-IST&to=ho-22', {}],
  ])('the edge asks nothing for %s', async (_, path, headers) => {
    const page = await pageOf(path, headers)
    expect(page).toContain('<script type="module" crossorigin')
    expect(page).not.toContain('wherry-answers')
    expect(asked).toEqual([])
  })

  it('the edge asks nothing for a HEAD', async () => {
    const { status, headers } = await visit(search, { method: 'HEAD' })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(asked).toEqual([])
  })

  it.each([
    ['hours=3', 2],
    ['order_id=7&action=change', 2],
    ['platform=app', 3],
    ['partner=77', 3],
  ])('PRICE-01 the prices are requested for a search for transfers alone: %s', async (query, count) => {
    await pageOf(`${search}&${query}`)
    expect(asked).toHaveLength(count)
  })
})

it.each([
  { from: '' },
  { from: 'api.example' },
  { from: 'https://api.example/' },
  { from: 'https://api.example/a?b' },
  { from: 'ftp://api.example' },
  { from: 'https://api.example', limitMs: 0 },
  { from: 'https://api.example', limitMs: '1' },
  { from: 'https://api.example', atOnce: 0 },
  { from: 'https://api.example', atOnce: 1.5 },
])('settings of the first answers that do not fit are reported: %j', async (firstAnswers) => {
  const { createEdge } = await import('./handler.ts')
  const told: string[] = []
  const edge = createEdge({
    ...{ hosts: ['b.example'], config: { apiBase: 'https://api.example' } },
    ...{
      readAsset: async () => new TextEncoder().encode(html),
      report: (text: string) => void told.push(text),
    },
    firstAnswers: firstAnswers as { from: string },
  })
  const answer = await edge(new Request(`https://b.example${search}`, { headers: tab }))
  expect(await answer.text()).not.toContain('wherry-answers')
  expect(told.join()).toContain('The edge requests no first answers')
})
