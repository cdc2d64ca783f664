import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { withChromium } from '../browser.ts'
import { journeyClock } from '../clock.ts'
import { byCard, fromAirport } from './trips.ts'
import { lostOf, ordersOf, walk } from './visitor.ts'

const chromium = withChromium()
const hour = 60 * 60 * 1000
const day = 24 * hour
const steps = ['choose', 'Landing date', 'First and last name', 'agree', 'pay', 'bank']

const nowOf = (page: Page) => page.evaluate(() => Date.now())
const setBy = async (page: Page, milliseconds: number) =>
  page.clock.setSystemTime((await nowOf(page)) + milliseconds)

/** Sudden changes of a device's clock. */
const jumps: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'goes back a day': (page) => setBy(page, -day),
  'goes on a day': (page) => setBy(page, day),
  'goes back an hour': (page) => setBy(page, -hour),
  'goes on an hour': (page) => setBy(page, hour),
  'stands still': async (page) => page.clock.setFixedTime(await nowOf(page)),
  'is two hours on after a sleep': (page) => page.clock.fastForward(2 * hour),
  // Nobody can book in a wrong year, so the clock is set right again after a moment.
  'is a year on for a moment': async (page) => {
    await setBy(page, 365 * day)
    await page.waitForTimeout(700)
    await setBy(page, -365 * day)
  },
}

let count = 0

describe.each(Object.entries(jumps))('REL-05 REL-06 the clock of the device %s', (_, jump) => {
  it.each(steps)('before “%s”: booked once, nothing is lost, nothing waits without end', async (step) => {
    const page = await chromium.open()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    await page.clock.install({ time: journeyClock.now() })
    const mark = `clock-${++count}@example.com`
    let isDone = false
    const walked = await walk({
      page,
      trip: step === 'bank' ? byCard() : fromAirport(),
      mark,
      async before(act) {
        if (act !== step || isDone) return
        isDone = true
        await jump(page)
      },
    })
    expect(isDone).toBe(true)
    expect(lostOf(walked)).toEqual([])
    expect(await ordersOf(mark)).toHaveLength(1)
    expect(errors).toEqual([])
    await page.context().close()
  })
})

it.each([-day, -hour, day])(
  'REL-02 a lost answer while the clock moves by %i ms: the asking has an end',
  async (by) => {
    const page = await chromium.open()
    await page.clock.install({ time: journeyClock.now() })
    const mark = `clock-${++count}@example.com`
    await page.route(
      ({ pathname }) => pathname.endsWith('/orders'),
      async (route) => {
        if (route.request().method() !== 'POST') return route.fallback()
        await route.fetch()
        await setBy(page, by)
        await route.abort('connectionreset')
      },
    )
    const walked = await walk({ page, trip: fromAirport(), mark, patience: 75_000 })
    expect(lostOf(walked)).toEqual([])
    expect(await ordersOf(mark)).toHaveLength(1)
    await page.context().close()
  },
)
