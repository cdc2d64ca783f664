import type { FrameLocator, Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { takeBlock } from '../../tools/docs/blocks.ts'
import { photo, withChromium } from './browser.ts'
import { openOwn } from './embedOwn.ts'
import { bookInCash, eventOf, fillIn, listenTo, moduleFrame, payByCard } from './embedStage.ts'
import { patient } from './steps.ts'
import { words } from './words.ts'

/** The blocks that the pages for partners show, run as they stand but for where the module is served. */

const chromium = withChromium()
const origin = new URL(inject('module')).origin
const here = (block: string) =>
  block.replaceAll(/https:\/\/booking\.example|http:\/\/localhost:4001/g, origin)
const script = (code: string) => `<script>${code}</script>`

const quickStart = here(takeBlock('packages/embed/README.md', '<script async src="https://booking.example'))

/** The only frame of a page, once its search stands with the place that the block names. */
async function searchIn(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe')
  const from = frame.getByRole('combobox', { name: words.en.Finder.from, exact: true })
  await expect.poll(() => from.inputValue(), patient).toContain('Istanbul')
  return frame
}

it('EMBED-05 the page of the README shows the search', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  await openOwn(
    page,
    here(takeBlock('README.md', '<!doctype html>\n<script async src="http://localhost:4001')),
  )
  await searchIn(page)
  expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat')
  expect(log.errors).toEqual([])
})

it('EMBED-06 the guide’s tag and listener, and the analytics of the README, are told of a booking in cash', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  const said: string[] = []
  page.on('console', (message) => message.type() === 'log' && said.push(message.text()))
  const analytics = takeBlock('packages/embed/README.md', '<script>\n  window.dataLayer')
  const tag = here(takeBlock('docs/guides/partners.md', '<script async src="https://booking.example'))
  const listener = takeBlock('docs/guides/partners.md', "document.addEventListener('wherry:booked'")
  await openOwn(page, `${analytics}${tag}${script(listener)}`)
  await bookInCash(await searchIn(page))
  const { orderId, value, currency } = await eventOf(log, 'booked')
  expect(said).toEqual([`${orderId} ${value} ${currency}`])
  const pushed = await page.evaluate(() => (window as never as { dataLayer: object[] }).dataLayer)
  expect(pushed.filter((_entry, at) => at % 2 === 0)).toEqual(Array(4).fill({ ecommerce: null }))
  expect(pushed.filter((_entry, at) => at % 2 === 1)).toEqual([
    { event: 'view_item_list', ecommerce: { currency } },
    { event: 'select_item', ecommerce: { value: expect.any(Number), currency } },
    { event: 'begin_checkout', ecommerce: {} },
    { event: 'purchase', ecommerce: { transaction_id: orderId, value, currency } },
  ])
  expect(log.errors).toEqual([])
})

it('EMBED-03 a page that goes to the payment itself, as the README has it', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  const listener = takeBlock('packages/embed/README.md', "document.addEventListener('wherry:redirect'")
  await openOwn(page, `${quickStart}${script(listener)}`)
  const frame = await searchIn(page)
  await fillIn(frame)
  const left = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().startsWith(inject('pay')),
  )
  await payByCard(frame)
  await left
  const { at, detail } = log.events.find(({ name }) => name === 'redirect')!
  expect(performance.timeOrigin + performance.now() - at).toBeGreaterThanOrEqual(300)
  await page.waitForURL(String(detail['url']))
})

it('EMBED-08 the plain frame, also in the sandbox that the README lists', async () => {
  const frame = here(takeBlock('packages/embed/README.md', '<iframe\n'))
  const sandbox = takeBlock('packages/embed/README.md', 'sandbox="allow-scripts').trim()
  for (const html of [frame, frame.replace('<iframe', `<iframe ${sandbox}`)]) {
    const page = await chromium.open()
    const log = await listenTo(page)
    await openOwn(page, html)
    await searchIn(page)
    expect(await page.locator('iframe').boundingBox()).toMatchObject({ height: 720 })
    expect(await (await moduleFrame(page)).evaluate(() => window.origin)).toBe(origin)
    expect(log.errors).toEqual([])
  }
})

it('EMBED-07 the place that the README keeps stands before the script, with the link until the module stands', async () => {
  const page = await chromium.open()
  let send = () => {}
  const held = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/embed/v1/loader.js', (route) => held.then(() => route.continue()))
  const [tag] = quickStart.split('\n')
  const place = here(takeBlock('packages/embed/README.md', '<style>wherry-module:not'))
  // A page has not loaded before its script has.
  const opened = openOwn(page, `${place}${tag}`)
  const module = page.locator('wherry-module')
  const link = page.getByRole('link', { name: 'Book a transfer' })
  await link.waitFor()
  expect((await module.boundingBox())?.height).toBe(720)
  send()
  await opened
  await page
    .frameLocator('iframe')
    .getByRole('combobox', { name: words.en.Finder.from, exact: true })
    .waitFor()
  expect(await link.isVisible()).toBe(false)
})

it('EMBED-06 the theme follows what the visitor has set, by the lines of the README', async () => {
  const page = await chromium.open()
  await openOwn(
    page,
    `${quickStart}${script(takeBlock('packages/embed/README.md', 'const dark = matchMedia'))}`,
  )
  const frame = await searchIn(page)
  const theme = () => frame.locator('.wherry-root').first().getAttribute('data-wherry-theme')
  await expect.poll(theme, patient).toBe('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(theme, patient).toBe('dark')
  await photo(page, 'embed-readme-dark')
})

it('EMBED-09 the policies of the README let the module in, and nothing is refused', async () => {
  const policy = here(takeBlock('packages/embed/README.md', 'script-src https://booking.example;\n'))
  const strict = here(takeBlock('packages/embed/README.md', "default-src 'none'; script-src 'nonce-R4nd0m'"))
  const nonce = here(takeBlock('packages/embed/README.md', '<script async nonce="R4nd0m"'))
  for (const [html, header] of [
    [quickStart, policy],
    [`${nonce}<wherry-module from="ap-IST"></wherry-module>`, strict],
  ] as const) {
    const page = await chromium.open()
    const log = await listenTo(page)
    await openOwn(page, html, header.replaceAll('\n', ' ').trim())
    await searchIn(page)
    expect(log.refused).toEqual([])
  }
  // The control: without its place in the policy the module is refused, by the script and by the frame.
  for (const less of ['script-src', 'frame-src']) {
    const page = await chromium.open()
    const log = await listenTo(page)
    await openOwn(
      page,
      quickStart,
      policy.replaceAll('\n', ' ').replace(`${less} ${origin}`, `${less} 'none'`),
    )
    await expect.poll(() => log.refused.join(), patient).toContain(less)
  }
})

it('EMBED-09 SEC-03 the loader pinned by the name and hash that the README has one ask for', async () => {
  const page = await chromium.open()
  const [, asked] = /^curl (\S+)/.exec(
    here(takeBlock('packages/embed/README.md', 'curl https://booking.example')),
  )!
  const hashes = (await (await fetch(asked!)).json()) as Record<string, string>
  const [[name, hash], ...others] = Object.entries(hashes) as [[string, string]]
  expect(others).toEqual([])
  const tag = here(takeBlock('packages/embed/README.md', '<script async crossorigin="anonymous"'))
    .replace(/loader\.\w+\.js/, name)
    .replace(/sha384-[^"]+/, hash)
  await openOwn(page, `${tag}<wherry-module from="ap-IST"></wherry-module>`)
  await searchIn(page)

  const wrong = await chromium.open()
  await openOwn(wrong, `${tag.replace(hash, `sha384-${'A'.repeat(64)}`)}<wherry-module></wherry-module>`)
  const refused = wrong.waitForEvent('console', (message) => message.text().includes('integrity'))
  await wrong.reload()
  await refused
  expect(await wrong.evaluate(() => customElements.get('wherry-module') === undefined)).toBe(true)
})
