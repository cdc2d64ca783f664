import type { Page } from 'playwright'
import type { Product } from './product.ts'
import { toForm } from './routes.ts'
import { slow } from './visit.ts'

/** Runs in each document before its own scripts: measures how long each key and press takes to become visible. */
function watchInputs(): void {
  const took: number[] = []
  Object.assign(window, { took })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
      if (entry.interactionId) took.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Taps on the prerendered From field from the first paint until it works, as an impatient visitor does. */
async function tapDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const { x, y, width, height } = await page.evaluate(() =>
    document.querySelector('[role=combobox]')!.getBoundingClientRect().toJSON(),
  )
  do {
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await page.waitForTimeout(150)
  } while ((await page.locator('[role=combobox]:not([inert] *)').count()) === 0)
}

/** Longest time in milliseconds from an input to the frame that shows it, by step. */
export type Interactions = Record<string, number>

/**
 * A customer's journey from the first letter to the press that books, on slow 4G and a processor four times slower,
 * measured by the browser's own event timing (steps of 8 ms).
 */
export async function journey(page: Page, { finder }: Product): Promise<Interactions> {
  const all: Interactions = {}
  await page.addInitScript(watchInputs)
  await slow(page)
  await page.goto(`${finder}?lang=en`, { waitUntil: 'commit' })

  /** Runs one step and measures its slowest input. */
  async function step(name: string, act: () => Promise<unknown>): Promise<void> {
    await act()
    // The browser reports an input only after the frame that shows it.
    await page.waitForTimeout(400)
    all[name] = await page.evaluate(() =>
      Math.max(0, ...(window as unknown as { took: number[] }).took.splice(0)),
    )
  }
  const box = (name: string) => page.getByRole('combobox', { name, exact: true }).first()
  const field = (name: string) => page.getByRole('textbox', { name }).first()
  const option = (name: RegExp) => page.getByRole('option', { name }).first()
  const type = (name: string, text: string) =>
    step(`type ${name}`, () => field(name).pressSequentially(text, { delay: 60 }))

  await step('tap the drawn From', () => tapDrawn(page))
  await step('open From', () => box('From').tap())
  await step('type From', () => page.keyboard.type('istanbul air', { delay: 60 }))
  await step('take From', () => option(/Istanbul Airport/).tap())
  await step('open To', () => box('To').tap())
  await step('type To', () => page.keyboard.type('moda caddesi 142', { delay: 60 }))
  await step('take To', () => option(/Moda Caddesi 142/).tap())
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .waitFor({ timeout: 60_000 })
  await step('open filters', () =>
    page
      .getByRole('button', { name: /^Filters/ })
      .first()
      .tap(),
  )
  await step('a filter', () => page.getByRole('dialog').getByRole('checkbox').first().tap())
  await step('show', () => page.getByRole('dialog').getByRole('button', { name: /^Show/ }).tap())
  await step('choose a car', () => toForm(page))
  await type('Flight number', 'TK 1985')
  await step('open the calendar', () =>
    page
      .getByRole('button', { name: /^Choose a date/ })
      .first()
      .tap(),
  )
  await step('take a day', () =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: /20\d\d/ })
      .last()
      .tap(),
  )
  await type('First and last name', 'Mary Keller')
  await type('Mobile phone', '+447911123456')
  await type('E-mail', 'mary@example.com')
  await step('press pay', () => page.getByRole('button', { name: /^Pay/ }).last().tap())
  return all
}
