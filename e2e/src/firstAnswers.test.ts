import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Listening } from '@wherry/edge/node.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { withChromium } from './browser.ts'
import { startEdgeIn } from './edgeServer.ts'
import { watchRefusals } from './refusals.ts'
import { patient } from './steps.ts'
import { pattern, words } from './words.ts'

const chromium = withChromium()
const dist = fileURLToPath(new URL('../../apps/module/dist', import.meta.url))
const search = '?lang=en&from=ap-IST&to=ad-moda-caddesi-142'

/** Answers one request in place of the service. */
type Fault = (asked: IncomingMessage, response: ServerResponse) => void

/** Requests for places and prices, each with whoever has made it. */
let asked: string[] = []
/** Fault of the answers to the edge or to the browser, by a part of their paths. */
let faults: { of: 'edge' | 'browser' | 'both'; path: string; fault: Fault }[] = []

/** The service, with faults: it counts who asks. A browser names the origin of its page, the edge has none. */
const service = createServer((from, to) => {
  const { pathname } = new URL(from.url ?? '', 'http://service')
  const asker = from.headers.origin === undefined ? 'edge' : 'browser'
  if (/\/(places\/[^/]+|prices)$/.test(pathname)) asked.push(`${asker} ${pathname}`)
  const found = faults.find(({ of, path }) => (of === 'both' || of === asker) && pathname.includes(path))
  if (found) return found.fault(from, to)
  const { host: _, ...headers } = from.headers
  const further = request(`${inject('api')}${from.url}`, { method: from.method, headers }, (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(to)
  })
  further.on('error', () => to.destroy())
  from.pipe(further)
})

const cors = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }
const failing: Fault = (_, to) => void to.writeHead(500, cors).end('{"error":"x"}')
const silent: Fault = () => {}
const broken: Fault = (_, to) => {
  to.writeHead(200, { ...cors, 'content-length': '900' }).write('{"result":[')
  setTimeout(() => to.destroy(), 50)
}
const unfit: Fault = (_, to) => void to.writeHead(200, cors).end('{"result":5}')

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, 'localhost', resolve))
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})
beforeEach(() => {
  asked = []
  faults = []
})

const own = ['edge /v4/places/ad-moda-caddesi-142', 'edge /v4/places/ap-IST', 'edge /v4/prices']
const offer = (page: Page) => page.getByRole('button', { name: pattern(words.en.offers.chooseOf) }).first()

describe.each(['node', 'workerd'] as const)(
  'a search by its address, with its answers in the page, on %s',
  (kind) => {
    let edge: Listening
    beforeAll(async () => {
      const api = `http://localhost:${(service.address() as AddressInfo).port}`
      edge = await startEdgeIn(kind, {
        ...{ dist, port: 0, config: { apiBase: api, accountUrl: inject('account'), debounceMs: 300 } },
        firstAnswers: { from: api, limitMs: 5000 },
      })
    })
    afterAll(() => edge?.close())
    const visit = (page: Page) => page.goto(`${edge.url}/transfer${search}`, { waitUntil: 'commit' })

    it('PLACE-10 PRICE-01 places and prices are asked once, by the edge', async () => {
      const page = await chromium.open()
      const refusals = await watchRefusals(page)
      await visit(page)
      await offer(page).waitFor(patient)
      await page.waitForLoadState('networkidle')
      expect(asked.sort()).toEqual(own)
      expect(await page.locator('script[data-answer], body > template:not([id])').count()).toBe(0)
      expect(refusals).toEqual([])
    })

    it('a silent service holds nothing back: the finder can be used before any answer', async () => {
      const page = await chromium.open()
      const held: (() => void)[] = []
      faults = [
        {
          of: 'edge',
          path: '/places/',
          fault: (_, to) => void held.push(() => to.destroy()),
        },
      ]
      await visit(page)
      await page.getByRole('heading', { level: 1, name: words.en.shell.transfer }).waitFor()
      await page.getByRole('combobox', { name: words.en.Finder.from, exact: true }).waitFor()
      expect(await page.evaluate(() => document.readyState)).toBe('loading')
      expect(asked.filter((one) => one.startsWith('browser'))).toEqual([])
      for (const go of held) go()
      await offer(page).waitFor(patient)
    })

    it.each([
      ['refused', '/prices', failing, 1],
      ['broken off', '/prices', broken, 1],
      ['missing', '/prices', silent, 1],
      ['refused', '/places/', failing, 3],
      ['missing', '/places/', silent, 3],
    ])('ERR-07 where the edge’s answer is %s the browser asks: %s', async (_, path, fault, count) => {
      const page = await chromium.open()
      faults = [{ of: 'edge', path, fault }]
      await visit(page)
      await offer(page).waitFor(patient)
      expect(asked.filter((one) => one.startsWith('browser'))).toHaveLength(count)
    })

    it('API-29 an answer that does not fit is as one that the browser has got itself, and is asked once', async () => {
      const page = await chromium.open()
      faults = [{ of: 'both', path: '/prices', fault: unfit }]
      await visit(page)
      await page.getByText(words.en.offers.failed.title).first().waitFor(patient)
      expect(asked.sort()).toEqual(own)
    })

    it('PRICE-21 a page out of the history asks anew: its prices may be old', async () => {
      const page = await chromium.open()
      await visit(page)
      await offer(page).waitFor(patient)
      await page.goto('about:blank')
      asked = []
      await page.goBack()
      await offer(page).waitFor(patient)
      expect(asked.filter((one) => one.startsWith('browser')).sort()).toEqual(
        own.map((one) => one.replace('edge', 'browser')),
      )
    })
  },
)
