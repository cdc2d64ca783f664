import { fileURLToPath } from 'node:url'
import { builtChunks } from '@wherry/bench/firstScreen.ts'
import type { Listening } from '@wherry/edge/node.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { moduleUrl, withChromium } from './browser.ts'
import { type Collector, startCollector } from './collector.ts'
import { startEdgeIn } from './edgeServer.ts'
import { chooseFirstOffer, fillFlight, fillPassenger, passenger, patient, signIn } from './steps.ts'
import { words } from './words.ts'

const chromium = withChromium()
const dist = fileURLToPath(new URL('../../apps/module/dist', import.meta.url))

let collector: Collector
const edges: Listening[] = []

/** The module as an environment serves it. */
async function serve(environment: string): Promise<string> {
  const edge = await startEdgeIn(inject('edge'), {
    dist,
    port: 0,
    config: { apiBase: inject('api'), debounceMs: 300, accountUrl: inject('account') },
    errorReporting: { dsn: collector.dsn, environment },
  })
  edges.push(edge)
  return `${edge.url}/transfer`
}

beforeAll(async () => {
  collector = await startCollector()
})
afterAll(async () => {
  await Promise.all([...edges.map((edge) => edge.close()), collector.close()])
})

/** Makes the calls of a path fail with a server's message that has personal data. */
const breakCalls = (page: Page, path: string) =>
  page.route(
    (url) => url.href.startsWith(inject('api')) && url.pathname.endsWith(path),
    (route) =>
      route.fulfill({
        status: 500,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { code: 'oops', message: `No pool for ${passenger.en.name} ${passenger.en.email}` } },
      }),
  )

/** Files of the build that hold a part of the service's library. */
const libraryFiles = () =>
  Object.entries(builtChunks())
    .filter(([, sources]) => sources.some((source) => source.includes('@sentry')))
    .map(([file]) => file)

/** Paths of all that a page loads from now on. */
function loadedBy(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname.slice(1)))
  return paths
}

/** Searches while the prices fail with a 500, and waits until the page says so. */
async function searchInVain(page: Page, module: string): Promise<void> {
  await breakCalls(page, '/prices')
  await page.goto(`${module}?lang=en&from=ap-IST&to=ad-moda-caddesi-142`)
  await page.getByRole('heading', { name: words.en.offers.failed.title }).waitFor()
}

describe('ERR-02 a 500', () => {
  it('SEC-04 SEC-05 is reported with what went before it, and nothing of the person is in it', async () => {
    const page = await chromium.open()
    const module = await serve('live')
    const refused: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text())
    })
    await page.goto(`${module}?lang=en&from=ap-IST&to=ad-moda-caddesi-142&utm_source=paper-boat`)
    await chooseFirstOffer(page, 'en')
    await fillFlight(page, 'en')
    await fillPassenger(page, 'en')
    await breakCalls(page, '/orders')
    await page.getByRole('button', { name: words.en.booking.pay.cash }).last().click()
    const wanted = () =>
      collector.events().find(({ contexts }) => contexts.wherry['endpoint'] === 'createOrder')
    await expect.poll(() => wanted(), patient).toBeDefined()

    const event = wanted()
    expect(event?.exception.values[0]).toMatchObject({
      type: 'ClientError',
      value: 'createOrder rejected 500 oops',
    })
    expect(event?.environment).toBe('live')
    expect(event?.contexts.wherry).toMatchObject({ endpoint: 'createOrder', status: 500 })
    const crumbs = event?.breadcrumbs ?? []
    expect(crumbs.length).toBeLessThanOrEqual(100)
    expect([...new Set(crumbs.map(({ category }) => category))].sort()).toEqual(['call', 'click', 'go'])
    expect(crumbs.map(({ message }) => message)).toContain('/transfer/prices')
    expect(crumbs.at(-1)?.message).toMatch(/^POST \S+\/v4\/orders 500$/)
    expect(crumbs.map(({ message }) => message).join(' '), 'from the very start').toMatch(/get-setting-user/)

    const all = collector.received.join('\n')
    const { name, phone, email } = passenger.en
    const digits = phone.replace(/\D/g, '')
    for (const secret of [name, 'O’Brien', 'Brien', phone, digits, email, 'TK 1985', 'paper-boat'])
      expect(all, secret).not.toContain(secret)
    expect(all.replace(/\D/g, '')).not.toContain(digits)
    expect(all).toContain('"infer_ip":"never"')
    expect(all).not.toMatch(/lang=en|module_type|moda|user_id|userID/)
    expect(refused).toEqual([])
  })

  it.each([
    ['an app', '&platform=app'],
    ['a page that is not the app’s', ''],
  ])(
    'SEC-04 EMBED-02 the token in the address of %s goes from it, and is neither written nor told',
    async (_, platform) => {
      const visitor = await chromium.open()
      await signIn(visitor)
      const cookies = await visitor.context().cookies()
      const token = cookies.find(({ name }) => name === 'token_ng')?.value ?? ''
      expect(token.length).toBeGreaterThan(20)

      const page = await chromium.open({ isInApp: true })
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      const bearers: (string | undefined)[] = []
      page.on('request', (request) => {
        const isSettings = /get-setting-user/.test(request.url())
        const mayName = request.isNavigationRequest() || (isSettings && platform !== '')
        expect(request.url().includes(token) && !mayName, request.url()).toBe(false)
        if (isSettings) bearers.push(request.headers()['authorization'])
      })
      await breakCalls(page, '/prices')
      const module = await serve('live')
      const before = collector.events().length
      await page.goto(`${module}?from=ap-IST${platform}&token=${token}&to=ad-moda-caddesi-142&lang=en#x`)
      const { account, signIn: signInName } = words.en.shell
      await page.getByRole('button', { name: platform === '' ? signInName : account }).waitFor()
      const sent = platform === '' ? undefined : `Bearer ${token}`
      await expect.poll(() => bearers.length > 0 && bearers.every((one) => one === sent), patient).toBe(true)
      expect(page.url()).toBe(`${module}?from=ap-IST${platform}&to=ad-moda-caddesi-142&lang=en#x`)
      await expect
        .poll(() => said.length, { ...patient, message: 'the refusal is in the console' })
        .toBeGreaterThan(0)
      await expect.poll(() => collector.events().length, patient).toBeGreaterThan(before)
      expect([...said, ...collector.received].join('\n')).not.toContain(token)
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      )
      expect(kept).not.toContain(token)

      await page.reload()
      await page.getByRole('button', { name: words.en.shell.signIn }).waitFor()
    },
  )

  it('without a configuration no byte of the library is loaded, and in another environment nothing is sent', async () => {
    expect(libraryFiles().length, 'the library is there to be loaded').toBeGreaterThan(0)
    const elsewhere = await serve('stage2')
    for (const module of [moduleUrl(), elsewhere]) {
      const page = await chromium.open()
      const loaded = loadedBy(page)
      await searchInVain(page, module)
      // A report would have been sent by now, as the last page of this test shows.
      await page.waitForLoadState('networkidle')
      expect(loaded.filter((path) => libraryFiles().includes(path))).toEqual([])
      expect(collector.events().filter(({ environment }) => environment === 'stage2')).toEqual([])
    }
    const page = await chromium.open()
    const loaded = loadedBy(page)
    const module = await serve('stage1')
    await page.goto(`${module}?lang=en`)
    await page.getByRole('heading', { level: 1, name: words.en.shell.transfer }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(
      loaded.filter((path) => libraryFiles().includes(path)),
      'not before an error',
    ).toEqual([])
    await searchInVain(page, module)
    await expect
      .poll(() => loaded.filter((path) => libraryFiles().includes(path)).length, patient)
      .toBeGreaterThan(0)
    await expect.poll(() => collector.events().at(-1)?.environment, patient).toBe('stage1')
  })
})
