import { fileURLToPath } from 'node:url'
import { builtChunks } from '@wherry/bench/firstScreen.ts'
import type { Listening } from '@wherry/edge/node.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { photoAtEachWidth, withChromium } from './browser.ts'
import { type Collector, startCollector } from './collector.ts'
import { startEdgeIn } from './edgeServer.ts'
import {
  chooseFirstOffer,
  choosePlace,
  dayFromNow,
  fillDate,
  fillTime,
  openFinder,
  patient,
} from './steps.ts'
import { words } from './words.ts'

const chromium = withChromium()
const dist = fileURLToPath(new URL('../../apps/module/dist', import.meta.url))
const { error_boundary: broken } = words.en.trans.common

let collector: Collector
let edge: Listening
beforeAll(async () => {
  collector = await startCollector()
  edge = await startEdgeIn(inject('edge'), {
    dist,
    port: 0,
    config: {
      apiBase: inject('api'),
      debounceMs: 300,
      accountUrl: inject('account'),
      sections: { rent: true },
    },
    errorReporting: { dsn: collector.dsn, environment: 'live' },
  })
})
afterAll(async () => {
  await Promise.all([edge?.close(), collector.close()])
})

const reported = (type: string) =>
  collector.events().filter(({ exception }) => exception.values.some((value) => value.type === type))

/** A form that asks for a departure: the pickup is recommended by it. */
async function openForm(page: Page): Promise<void> {
  await openFinder(page, 'en')
  await choosePlace(page, 'en', 'from', 'moda caddesi 142', /Moda Caddesi 142/)
  await choosePlace(page, 'en', 'to', 'SAW', /Sabiha/)
  await chooseFirstOffer(page, 'en')
}

async function fillDeparture(page: Page, time: string): Promise<void> {
  const { field } = words.en.booking
  await fillDate(page, field.takeoffDate, dayFromNow(9))
  await fillTime(page, field.takeoffTime, time)
}

/** The service refuses to recommend a pickup from now on. */
const refuseRecommending = (page: Page, status: number, body: object) =>
  page.route(
    (url) => url.pathname.endsWith('/orders/recommended-time'),
    (route) =>
      route.fulfill({ status, headers: { 'access-control-allow-origin': '*' }, json: { error: body } }),
  )

it('ERR-04 a refusal without a place of its own is told at the right, 100 px from the top, and goes with the time', async () => {
  const page = await chromium.open()
  await page.clock.install()
  await openForm(page)
  const said = 'This airport takes no pickups by night'
  await refuseRecommending(page, 422, { code: 'closed', message: said })
  await fillDeparture(page, '0530')
  const toast = page.getByRole('alert').locator('[data-tone=critical]')
  await toast.getByText(said).waitFor()
  await expect
    .poll(async () => {
      const box = await toast.boundingBox()
      return box && [Math.round(box.y), Math.round(1280 - box.x - box.width)]
    }, patient)
    .toEqual([100, 12])
  await photoAtEachWidth(page, 'refusal-en')
  // Without focus and pointer the message stays for five seconds.
  await page.mouse.move(5, 500)
  await page.clock.fastForward(5_100)
  await expect.poll(() => toast.count(), patient).toBe(0)
})

it('ERR-04 of 401, 403 and the like in a body no message tells; the next refusal is told', async () => {
  const page = await chromium.open()
  await openForm(page)
  // A message replaces the one before, so each that was ever shown is recorded.
  await page.evaluate(() => {
    const shown: string[] = []
    Object.assign(window, { shown })
    new MutationObserver(() => {
      for (const card of document.querySelectorAll('[data-tone=critical]')) {
        const text = card.textContent ?? ''
        if (shown.at(-1) !== text) shown.push(text)
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  const { takeoffTime } = words.en.booking.field
  const time = page.getByRole('combobox', { name: takeoffTime })
  const refusals = [
    ['18:30', 401, { code: 'sign_in', message: 'Sign in first' }],
    ['19:30', 403, { code: 'forbidden', message: 'Not for you' }],
    ['20:30', 200, { code: '403', message: 'Nor here' }],
    ['21:30', 422, { code: 'closed', message: 'This airport takes no pickups by night' }],
  ] as const
  for (const [at, status, body] of refusals) {
    await page.unrouteAll()
    await refuseRecommending(page, status, body)
    const answered = page.waitForResponse((answer) => answer.url().includes('/orders/recommended-time'))
    if (status === 401) await fillDeparture(page, at)
    else {
      await time.click()
      await time.press('ControlOrMeta+a')
      await time.pressSequentially(at)
      await time.press('Tab')
    }
    await expect.poll(() => time.inputValue(), patient).toBe(at)
    await answered
    if (status !== 401) continue
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  const shown = () => page.evaluate(() => (window as never as { shown: string[] }).shown)
  await expect.poll(async () => (await shown()).length, patient).toBe(1)
  expect((await shown())[0]).toContain('This airport takes no pickups by night')
})

it('ERR-06 SHELL-19 what nobody expected is shown, and reported once', async () => {
  const page = await chromium.open()
  await page.goto(`${edge.url}/transfer?lang=en`)
  await page.getByRole('heading', { level: 1, name: words.en.shell.transfer }).waitFor()
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('A planted mistake')
    })
  })
  await page.getByRole('heading', { name: broken.title }).waitFor()
  await expect.poll(() => reported('RangeError').length, patient).toBe(1)
  expect(reported('RangeError')[0]?.exception.values[0]?.value).toBe('A planted mistake')
  await page.getByRole('button', { name: broken.reload, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: words.en.shell.transfer }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(reported('RangeError')).toHaveLength(1)
})

it('SHELL-21 a part that does not come after the one reload is reported, not before it', async () => {
  const page = await chromium.open()
  const [file] =
    Object.entries(builtChunks()).find(([, all]) => all.some((one) => one.endsWith('/RentScreen.tsx'))) ?? []
  let asked = 0
  await page.route(`**/${file}`, async (route) => {
    asked += 1
    // A report of the first failure would have arrived before the second request.
    if (asked === 2) expect(reported('ChunkLoadError')).toEqual([])
    await route.fulfill({ status: 404, body: 'Not found' })
  })
  await page.goto(`${edge.url}/transfer/rent?lang=en`)
  await page.getByRole('heading', { name: broken.title }).waitFor()
  await expect.poll(() => reported('ChunkLoadError').length, patient).toBe(1)
  expect(asked).toBe(2)
})
