import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type Listening, startEdge } from '@wherry/edge/node.ts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { withChromium } from './browser.ts'
import { patient } from './steps.ts'

const chromium = withChromium()
const dist = fileURLToPath(new URL('../../apps/module/dist', import.meta.url))

/** The partner's page: two lines of HTML, with the attributes of the address. */
const partner = createServer((request, response) => {
  const attributes = new URL(request.url ?? '', 'http://a').searchParams.get('attributes') ?? ''
  response
    .setHeader('content-type', 'text/html')
    .end(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><script async src="${edge.url}/embed/v1/loader.js"></script><wherry-module base-url="${edge.url}/transfer" ${attributes}></wherry-module>`,
    )
})
let edge: Listening
let origin: string
beforeAll(async () => {
  await new Promise<void>((resolve) => partner.listen(0, 'localhost', resolve))
  origin = `http://localhost:${(partner.address() as AddressInfo).port}`
  const config = { apiBase: inject('api'), accountUrl: inject('account'), debounceMs: 300 }
  edge = await startEdge({
    ...{ dist, port: 0, config, allowedParents: [origin], firstAnswers: { from: inject('api') } },
  })
})
afterAll(async () => {
  await edge?.close()
  partner.closeAllConnections()
  partner.close()
})

it.each([
  ['a partner', 'partner="2001" from="ap-IST" accent="#2451d6" lang="en" hide-menu', true],
  ['a partner, in Spanish', 'partner="2001" lang="es"', true],
  ['a theme and an accent', 'theme="dark" accent="#b4532a" lang="ru" to="ap-IST"', false],
  ['nothing but the language', 'lang="en"', false],
])(
  'EMBED-09 the finder of a frame is seen before its script, and what comes stands where it stood: %s',
  { tags: 'alone' },
  async (_what, attributes, hasLanding) => {
    const page = await chromium.open({ width: 390 })
    await page.addInitScript(() => {
      const moved: number[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          moved.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    let letIn = () => {}
    const held = new Promise<void>((resolve) => (letIn = resolve))
    await page.route('**/assets/*.js', (route) => held.then(() => route.continue()))
    // A font that loads late would move its text here as on any page.
    await page.route('**/*.woff2', (route) => route.abort())
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, origin } = new URL(request.url())
      if (origin === inject('api') || pathname.includes('/accents/')) asked.push(pathname)
    })
    await page.goto(`${origin}/?attributes=${encodeURIComponent(attributes)}`, { waitUntil: 'commit' })
    const element = page.locator('wherry-module iframe')
    const inside = page.frameLocator('wherry-module iframe')
    await inside.locator('[inert] search').waitFor(patient)
    await expect.poll(() => element.evaluate((frame) => getComputedStyle(frame).opacity), patient).toBe('1')
    expect(await page.locator('wherry-module p').count(), 'the placeholder').toBe(0)
    const look = () =>
      inside.locator('.wherry-root').evaluate((root) => {
        const style = getComputedStyle(root)
        const { color, backgroundColor } = style
        const accent = style.getPropertyValue('--wherry-accent-solid').trim()
        const boxes = ['h1', 'header', 'h2', 'h2 + div', 'search', 'search > div', 'search button'].map(
          (part) => {
            const found = root.querySelector(part)
            const { x, y, width, height } = found?.getBoundingClientRect() ?? {}
            return { part, x, y, width, height, text: found?.textContent }
          },
        )
        return { theme: root.getAttribute('data-wherry-theme'), color, backgroundColor, accent, boxes }
      })
    const drawn = await look()
    expect(await inside.locator('h2').count()).toBe(hasLanding ? 1 : 0)
    letIn()
    await inside.locator('search:not([inert] *)').waitFor(patient)
    expect(await look()).toEqual(drawn)
    const frame = page.frames().find((one) => one.url().startsWith(edge.url))!
    await page.waitForLoadState('networkidle')
    for (const one of [page.mainFrame(), frame])
      expect(await one.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([])
    // The edge has asked for the settings, the place and the accent.
    const own = hasLanding ? /settings|places|accents/ : /accents/
    expect(asked.filter((path) => own.test(path))).toEqual([])
  },
)
