/**
 * Measures how soon the real finder answers a key and a press on a processor four times slower: typing with suggestions
 * open (bar 100 ms), and the filters of 1,000 offers (bar 200 ms). Build first, then
 *
 *     node bench/src/finderInp.ts
 *
 * measures the built module, or the served one at an address that follows. Prints each interaction by the browser's
 * own event timing (steps of 8 ms) with the load of the machine; ends with 1 if a bar is missed.
 */
import { loadavg } from 'node:os'
import { examples } from '@wherry/booking/wire'
import { chromium, type Page } from 'playwright'
import { findBrowser } from '../../tools/browser.ts'
import { startProduct } from './pages/product.ts'

const [given] = process.argv.slice(2)
const product = given === undefined ? await startProduct() : null
const address = given ?? product!.finder
const bars = { key: 100, press: 200 }

const [example] = examples.prices.answer.result
const cars = ['Economy', 'Comfort', 'Business', 'First class', 'Minivan', 'Premium minivan', 'Minibus', 'Bus']
const offers = Array.from({ length: 1000 }, (_, at) => ({
  ...example,
  price_id: `pr-${at}`,
  price: String(40 + ((at * 37) % 90)),
  car_class: { ...example?.car_class, car_class_id: 1 + (at % 8), name: cars[at % 8] },
  service_provider: {
    ...example?.service_provider,
    id: 1 + (Math.floor(at / 8) % 20),
    name: `Provider ${1 + (Math.floor(at / 8) % 20)}`,
  },
}))

/**
 * Makes the page measure how long each key and press takes.
 *
 * @returns a function that gives the longest time since its last call
 */
async function watchInteractions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if ((entry as { interactionId?: number }).interactionId) durations.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  return async () => {
    // The browser reports an interaction only after the frame that shows it.
    await page.waitForTimeout(300)
    return page.evaluate(() => {
      const { durations } = window as unknown as { durations: number[] }
      return Math.max(0, ...durations.splice(0))
    })
  }
}

const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args })
const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en' })
const longest = await watchInteractions(page)
await page.route(/\/v\d\/prices\?/, (route) => route.fulfill({ json: { result: offers } }))

async function slow<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  try {
    return await run()
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
}

const keys: Record<string, number> = {}
await page.goto(`${address}?lang=en`)
const from = page.getByRole('combobox', { name: 'From', exact: true })
await from.click()
await slow(async () => {
  await from.pressSequentially('Ista')
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await longest()
  for (const key of ['n', 'b', 'u', 'l', 'Backspace', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await page.keyboard.press(key)
    keys[`${Object.keys(keys).length + 1} ${key}`] = await longest()
    await page.getByRole('listbox').getByRole('option').first().waitFor()
  }
})

const presses: Record<string, number> = {}
await page.goto(`${address}?lang=en&from=ap-IST&to=ad-moda-caddesi-142`)
await page.getByText(/^1,000 offers/).waitFor({ timeout: 60_000 })
await page.waitForTimeout(2000)
await slow(async () => {
  await longest()
  const press = async (name: string, target: ReturnType<Page['locator']>) => {
    await target.click({ timeout: 60_000 })
    presses[name] = await longest()
  }
  await press('One by one', page.locator('[role="radiogroup"] label', { hasText: 'One by one' }))
  await press('Filters', page.locator('button', { hasText: 'Filters' }).first())
  await press('a class', page.locator('[role="dialog"] label', { hasText: 'Economy' }).first())
  await press('Show', page.locator('[role="dialog"] button', { hasText: /^Show/ }))
  await press('Reset', page.locator('fieldset > button', { hasText: 'Reset' }))
  await press('By class', page.locator('[role="radiogroup"] label', { hasText: 'By class' }))
})
await browser.close()
await product?.close()

const worst = (took: Record<string, number>) => Math.max(...Object.values(took))
console.log(
  `load ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}`,
)
console.log('keys with suggestions open, ms:', keys)
console.log('presses on the filters of 1,000 offers, ms:', presses)
console.log(
  `INP of keys ${worst(keys)} ms (bar ${bars.key}), of presses ${worst(presses)} ms (bar ${bars.press})`,
)
if (worst(keys) > bars.key || worst(presses) > bars.press) process.exitCode = 1
