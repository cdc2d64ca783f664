import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { photo, withChromium } from './browser.ts'
import { bookInCash, listenTo, settled, toldOf } from './embedStage.ts'
import { choosePlace, patient } from './steps.ts'
import { words } from './words.ts'

const chromium = withChromium()
const folder = fileURLToPath(new URL('../../examples/partner', import.meta.url))
const types: Record<string, string> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' }

/** The folder's files on the partner's site, as they are but for the address of the module. */
async function serveExample(page: Page): Promise<string> {
  const home = `${inject('partner')}/example/`
  // What a test answers itself comes from no address of this machine.
  await page.context().grantPermissions(['local-network-access'])
  await page.route(`${home}**`, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) || 'index.html'
    const text = readFileSync(join(folder, name), 'utf8')
    return route.fulfill({
      body: text.replaceAll('http://localhost:4001', new URL(inject('module')).origin),
      contentType: `${types[extname(name)]}; charset=utf-8`,
    })
  })
  return home
}

it('EMBED-07 the example of a partner’s page shows the module, gives it the height it needs, and is told of a booking', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  await page.goto(await serveExample(page))
  const frame = page.frameLocator('wherry-module iframe')
  await expect
    .poll(
      () => frame.getByRole('combobox', { name: words.en.Finder.from, exact: true }).inputValue(),
      patient,
    )
    .toContain('Istanbul')
  const height = () =>
    page.locator('wherry-module iframe').evaluate((element) => element.getBoundingClientRect().height)
  const first = await settled(height)
  await choosePlace(frame, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
  await expect.poll(height, patient).toBeGreaterThan(first + 200)
  await photo(page, 'example-partner')

  await page.reload()
  await bookInCash(frame)
  const { orderId } = await toldOf(log, 'booked')
  await expect.poll(() => page.locator('#booked').textContent(), patient).toContain(String(orderId))
  expect(log.errors).toEqual([])
  expect(log.refused).toEqual([])
})
