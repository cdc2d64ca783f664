import { createServer, request, type ServerResponse } from 'node:http'
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
const searchIn = (lang: string) => `?lang=${lang}&from=ap-IST&to=ad-moda-caddesi-142`

/** Changes the prices on their way from the service. */
let change: (prices: { result: Record<string, unknown>[] }) => unknown = (prices) => prices

/** The service, whose prices a test may change. */
const service = createServer((from, to: ServerResponse) => {
  const { host: _, 'accept-encoding': __, ...headers } = from.headers
  const further = request(`${inject('api')}${from.url}`, { method: from.method, headers }, (answer) => {
    if (!from.url?.includes('/prices') || from.method !== 'GET') {
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      return answer.pipe(to)
    }
    const { 'content-length': ___, 'transfer-encoding': ____, ...own } = answer.headers
    answer.setEncoding('utf8')
    let text = ''
    answer.on('data', (part: string) => {
      text += part
    })
    answer.on('end', () => {
      to.writeHead(answer.statusCode ?? 502, own).end(JSON.stringify(change(JSON.parse(text))))
    })
  })
  further.on('error', () => to.destroy())
  from.pipe(further)
})
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, 'localhost', resolve))
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})
beforeEach(() => {
  change = (prices) => prices
})

/**
 * Text, box and colours of each visible element of a list up to its third card. A promotion, which the service names
 * later, stands before the fourth.
 */
const listIn = (page: Page, place: string) =>
  page.evaluate((selector) => {
    const list = document.querySelector(`${selector} search ~ :last-child`)!
    const last = [...list.querySelectorAll('article')].slice(0, 3).at(-1)!
    const isBefore = (element: Element) =>
      !(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) || last.contains(element)
    return (
      [...list.querySelectorAll('*')]
        // A box around all cards is left out: its height differs, because the edge draws fewer cards than the module.
        .filter(
          (element) => isBefore(element) && !element.closest('svg') && !element.querySelector('article'),
        )
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const { color, backgroundColor } = getComputedStyle(element)
          const text = element.children.length === 0 ? element.textContent : ''
          return `${element.localName} ${[x, y, width, height].map(Math.round).join()} ${color} ${backgroundColor} ${text}`
        })
    )
  }, place)

/** True if a sheet of the page has rules for the drawn offers. */
const hasDrawnRules = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('style')].some(({ textContent }) => textContent.includes('wherry-offers')),
  )

/** Holds the module's scripts back. @returns lets them go */
async function holdScripts(page: Page): Promise<() => void> {
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()))
  return go
}

const drawnCard = (page: Page) => page.locator('#wherry-offers article').first()
const offer = (page: Page) => page.getByRole('button', { name: pattern(words.en.offers.chooseOf) }).first()

describe.each(['node', 'workerd'] as const)('the first offers, drawn by the edge on %s', (kind) => {
  let edge: Listening
  beforeAll(async () => {
    const api = `http://localhost:${(service.address() as AddressInfo).port}`
    edge = await startEdgeIn(kind, {
      ...{ dist, port: 0, config: { apiBase: api, accountUrl: inject('account'), debounceMs: 300 } },
      firstAnswers: { from: api, limitMs: 10_000 },
    })
  })
  afterAll(() => edge?.close())
  /** The document of a search, as a tab gets it. */
  const documentOf = async () => {
    const headers = { 'sec-fetch-dest': 'document' }
    return (await fetch(`${edge.url}/transfer${searchIn('en')}`, { headers })).text()
  }
  // The first drawing of a process reads its code, and may take longer than a page waits.
  beforeAll(async () => {
    while (!(await documentOf()).includes('id="wherry-offers"'));
  })
  const visit = (page: Page, lang = 'en') =>
    page.goto(`${edge.url}/transfer${searchIn(lang)}`, { waitUntil: 'commit' })

  it.each([
    ['en', 390, false],
    ['ru', 390, true],
    ['es', 1280, false],
    ['en', 768, true],
  ] as const)(
    'are the module’s own, and nothing moves as it takes over: %s, %d px, dark %s',
    { tags: 'alone' },
    async (lang, width, dark) => {
      const page = await chromium.open({ lang, width, dark })
      const refusals = await watchRefusals(page)
      const go = await holdScripts(page)
      // A font that loads late moves texts on any page; here both lists have the same one.
      await page.route('**/*.woff2', (route) => route.abort())
      await page.addInitScript(() => {
        const moved: number[] = []
        Object.assign(window, { moved })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            moved.push((entry as PerformanceEntry & { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await visit(page, lang)
      await drawnCard(page).waitFor(patient)
      await page.waitForLoadState('domcontentloaded')
      const drawn = await listIn(page, '#wherry-offers')
      expect(drawn.length).toBeGreaterThan(50)
      expect(await hasDrawnRules(page)).toBe(true)
      go()
      await page.locator('#wherry article').first().waitFor(patient)
      expect(await page.locator('#wherry-offers').count()).toBe(0)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
      expect(await listIn(page, '#wherry')).toEqual(drawn)
      const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved)
      expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.005)
      expect(refusals).toEqual([])
      // The rules of the drawn offers end with them: a list that is awaited later, such as a rental's, is seen, and no
      // change in the page makes the browser match it against them.
      expect(await hasDrawnRules(page)).toBe(false)
      const seen = await page.evaluate(() => {
        const list = document.querySelector('#wherry search ~ :last-child')!
        list.append(Object.assign(document.createElement('i'), { hidden: true }))
        list.lastElementChild!.setAttribute('data-coming', '')
        const { opacity, visibility } = getComputedStyle(list)
        return [opacity, visibility]
      })
      expect(seen).toEqual(['1', 'visible'])
    },
  )

  it('are not shown to whoever runs no scripts, and leave the awaited list to screen readers', async () => {
    const html = await documentOf()
    const page = await chromium.open({ width: 390 })
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.route(`${edge.url}/transfer?*`, (route) =>
      route.fulfill({
        // As a browser without scripts reads it: `noscript` counts.
        body: html.replaceAll(/<\/?noscript>/g, ''),
        contentType: 'text/html',
      }),
    )
    await visit(page)
    await page.locator('#wherry-offers').waitFor({ state: 'attached', ...patient })
    expect(await drawnCard(page).isVisible()).toBe(false)
    expect(html).not.toMatch(/search~:last-child\{visibility:hidden/)
  })

  it('they act in nothing: a press before the module is there chooses nothing, and one after it does', async () => {
    const page = await chromium.open({ width: 390 })
    const go = await holdScripts(page)
    await visit(page)
    await drawnCard(page).waitFor(patient)
    const button = page.locator('#wherry-offers button[data-offer]').first()
    const { x, y, width, height } = (await button.boundingBox())!
    await page.mouse.click(x + width / 2, y + height / 2)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
    expect(await page.getByRole('article').count()).toBe(0)
    const before = page.url()
    go()
    await offer(page).waitFor(patient)
    expect(page.url()).toBe(before)
    await offer(page).click()
    await page.waitForURL(/\/prices/, patient)
  })

  it('SEC-02 a hostile name is a text in them', async () => {
    const hostile = '</div></style><script>window.hit=1</script><img src=x onerror="window.hit=1">"\'&\u2028'
    change = (prices) => ({
      ...prices,
      result: prices.result.map((one) => ({
        ...one,
        car_class: { ...Object(one['car_class']), name: hostile },
        service_provider: { ...Object(one['service_provider']), name: hostile },
      })),
    })
    const page = await chromium.open()
    const go = await holdScripts(page)
    await visit(page)
    await drawnCard(page).waitFor(patient)
    expect(await drawnCard(page).textContent()).toContain('<script>window.hit=1</script>')
    expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined()
    go()
    await offer(page).waitFor(patient)
    expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined()
  })

  it('API-29 prices that do not fit are not drawn, not even one of them', async () => {
    change = (prices) => ({ ...prices, result: [...prices.result, { price_id: null }] })
    const page = await chromium.open()
    await visit(page)
    await offer(page).waitFor(patient)
    expect(await documentOf()).not.toContain('id="wherry-offers"')
  })

  it('PRICE-21 a page out of the history does not show the old ones', async () => {
    const page = await chromium.open()
    await visit(page)
    await offer(page).waitFor(patient)
    await page.goto('about:blank')
    await page.goBack()
    await offer(page).waitFor(patient)
    expect(await page.locator('#wherry-offers').count()).toBe(0)
  })

  it('PRICE-03 whoever has chosen another currency before never sees them', async () => {
    const page = await chromium.open()
    await page.goto(`${edge.url}/transfer?lang=en&currency=GBP`)
    await page.getByRole('combobox').first().waitFor(patient)
    const go = await holdScripts(page)
    await visit(page)
    await page.locator('#wherry-offers').waitFor({ state: 'attached', ...patient })
    expect(await page.locator('#wherry').getAttribute('data-own-offers')).toBe('')
    expect(await drawnCard(page).isVisible()).toBe(false)
    go()
    await offer(page).waitFor(patient)
    expect(await page.locator('#wherry-offers').count()).toBe(0)
  })
})
