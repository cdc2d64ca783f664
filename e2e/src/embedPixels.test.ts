import type { Frame, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { withBrowser } from './browser.ts'
import { moduleFrame, openWithModule, settled } from './embedStage.ts'
import { chooseFirstOffer, choosePlace, patient } from './steps.ts'

const browser = withBrowser()

/** Sizes of a document and of its frame, in px; null while all fits. */
const misfit = (frame: Frame) =>
  frame.evaluate(() => {
    const { scrollHeight, clientHeight, clientWidth, scrollWidth } = document.documentElement
    const { bottom } = document.querySelector('#wherry')!.getBoundingClientRect()
    const isWhole = scrollHeight <= innerHeight && scrollWidth <= innerWidth && clientWidth === innerWidth
    // The frame is never lower than 200 px.
    const empty = innerHeight - Math.max(200, bottom)
    if (isWhole && empty < 1) return null
    return { scrollHeight, clientHeight, innerHeight, scrollWidth, clientWidth, innerWidth, bottom }
  })

/** Waits until the frame fits, as it may not fit for a moment between two sizes. */
const isWhole = async (page: Page, frame: Frame, state: string) => {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  await expect.poll(() => misfit(frame), { ...patient, message: state }).toBe(null)
}

const ratios = [1, 1.5, 2, 3].filter((ratio) => browser.lacks({ ratio }) === null)

describe('EMBED-07 a document in a frame is not a pixel higher than the frame', { tags: 'engines' }, () => {
  it.each(ratios)('at %d pixels of the screen to one of the page', async (ratio) => {
    const page = await browser.open({ ratio })
    const inside = await openWithModule(page, '/element')
    const frame = await moduleFrame(page)
    expect(await frame.evaluate(() => devicePixelRatio)).toBe(ratio)
    const atEachWidth = async (state: string) => {
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await isWhole(page, frame, `${state} at ${width} px`)
      }
    }
    await atEachWidth('the finder')
    await choosePlace(inside, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
    await atEachWidth('the offers')
    // After a new width the field with the focus is brought into view, which moves what is to be pressed.
    await settled(() => page.evaluate(() => scrollY))
    await chooseFirstOffer(inside, 'en')
    await atEachWidth('the form')
  })
})
