import yachtWords from '@wherry/booking/messages/en/yacht'
import type { CDPSession, Page } from 'playwright'
import { inject } from 'vitest'
import { chooseFirstOffer, choosePlace, dayFromNow, fillDate, fillPassenger, fillTime } from '../steps.ts'
import { words } from '../words.ts'
import { type FastClock, layFastClock } from './fastClock.ts'
import { median, slopeOf } from './slope.ts'
import type { World } from './starts.ts'

/** Memory that a page uses after garbage collection. */
export interface Held {
  /** Hours since the start, on the machine’s clock. */
  hours: number
  /** Hours since the start, on the page’s clock. */
  fastHours: number
  /** Size of the JavaScript heap, in bytes. */
  heap: number
  nodes: number
  listeners: number
}

export interface SoakOptions {
  /** Duration in minutes, on the machine’s clock. */
  minutes: number
  /** Seconds between two samples. @default 30 */
  every?: number
  world: World
  /** Seconds of the page’s clock in one real second, while the person acts and while the page is idle. */
  rates: { active: number; idle: number }
  /** Called with each sample. */
  onSample?(held: Held, loops: number): void
}

type InPage = Window & { wherryClock: FastClock }
const { Finder, offers, shell, booking } = words.en
const patient = 20_000

export async function measure(session: CDPSession): Promise<Pick<Held, 'heap' | 'nodes' | 'listeners'>> {
  // Garbage is collected twice, because objects that the first collection frees may refer to others, which only the
  // second one frees.
  for (let time = 0; time < 2; time++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { heap: usedSize, nodes, listeners: jsEventListeners }
}

/** Search texts: enough different addresses to show a leak for each text. */
const addressOf = (loop: number) => `moda caddesi ${100 + (loop % 80)}`

/** Advances the service’s clock together with the page’s. */
async function follow(page: Page, service: { seconds: number }): Promise<void> {
  const passed = await page.evaluate(() => (window as never as InPage).wherryClock.elapsed() / 1000)
  await fetch(`${inject('api')}/__clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: Math.round(passed - service.seconds) }),
  })
  service.seconds = passed
}

/** A whole journey with detours, without a page load. */
async function journey(page: Page, loop: number, idle: () => Promise<void>): Promise<void> {
  const { keyboard } = page
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const go = (name: string) => page.getByRole('link', { name, exact: true }).first().click()
  const at = (name: string) => page.getByRole('heading', { level: 1, name }).first().waitFor()

  await choosePlace(page, 'en', 'from', 'IST', /Istanbul Airport/)
  await choosePlace(page, 'en', 'to', addressOf(loop), /Moda Caddesi/)
  await button(new RegExp(`^${offers.choose} `)).waitFor()
  await button(offers.filters).click()
  await page.getByRole('dialog').getByRole('checkbox').first().check()
  await keyboard.press('Escape')
  await button(new RegExp(`^${offers.choose} `)).waitFor()
  // An open list requests its prices again when they expire. On a fast clock an answer may come too late.
  await idle()
  const again = button(words.en.common.retry)
  await button(new RegExp(`^${offers.choose} `))
    .or(again)
    .first()
    .waitFor()
  if (await again.isVisible()) await again.click()
  await button(new RegExp(`^${offers.choose} `)).waitFor()
  await chooseFirstOffer(page, 'en')
  await page.getByRole('textbox', { name: booking.field.arrivalNumber }).fill('TK 1985')
  await fillDate(page, booking.field.landingDate, dayFromNow(25))
  await fillTime(page, booking.field.landingTime, '0945')
  await fillPassenger(page, 'en')
  await button(new RegExp(booking.field.landingDate)).click()
  await page.getByRole('dialog').waitFor()
  await keyboard.press('Escape')
  const language = page.getByRole('banner').getByRole('combobox')
  await language.selectOption('ru')
  await page.getByRole('heading', { level: 1, name: words.ru.booking.title }).waitFor()
  await language.selectOption('en')
  await at(booking.title)
  await page.context().setOffline(true)
  await page.getByText(shell.offline).first().waitFor()
  await page.context().setOffline(false)
  await page.goBack()
  await at(shell.transfer)
  await page.goForward()
  await at(booking.title)
  await button(booking.allOffers).click()
  await at(shell.transfer)
  await go(shell.rent)
  await at(shell.rent)
  await choosePlace(page, 'en', 'from', loop % 2 === 0 ? 'IST' : 'SAW', /Airport/)
  await button(new RegExp(`^${offers.choose} `)).waitFor()
  await go(shell.yacht)
  await page.getByRole('heading', { name: yachtWords.yacht.promo.title }).first().waitFor()
  await page.getByRole('button', { name: /^Bodrum/ }).click()
  await page.getByRole('heading', { name: yachtWords.yacht.order.in.bodrum }).first().waitFor()
  await page.goBack()
  await go(shell.transfer)
  await at(shell.transfer)
  await button(shell.signIn).click()
  await page.getByRole('dialog').waitFor()
  await keyboard.press('Escape')
  await page.getByRole('combobox', { name: Finder.from, exact: true }).waitFor()
}

/**
 * Repeats the whole journey in one document with a fast clock, and measures the memory at intervals.
 *
 * @returns samples, each taken on the same screen with nothing open, so that they can be compared
 */
export async function soak(page: Page, options: SoakOptions): Promise<{ samples: Held[]; loops: number }> {
  const { minutes, every = 30, world, rates, onSample } = options
  page.setDefaultTimeout(patient)
  await page.addInitScript(layFastClock, rates.active)
  await page.goto(world.at('?lang=en'))
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  const run = (rate: number) =>
    page.evaluate((next) => (window as never as InPage).wherryClock.run(next), rate)
  const service = { seconds: 0 }
  const begun = performance.now()
  const samples: Held[] = []
  let loops = 0
  let sampledAt = begun
  const idle = async () => {
    await run(rates.idle)
    await new Promise((resolve) => setTimeout(resolve, 8000))
    await run(rates.active)
    await follow(page, service)
  }
  while (performance.now() - begun < minutes * 60_000) {
    await journey(page, loops, idle)
    loops++
    if (performance.now() - sampledAt < every * 1000) continue
    sampledAt = performance.now()
    const elapsed = await page.evaluate(() => (window as never as InPage).wherryClock.elapsed())
    const held: Held = {
      hours: (sampledAt - begun) / 3_600_000,
      fastHours: elapsed / 3_600_000,
      ...(await measure(session)),
    }
    samples.push(held)
    onSample?.(held, loops)
  }
  await session.detach()
  return { samples, loops }
}

/** The growth of a page's memory. */
export interface Growth {
  /** Growth in million bytes per hour of the machine’s clock. */
  megabytes: number
  /** Growth in million bytes per hour of the page’s clock. */
  megabytesFast: number
  /** Difference in DOM nodes between the end of the run and its beginning, after the warm-up. */
  nodes: number
  listeners: number
}

/** @param warmUp share of the samples to leave out, while caches fill and code is compiled @default 0.25 */
export function growthOf(samples: readonly Held[], warmUp = 0.25): Growth {
  const warm = samples.slice(Math.floor(samples.length * warmUp))
  const megabytes = (clock: 'hours' | 'fastHours') =>
    slopeOf(warm.map((held) => ({ hours: held[clock], value: held.heap / 1e6 })))
  const third = Math.max(1, Math.floor(warm.length / 3))
  const more = (what: 'nodes' | 'listeners') =>
    median(warm.slice(-third).map((held) => held[what])) -
    median(warm.slice(0, third).map((held) => held[what]))
  return {
    megabytes: megabytes('hours'),
    megabytesFast: megabytes('fastHours'),
    nodes: more('nodes'),
    listeners: more('listeners'),
  }
}
