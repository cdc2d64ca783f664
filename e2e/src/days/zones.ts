import type { Page } from 'playwright'
import { expect, inject } from 'vitest'
import type { withChromium } from '../browser.ts'
import { patient } from '../steps.ts'
import { pattern, words } from '../words.ts'
import { type Entry, fromAirport, type Trip } from './trips.ts'
import { enter, walk } from './visitor.ts'

/** Where the devices of DATE-01 stand. */
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

/** The day of New York's spring change has begun there, half an hour after midnight; in Honolulu it is the day before. */
export const gapDay = '2027-03-14T05:30:00Z'

/** A pickup at the wall time that the clocks of New York leave out that day, at a place that has it. */
export const inGap: Trip = {
  ...fromAirport({ day: '14.03.2027', at: '02:30' }),
  name: 'in the gap',
  address: '?lang=en&from=ap-HNL&to=ci-5856195',
}

/** What became of a form in one zone. */
export interface Told {
  /** The body of the order, as it went out. */
  readonly payload: string
  /** All that was read on the way: the calendar, the form, the confirmation. */
  readonly texts: readonly string[]
  /** What the device itself takes the day for: YYYY-MM-DD HH:mm. */
  readonly deviceTime: string
}

/** Sets the service's clock to an instant; it runs on from there. Null: the real time. */
export async function setService(at: string | null): Promise<void> {
  await fetch(`${inject('api')}/__clock`, { method: 'POST', body: JSON.stringify(at === null ? {} : { at }) })
}

const { booking } = words.en

/** What a date field's calendar says of its days: their names, today, and which cannot be chosen. */
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
      // What was announced last stands beside them for as long as it takes to say it.
      // biome-ignore lint/performance/useDomNodeTextContent: lines are told by how they are laid out
      ...[...document.querySelectorAll<HTMLElement>('header, main')].map((part) => part.innerText),
      ...[...document.querySelectorAll('input')].map((input) => `${input.name} ${input.value}`),
    ].join('\n'),
  )

/** The texts of a page once they rest: parts of it come with code and answers of their own, later on a busy machine. */
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

export interface TellSetup {
  readonly chromium: ReturnType<typeof withChromium>
  readonly zone: string
  readonly trip: Trip
  /** What the device's clock says, ISO 8601. Null: the real time */
  readonly at?: string | null
  /** Whose calendar is read. @default none */
  readonly calendarOf?: string
  /** A time that is entered first and cannot be had: what is said of it is read. @default none */
  readonly tooSoon?: readonly Entry[]
  /** Run in the page before anything of it. */
  readonly plant?: () => void
}

/** Books one trip on a device in a zone. */
export async function tellIn(setup: TellSetup): Promise<Told> {
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
  // An offer's id names when it was quoted.
  return { payload: plain(payload).replace(/"price_id":"[^"]+"/g, '"price_id":""'), texts, deviceTime }
}
