import type { Frame, Page } from 'playwright'
import { expect, it } from 'vitest'
import { photo, widths, withChromium } from './browser.ts'
import { fillIn, type Log, listenTo, moduleFrame, openWithModule, press, settled } from './embedStage.ts'
import { chooseFirstOffer, choosePlace, patient } from './steps.ts'
import { words } from './words.ts'

const chromium = withChromium()

const heights = (log: Log) => log.messages.filter(({ data }) => data?.type === 'resize')
const frameHeight = (page: Page) =>
  page.locator('wherry-module iframe').evaluate((frame) => frame.getBoundingClientRect().height)

/** Height of the content below the frame's edge and of the frame's empty part, in px; `scrolls`: it has a scroll bar. */
const misfit = (frame: Frame) =>
  frame.evaluate(() => {
    const root = document.getElementById('wherry')!.getBoundingClientRect()
    return {
      hidden: Math.max(0, document.documentElement.scrollHeight - innerHeight),
      empty: Math.max(0, Math.floor(innerHeight - Math.max(200, root.bottom))),
      scrolls: document.documentElement.clientWidth < innerWidth,
    }
  })
const fits = (frame: Frame) =>
  expect.poll(() => misfit(frame), patient).toEqual({ hidden: 0, empty: 0, scrolls: false })

it.each([widths.phone, widths.desktop])(
  'EMBED-07 the height follows what is shown, without a scroll bar, at %d px',
  async (width) => {
    const page = await chromium.open({ width, touch: width < 700 })
    const log = await listenTo(page)
    const inside = await openWithModule(page, '/element')
    const frame = await moduleFrame(page)
    await fits(frame)
    const first = await settled(() => frameHeight(page))
    await choosePlace(inside, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
    await expect.poll(() => frameHeight(page), patient).toBeGreaterThan(first + 200)
    await fits(frame)
    await chooseFirstOffer(inside, 'en')
    await settled(() => frameHeight(page))
    await fits(frame)
    await photo(page, `embed-form-${width}`)
    const times = heights(log).map(({ at }) => at)
    expect(times.length).toBeGreaterThan(2)
    for (const at of times)
      expect(times.filter((other) => other >= at && other < at + 1000).length).toBeLessThanOrEqual(10)
  },
)

it('EMBED-07 a change of the content is told in 3 messages at most, and what grows with the frame does not run away', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  await openWithModule(page, '/element')
  const frame = await moduleFrame(page)
  const height = await settled(() => frameHeight(page))
  const change = async (css: string, expected: number) => {
    const before = heights(log).length
    await frame.evaluate((text) => {
      const block = document.getElementById('block') ?? document.createElement('div')
      block.id = 'block'
      block.style.height = text
      document.getElementById('wherry')!.append(block)
    }, css)
    await expect.poll(() => frameHeight(page), patient).toBeCloseTo(expected, -1)
    await settled(() => heights(log).length)
    return heights(log).length - before
  }
  expect(await change('700px', height + 700)).toBeLessThanOrEqual(3)
  expect(await change('100px', height + 100)).toBeLessThanOrEqual(3)
  expect(await change('0px', height)).toBeLessThanOrEqual(3)

  // As high as the frame itself: each answer would ask for more.
  const before = heights(log).length
  await frame.evaluate(() => {
    document.getElementById('block')!.style.height = '100vh'
  })
  const grown = await settled(() => frameHeight(page), 14)
  expect(grown).toBeLessThan(height * 3)
  expect(heights(log).length - before).toBeLessThanOrEqual(3)
  const count = heights(log).length
  await settled(() => heights(log).length, 12)
  expect(heights(log).length, 'nothing is told while nothing changes').toBe(count)
})

it('EMBED-07 A11Y-05 what opens over the form lies in the part that is seen, wherever the page is scrolled to', async () => {
  const page = await chromium.open({ width: widths.desktop })
  await page.setViewportSize({ width: 1280, height: 640 })
  const inside = await openWithModule(page, '/element')
  await fillIn(inside)
  const frame = await moduleFrame(page)
  await fits(frame)
  const { booking } = words.en
  const time = inside.getByRole('combobox', { name: booking.field.landingTime })
  for (const at of [120, 480]) {
    const box = (await time.boundingBox())!
    await page.evaluate((by) => window.scrollBy(0, by), box.y - at)
    await expect.poll(async () => Math.round((await time.boundingBox())!.y)).toBeCloseTo(at, -2)
    await press(time)
    const list = inside.getByRole('listbox')
    await list.waitFor()
    await expect
      .poll(async () => {
        const { y, height } = (await list.boundingBox())!
        return { above: Math.max(0, Math.ceil(-y)), below: Math.max(0, Math.floor(y + height - 640)) }
      }, patient)
      .toEqual({ above: 0, below: 0 })
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
  }
})
