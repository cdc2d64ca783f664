import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Listening } from '@wherry/edge/node.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { releasedPackages, tarballName } from '../../tools/release/packages.ts'
import { root, run } from '../../tools/run.ts'
import { photo, withChromium } from './browser.ts'
import { bookInCash, eventOf, listenTo, settled } from './embedStage.ts'
import { choosePlace, patient } from './steps.ts'
import { startWideEdge } from './wideEdge.ts'
import { words } from './words.ts'

const chromium = withChromium()
const example = join(root, 'examples/partner')
const types: Record<string, string> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' }

const packs = mkdtempSync(join(tmpdir(), 'wherry-partner-'))
let edge: Listening

/** Packs `@wherry/embed` as it would be published, and takes it out of its tarball; the answer is its folder. */
async function unpacked(): Promise<string> {
  const { path, manifest } = releasedPackages().find(({ folder }) => folder === 'embed')!
  for (const [command, args] of [
    ['pnpm', ['pack', '--pack-destination', packs]],
    ['tar', ['-xzf', join(packs, tarballName(manifest)), '-C', packs]],
  ] as const) {
    const { code, output } = await run(command, [...args], { cwd: path })
    expect(code, output).toBe(0)
  }
  return join(packs, 'package')
}

beforeAll(async () => {
  edge = await startWideEdge({
    allowedParents: [inject('partner')],
    loader: join(await unpacked(), 'dist/loader.js'),
  })
})
afterAll(async () => {
  await edge.close()
  rmSync(packs, { recursive: true })
})

/** The folder's files on the partner's site, as they are but for the address of the module. */
async function serveExample(page: Page): Promise<string> {
  const home = `${inject('partner')}/example/`
  // A response that the test makes has no local address, so the page needs a permission to load the module from here.
  await page.context().grantPermissions(['local-network-access'])
  await page.route(`${home}**`, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) || 'index.html'
    const text = readFileSync(join(example, name), 'utf8')
    return route.fulfill({
      body: text.replaceAll('http://localhost:4001', edge.url),
      contentType: `${types[extname(name)]}; charset=utf-8`,
    })
  })
  return home
}

it('EMBED-07 the example of a partner’s page, with the loader of the packed package, shows the module, gives it the height it needs, and is told of a booking', async () => {
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
  const { orderId } = await eventOf(log, 'booked')
  await expect.poll(() => page.locator('#booked').textContent(), patient).toContain(String(orderId))
  expect(log.errors).toEqual([])
  expect(log.refused).toEqual([])
})
