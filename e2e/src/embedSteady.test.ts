import { builtChunks } from '@wherry/bench/firstScreen.ts'
import type { FrameLocator, Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { widths, withChromium } from './browser.ts'
import { fillIn, type Log, listenTo, openWithModule, payInCash, press, settled } from './embedStage.ts'
import { chooseFirstOffer, choosePlace, patient } from './steps.ts'
import { pattern, words } from './words.ts'

const chromium = withChromium()
const { approval, booking, offers } = words.en

/** Px that the loader reserves. */
const reserved = 720

/** Heights that the page was told, in order. */
const heights = (log: Log): number[] =>
  log.messages.flatMap(({ data }) => (data?.type === 'resize' ? [data.payload?.['h'] as number] : []))
const frameHeight = (page: Page) =>
  page.locator('wherry-module iframe').evaluate((frame) => frame.getBoundingClientRect().height)

/** Sources of the pages that come after the search. */
const pages = /\/(BookingScreen|RentScreen)\.tsx$/

/** Holds the code of the later pages back until it is let through; a page that is closed again holds what is left. */
async function holdPages(page: Page) {
  const chunks = builtChunks()
  const held: (() => void)[] = []
  let isOpen = false
  await page.route('**/assets/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const isPage = chunks[pathname.slice(1)]?.some((source) => pages.test(source)) ?? false
    if (isPage && !isOpen) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  return {
    held,
    letThrough(how: { andStay: boolean }) {
      isOpen = how.andStay
      for (const release of held.splice(0)) release()
    },
  }
}

/** Delays all files and calls of the module. */
const slowDown = (page: Page) =>
  page.route(
    (url) => url.pathname.includes('/assets/') || url.origin === inject('api'),
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    },
  )

/** Effect of a step on the frame: its height before and after, the heights that it was sent, and the least of all. */
async function moved(page: Page, log: Log, step: () => Promise<unknown>) {
  const before = await settled(() => frameHeight(page))
  const count = heights(log).length
  await step()
  const after = await settled(() => frameHeight(page), 14)
  const told = heights(log).slice(count)
  return { before, after, told, least: Math.min(before, ...told) }
}

it.each([widths.phone, widths.desktop])(
  'EMBED-07 SHELL-26 what is reserved stands until the first page does: one move, at %d px',
  async (width) => {
    const page = await chromium.open({ width, touch: width < 700 })
    const log = await listenTo(page)
    await slowDown(page)
    const inside = await openWithModule(page, '/element')
    // The partner's landing is the last part to load.
    await inside.getByRole('heading', { level: 2 }).first().waitFor()
    const height = await settled(() => frameHeight(page), 14)
    const told = heights(log)
    expect(height).toBeGreaterThan(reserved)
    expect(told.filter((one) => one !== reserved)).toEqual([height])
    expect(told.length).toBeLessThanOrEqual(2)
  },
)

it.each([widths.phone, widths.desktop])(
  'EMBED-07 SHELL-26 the frame stands still while the code of the next page is on its way, at %d px',
  async (width) => {
    const page = await chromium.open({ width, touch: width < 700 })
    const log = await listenTo(page)
    const code = await holdPages(page)
    const inside = await openWithModule(page, '/element')
    await choosePlace(inside, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
    const choose = inside.getByRole('button', { name: pattern(offers.chooseOf) }).first()
    await choose.waitFor()
    const waiting = await moved(page, log, async () => {
      await press(choose)
      await choose.waitFor({ state: 'detached' })
    })
    expect(code.held.length).toBeGreaterThan(0)
    expect(waiting.told, 'it is left as it is').toEqual([])
    const title = inside.getByRole('heading', { level: 1, name: booking.title })
    const form = await moved(page, log, async () => {
      expect(await title.count()).toBe(0)
      code.letThrough({ andStay: false })
      await title.waitFor()
    })
    expect(form.after).not.toBe(form.before)
    expect(form.told.length).toBeLessThanOrEqual(3)
    expect(form.least).toBeGreaterThanOrEqual(Math.min(form.before, form.after))

    // Opens another section, whose code is not loaded yet.
    const leaving = await moved(page, log, async () => {
      await page.locator('wherry-module').evaluate((module) => module.setAttribute('section', 'rent'))
      await title.waitFor({ state: 'detached' })
    })
    expect(leaving.told).toEqual([])
    const rent = await moved(page, log, async () => {
      code.letThrough({ andStay: true })
      await inside.getByRole('combobox', { name: words.en.Finder.from, exact: true }).waitFor()
    })
    expect(rent.told.length).toBeLessThanOrEqual(3)
    expect(rent.least).toBeGreaterThanOrEqual(Math.min(rent.before, rent.after))
  },
)

it('EMBED-07 SHELL-26 from the form to the confirmation the frame never falls below what comes', async () => {
  const page = await chromium.open({ width: widths.phone, touch: true })
  const log = await listenTo(page)
  const inside = await openWithModule(page, '/element')
  await fillIn(inside)
  await slowDown(page)
  const paid = await moved(page, log, async () => {
    await payInCash(inside)
    await inside.getByRole('heading', { level: 1, name: approval.booked }).waitFor()
  })
  expect(paid.least).toBeGreaterThanOrEqual(Math.min(paid.before, paid.after))
})

/** True if a whole field is inside the window of the page. */
async function isInWindow(page: Page, inside: FrameLocator, name: string): Promise<boolean> {
  const box = await inside.getByRole('textbox', { name }).boundingBox()
  const { height } = page.viewportSize()!
  return box !== null && box.y >= 0 && box.y + box.height <= height
}

it('EMBED-06 EMBED-07 a phone that is turned keeps the field with the focus, and an open dialog, in view', async () => {
  const page = await chromium.open({ width: widths.phone, touch: true })
  const log = await listenTo(page)
  const inside = await openWithModule(page, '/element')
  await choosePlace(inside, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
  await chooseFirstOffer(inside, 'en')
  const { email } = booking.passengers
  await press(inside.getByRole('textbox', { name: email }))
  await settled(() => frameHeight(page))
  await expect.poll(() => isInWindow(page, inside, email), patient).toBe(true)
  const asked = () => log.messages.filter(({ data }) => data?.type === 'scroll-to').length
  for (const [width, height] of [
    [740, 360],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await settled(() => frameHeight(page))
    await expect.poll(() => isInWindow(page, inside, email), patient).toBe(true)
  }
  expect(asked()).toBeGreaterThan(0)

  const terms = inside.getByRole('button', { name: words.en.bonus.terms.offer, exact: true })
  await press(terms)
  const dialog = inside.getByRole('dialog')
  await dialog.waitFor()
  for (const [width, height] of [
    [740, 360],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await settled(() => frameHeight(page))
    await expect
      .poll(async () => {
        const box = (await dialog.boundingBox())!
        return box.y >= 0 && box.y + box.height <= height + 1
      }, patient)
      .toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => terms.evaluate((one) => one === document.activeElement), patient).toBe(true)

  // Whoever has scrolled on is left where they are.
  const scrolled = () => page.evaluate(() => window.scrollY)
  await settled(scrolled, 14)
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await settled(scrolled)).toBe(0)
  const before = asked()
  await page.setViewportSize({ width: 740, height: 360 })
  await settled(() => frameHeight(page), 14)
  expect(asked()).toBe(before)
})
