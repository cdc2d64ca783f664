import type { Page } from 'playwright'
import { expect, inject } from 'vitest'
import type { withChromium } from '../browser.ts'
import { patient } from '../steps.ts'
import { pattern, words } from '../words.ts'
import { type Entry, fromAirport, type Trip } from './trips.ts'
import { enter, walk } from './visitor.ts'

/** Time zones of the devices of DATE-01. */
export const zones = [
  'UTC',
  'Asia/Novosibirsk',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/New_York',
  'Antarctica/Troll',
] as const

/**
 * Half an hour after the start of the day on which New York’s clocks change in spring. In Honolulu it is still the day
 * before.
 */
export const gapDay = '2027-03-14T05:30:00Z'

/** A pickup in New York at the wall time that the clocks skip on that day. */
export const inGap: Trip = {
  ...fromAirport({ day: '14.03.2027', at: '02:30' }),
  name: 'in the gap',
  address: '?lang=en&from=ap-HNL&to=ci-5856195',
}

/** The payload and the texts of a booking in one zone. */
export interface ZoneBooking {
  /** The body of the order as it was sent. */
  readonly payload: string
  /** All texts of the visit: the calendar, the form, the confirmation. */
  readonly texts: readonly string[]
  /** The device’s date and time: YYYY-MM-DD HH:mm. */
  readonly deviceTime: string
}

/** Sets the service’s clock to an instant, from which it goes on. Null: the real time. */
export async function setService(at: string | null): Promise<void> {
  await fetch(`${inject('api')}/__clock`, { method: 'POST', body: JSON.stringify(at === null ? {} : { at }) })
}

const { booking } = words.en

/** The days in a date field's calendar: their names, today, and the disabled ones. */
async function readCalendar(page: Page, label: string): Promise<string> {
  await page
    .getByRole('button', { name: new RegExp(`${label}$`) })
    .first()
    .click()
  const grid = page.getByRole('grid')
  await grid.waitFor()
  const days = await grid.evaluate((element) =>
    [...element.querySelectorAll('[role=gridcell]')].map((cell) => {
      const day = cell.matches('[aria-label], [aria-disabled]') ? cell : (cell.firstElementChild ?? cell)
      const is = (name: string) => cell.getAttribute(name) ?? day.getAttribute(name) ?? ''
      return [day.textContent, is('aria-label'), is('aria-current'), is('aria-disabled')].join(' ').trim()
    }),
  )
  await page.keyboard.press('Escape')
  await grid.waitFor({ state: 'detached' })
  return days.join('\n')
}

const readAll = (page: Page) =>
  page.evaluate(() =>
    [
      // These parts alone: beside them the last announcement stays in the document while it is spoken.
      // biome-ignore lint/performance/useDomNodeTextContent: lines are told by how they are laid out
      ...[...document.querySelectorAll<HTMLElement>('header, main')].map((part) => part.innerText),
      ...[...document.querySelectorAll('input')].map((input) => `${input.name} ${input.value}`),
    ].join('\n'),
  )

/** The texts of a page once they no longer change: parts with their own code and calls load later on a busy machine. */
async function readAtRest(page: Page): Promise<string> {
  await page.waitForLoadState('networkidle')
  let text = ''
  const rests = async () => {
    const before = text
    text = await readAll(page)
    return text === before
  }
  await expect.poll(rests, { ...patient, interval: 300 }).toBe(true)
  return text
}

export interface ZoneSetup {
  readonly chromium: ReturnType<typeof withChromium>
  readonly zone: string
  readonly trip: Trip
  /** Time of the device's clock, ISO 8601. Null: the real time */
  readonly at?: string | null
  /** Label of the field whose calendar is read. @default none */
  readonly calendarOf?: string
  /** Entries with a time that is refused. They are entered first, to read the error. @default none */
  readonly tooSoon?: readonly Entry[]
  /** Runs in the page before the page’s own scripts. */
  readonly plant?: () => void
}

/** Books one trip on a device whose clock is set to a time zone. */
export async function bookInZone(setup: ZoneSetup): Promise<ZoneBooking> {
  const { chromium, zone, trip, at = null, calendarOf, tooSoon, plant } = setup
  const page = await chromium.open({ timeZone: zone })
  const mark = `zone-${trip.name}-${zone}`
    .replaceAll(/[^\w-]/g, '-')
    .toLowerCase()
    .concat('@example.com')
  if (at !== null) await page.clock.install({ time: at })
  if (plant) await page.addInitScript(plant)
  let payload = ''
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/orders'))
      payload = request.postData() ?? ''
  })
  const texts: string[] = []
  const plain = (text: string) => text.replaceAll(mark, 'visitor').replaceAll(/W-\d+/g, 'number')
  await walk({
    page,
    trip,
    mark,
    note: `in ${zone}`,
    async before(act) {
      if (calendarOf && act === trip.entries[0]?.label) texts.push(await readCalendar(page, calendarOf))
      if (tooSoon && act === trip.entries.at(-1)?.label) {
        for (const entry of tooSoon) await enter(page.mainFrame(), entry)
        await page
          .getByRole('button', { name: pattern(booking.pay.cash) })
          .last()
          .click()
        await page
          .getByText(pattern(String(booking.error.summary.other)))
          .first()
          .waitFor()
        texts.push(plain(await readAll(page)))
        for (const { label, kind } of trip.entries)
          if (kind !== 'text') await enter(page.mainFrame(), { label, kind, value: '' })
      }
      if (act === 'pay') texts.push(plain(await readAtRest(page)))
    },
  })
  await page.getByText(booking.sum.total).first().waitFor()
  texts.push(plain(await readAtRest(page)))
  const deviceTime = await page.evaluate(() => new Date().toLocaleString('sv').slice(0, 16))
  await page.context().close()
  // The id of an offer contains the time of its quote, so it differs in each booking and is left out.
  return { payload: plain(payload).replace(/"price_id":"[^"]+"/g, '"price_id":""'), texts, deviceTime }
}
