import { expect, inject, it } from 'vitest'
import { photo, withChromium } from './browser.ts'
import { eventOf, listenTo, moduleFrame, openWithModule, partnerUrl, settled } from './embedStage.ts'
import { patient } from './steps.ts'
import { words } from './words.ts'

const chromium = withChromium()
const ownPage = (url: URL) => url.href.startsWith(inject('module'))

it.each([
  ['en', /Booking did not load/, 'Try again'],
  ['ru', /Бронирование не загрузилось/, 'Загрузить ещё раз'],
  ['es', /La reserva no se ha cargado/, 'Cargar de nuevo'],
] as const)(
  'EMBED-09 a module that does not come: an event, a text in %s, and a retry that works',
  async (lang, text, retry) => {
    const page = await chromium.open({ lang })
    const log = await listenTo(page)
    await page.clock.install()
    await page.route(ownPage, (route) => route.abort())
    await page.goto(`${inject('partner')}/element?lang=${lang}`)
    await expect.poll(() => log.asked.length, patient).toBe(1)
    await page.locator('wherry-module iframe').waitFor()
    const reserved = await page.locator('wherry-module').evaluate((module) => module.clientHeight)
    expect(reserved).toBeGreaterThanOrEqual(720)
    await page.clock.fastForward(19_000)
    expect(log.events).toEqual([])
    await page.clock.fastForward(1_500)
    expect(await eventOf(log, 'error')).toEqual({ code: 'load-failed' })
    await page.getByRole('alert').filter({ hasText: text }).waitFor()
    expect(await page.locator('wherry-module iframe').count()).toBe(0)
    await photo(page, `embed-failed-${lang}-1280`)
    await page.unroute(ownPage)
    await page.getByRole('button', { name: retry }).click()
    await page
      .frameLocator('wherry-module iframe')
      .getByRole('button', { name: words[lang].Finder.find })
      .waitFor()
    await eventOf(log, 'ready')
    expect(await page.getByRole('alert').count()).toBe(0)
  },
)

it('EMBED-09 EMBED-11 a site that is not allowed is told that the module did not load', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  await page.clock.install()
  await page.goto(`${inject('hostile')}/element`)
  await expect.poll(() => log.asked.length, patient).toBe(1)
  await page.locator('wherry-module iframe').waitFor()
  await settled(() => log.messages.length, 5)
  await page.clock.fastForward(20_500)
  expect(await eventOf(log, 'error')).toEqual({ code: 'load-failed' })
  expect(log.messages).toEqual([])
})

it('EMBED-09 a module far below is not asked for until it comes near, then once', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  await page.goto(partnerUrl('/far'), { waitUntil: 'networkidle' })
  await page.waitForFunction(() => customElements.get('wherry-module'))
  const top = await page.locator('wherry-module').evaluate((module) => module.getBoundingClientRect().top)
  expect(top).toBeGreaterThan(900 + 500)
  expect(
    await page.locator('wherry-module').evaluate((module) => module.clientHeight),
  ).toBeGreaterThanOrEqual(720)
  // The frame is still more than 400 px below the window, so it is not loaded.
  await page.evaluate((by) => window.scrollBy(0, by), top - 900 - 450)
  await settled(() => page.evaluate(() => scrollY))
  expect(log.asked).toEqual([])
  await page.evaluate(() => window.scrollBy(0, 100))
  await expect.poll(() => log.asked.length, patient).toBe(1)
  await eventOf(log, 'ready')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await settled(() => log.asked.length)
  expect(log.asked).toHaveLength(1)
})

it('EMBED-09 ready comes within a second of the frame’s own first paint', async () => {
  const took: number[] = []
  for (let at = 0; at < 3; at++) {
    const page = await chromium.open()
    const log = await listenTo(page)
    await openWithModule(page, '/element')
    await eventOf(log, 'ready')
    const frame = await moduleFrame(page)
    const painted = () =>
      frame.evaluate(() => {
        const [first] = performance.getEntriesByType('paint')
        return first ? performance.timeOrigin + first.startTime : null
      })
    await expect.poll(painted, patient).not.toBeNull()
    const ready = log.events.find(({ name }) => name === 'ready')!.at
    took.push(Math.round(ready - (await painted())!))
    await page.close()
  }
  console.log(`ready ${took.join(', ')} ms after the frame's first paint`)
  // Before it, since the frame is not seen until it is ready.
  for (const time of took) expect(Math.abs(time)).toBeLessThan(1000)
})
