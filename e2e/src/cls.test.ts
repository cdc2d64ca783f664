import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { widths, withChromium } from './browser.ts'
import { choosePlace, openFinder } from './steps.ts'
import { pattern, words } from './words.ts'

const chromium = withChromium()

interface Shift {
  value: number
  /** True if the shift follows a key or a press within half a second: the person caused it. */
  isOwn: boolean
  what: string
}

/** Records the layout shifts of a page. @returns a function that gives those so far */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    interface LayoutShift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const what = sources.map(({ node, previousRect, currentRect }) => {
          const name = (node?.outerHTML ?? node?.textContent ?? 'gone').slice(0, 160)
          return `${name} from ${previousRect.x},${previousRect.y} ${previousRect.width}×${previousRect.height} to ${currentRect.x},${currentRect.y} ${currentRect.width}×${currentRect.height}`
        })
        shifts.push({ value, isOwn: hadRecentInput, what: what.join('\n') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

it.each(Object.values(widths))(
  'SHELL-26 CLS is 0.00 from the empty finder through both typed places to the offers, at %d px',
  { tags: 'alone' },
  async (width) => {
    const page = await chromium.open({ width, touch: width < 700 })
    const shifts = await watchShifts(page)
    await openFinder(page, 'en')
    await choosePlace(page, 'en', 'from', 'IST', /Istanbul Airport/)
    // A shift more than half a second after a key no longer counts as caused by the person.
    await page.waitForTimeout(700)
    await choosePlace(page, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
    await page
      .getByRole('button', { name: pattern(words.en.offers.chooseOf) })
      .first()
      .waitFor()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(700)
    const all = await shifts()
    const others = all.filter(({ isOwn }) => !isOwn)
    // The remaining 0.0002 to 0.0013 come from the web font, which replaces the system's.
    const sum = others.reduce((total, { value }) => total + value, 0)
    console.info(`CLS at ${width} px: ${sum.toFixed(4)}, with the person's own ${all.length - others.length}`)
    expect(sum, others.map(({ value, what }) => `${value.toFixed(4)} ${what}`).join('\n')).toBeLessThan(0.005)
  },
)
