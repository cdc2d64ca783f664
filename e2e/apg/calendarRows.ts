import type { Locator, Page } from 'playwright'
import { attribute, count, focused, is, named, press, type Row, row, send, shown, value } from './row.ts'

/** Today’s date on the page of the fixture. The guide’s tests begin with the real today; these begin with this day. */
const today = '2023-06-15'

export const field = (page: Page) => page.getByRole('textbox', { name: 'Day' })
export const opener = (page: Page) => page.locator('button[aria-haspopup=dialog]')
export const dialog = (page: Page) => page.getByRole('dialog')
const inDialog = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name })
const grid = (page: Page) => page.getByRole('grid')
const days = (page: Page) => grid(page).locator('[data-day]')
/** The only day of the grid that Tab reaches. */
const stop = (page: Page) => grid(page).locator('[data-day][tabindex="0"]')
const turn = (page: Page, way: 'Previous' | 'Next') => inDialog(page, new RegExp(`^${way}`))
const title = (page: Page) => dialog(page).getByRole('button', { name: /, choose/i })
/** All elements of the dialog that Tab reaches, in order. */
const stops = (page: Page): Locator[] => [turn(page, 'Previous'), title(page), turn(page, 'Next'), stop(page)]

const asTyped = (day: string) => day.split('-').reverse().join('.')
const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const after = (day: string, days: number) =>
  new Date(utc(day).valueOf() + days * 86_400_000).toISOString().slice(0, 10)

export const isOn = async (page: Page, day: string): Promise<void> => {
  await attribute(stop(page), 'data-day', day)
  await focused(stop(page))
}

/** Writes a day into the field and opens the calendar on it. */
export async function openOn(page: Page, day: string): Promise<void> {
  await field(page).fill(asTyped(day))
  await opener(page).click()
  await isOn(page, day)
}

async function open(page: Page): Promise<void> {
  await opener(page).click()
  await isOn(page, today)
}

const weekRow =
  (key: 'Home' | 'End', weekday: number) =>
  async (page: Page): Promise<void> => {
    for (const at of [0, 1, 2, 3, 4, 5]) {
      const day = after('2023-03-01', at)
      await openOn(page, day)
      const wanted = after(day, weekday - utc(day).getUTCDay())
      for (const _ of [1, 2]) {
        await press(page, key)
        await isOn(page, wanted)
      }
      await press(page, 'Escape')
      await shown(dialog(page), false)
    }
  }

const stepRow =
  (key: string, days: number, times: number) =>
  async (page: Page): Promise<void> => {
    await open(page)
    for (let at = 1; at <= times; at += 1) {
      await press(page, key)
      await isOn(page, after(today, days * at))
    }
  }

const walkRow =
  (key: string, from: string, to: readonly string[]) =>
  async (page: Page): Promise<void> => {
    await openOn(page, from)
    for (const day of to) {
      await press(page, key)
      await isOn(page, day)
    }
  }

const januarysOf = (...years: number[]) => years.map((year) => `${year}-01-31`)
/**
 * The last days of consecutive months. From the last day of a month, the guide’s example goes to the last day of the
 * next one.
 */
const lastDaysBack = ['2022-12-31', '2022-11-30', '2022-10-31', '2022-09-30', '2022-08-31', '2022-07-31']
const lastDaysOn = ['2023-02-28', '2023-03-31', '2023-04-30', '2023-05-31', '2023-06-30', '2023-07-31']

/** Names of tests that differ between the two calendar files of the guide. */
export interface GridNames {
  readonly up: string
  readonly down: string
  readonly right: string
  readonly left: string
  readonly home: string
  readonly end: string
  readonly pageUp: string
  readonly shiftPageUp: string
  readonly pageDown: string
  readonly shiftPageDown: string
  /**
   * Number of presses of the arrow keys in each test: of those that move by a week, and of those that move by a day.
   */
  readonly times: readonly [weeks: number, days: number]
  readonly leapYears: boolean
}

/** Tests of the keys in the grid of days. */
export const gridRows = (names: GridNames): readonly Row[] => [
  row('grid-up-arrow', names.up, stepRow('ArrowUp', -7, names.times[0])),
  row('grid-down-arrow', names.down, stepRow('ArrowDown', 7, names.times[0])),
  row('grid-right-arrow', names.right, stepRow('ArrowRight', 1, names.times[1])),
  row('grid-left-arrow', names.left, stepRow('ArrowLeft', -1, names.times[1])),
  row('grid-home', names.home, weekRow('Home', 0)),
  row('grid-end', names.end, weekRow('End', 6)),
  row('grid-pageup', names.pageUp, walkRow('PageUp', '2023-01-31', lastDaysBack)),
  row(
    'grid-shift-pageup',
    names.shiftPageUp,
    names.leapYears
      ? walkRow('Shift+PageUp', '2024-02-29', ['2023-02-28', '2022-02-28', '2021-02-28', '2020-02-29'])
      : walkRow('Shift+PageUp', '2023-01-31', januarysOf(2022, 2021, 2020, 2019, 2018, 2017)),
  ),
  row('grid-pagedown', names.pageDown, walkRow('PageDown', '2023-01-31', lastDaysOn)),
  row(
    'grid-shift-pagedown',
    names.shiftPageDown,
    walkRow('Shift+PageDown', '2023-01-31', januarysOf(2024, 2025, 2026, 2027, 2028, 2029)),
  ),
]

export const roleRow = row('dialog-role', 'role="dialog" attribute on div', async (page) => {
  await open(page)
  await count(dialog(page), 1)
})
export const modalRow = row('dialog-aria-modal', 'aria-modal="true" on modal', async (page) => {
  await open(page)
  await attribute(dialog(page), 'aria-modal', 'true')
})
export const nameRow = row('dialog-aria-label', 'aria-label exist on dialog', async (page) => {
  await open(page)
  await count(page.getByRole('dialog', { name: /./ }), 1)
})
export const turnNamesRow = (id: string) =>
  row(id, '"aria-label" exists on control buttons', async (page) => {
    await open(page)
    for (const way of ['Previous', 'Next'] as const) await count(turn(page, way), 1)
    await count(title(page), 1)
  })
/** The calendar announces a new month politely, in the live region that the whole page shares. */
export const turnedRow = (id: string) =>
  row(id, 'aria-live="polite" on dialog header', async (page) => {
    await open(page)
    await turn(page, 'Next').click()
    await count(page.locator('[aria-live=polite]', { hasText: 'July 2023' }), 1)
  })
export const gridNameRow = row('grid-aria-labelledby', 'aria-labelledby on grid element', async (page) => {
  await open(page)
  await is(async () => (await named(grid(page), 'aria-labelledby')).textContent(), 'June 2023', 'the name')
})
export const gridRoleRow = row('grid-role', 'grid role on table element', async (page) => {
  await open(page)
  await count(page.locator('table[role=grid]'), 1)
})
export const rovingRow = (id: string) =>
  row(id, 'Roving tab index on dates in gridcell', async (page) => {
    await openOn(page, '2019-01-01')
    for (let at = 0; at < 31; at += 1) {
      await isOn(page, after('2019-01-01', at))
      await count(stop(page), 1)
      await is(
        () => days(page).count(),
        (await grid(page).locator('[data-day][tabindex="-1"]').count()) + 1,
        'the others',
      )
      await press(page, 'ArrowRight')
    }
  })
export const selectedRow = (id: string) =>
  row(id, 'aria-selected on selected date', async (page) => {
    const selected = grid(page).locator('[aria-selected=true]')
    await open(page)
    await count(selected, 0)
    await press(page, 'Escape')
    await openOn(page, '2019-01-01')
    await count(selected, 1)
    await attribute(selected.locator('[data-day]'), 'data-day', '2019-01-01')
    await grid(page).locator('[data-day="2019-01-02"]').click()
    await opener(page).click()
    await count(selected, 1)
    await attribute(selected.locator('[data-day]'), 'data-day', '2019-01-02')
  })
export const escapeRow = row(
  'dialog-esc',
  'Sending key ESC when focus is in dialog closes dialog',
  async (page) => {
    for (const at of stops(page).keys()) {
      await open(page)
      await send(stops(page)[at] as Locator, 'Escape')
      await shown(dialog(page), false)
      await value(field(page), '')
    }
  },
)
/** Tab visits all elements of the dialog, from the focused day on, and then starts again. */
export const tabRow = (name: string) =>
  row('dialog-tab', name, async (page) => {
    await open(page)
    const round = [stop(page), ...stops(page)]
    for (const part of round) {
      await focused(part)
      await press(page, 'Tab')
    }
  })
export const shiftTabRow = (name: string) =>
  row('dialog-shift-tab', name, async (page) => {
    await open(page)
    for (const part of [stop(page), ...stops(page).slice(0, 3).reverse(), stop(page)]) {
      await focused(part)
      await press(page, 'Shift+Tab')
    }
  })

/** Two buttons change the month. While the list of months is open, the same two change the year. */
export const turningRow = (id: string, name: string, keys: { readonly back: string; readonly on: string }) =>
  row(id, name, async (page) => {
    await open(page)
    for (const [shownFirst, before] of [
      ['June 2023', 'May 2023'],
      ['2023', '2022'],
    ] as const) {
      if (shownFirst === '2023') await send(title(page), keys.on)
      const heading = () => title(page).textContent()
      await is(heading, shownFirst, 'the title')
      await send(turn(page, 'Previous'), keys.back)
      await is(heading, before, 'the title, turned back')
      await send(turn(page, 'Next'), keys.on)
      await is(heading, shownFirst, 'the title, turned on')
    }
  })

/** Checks that a taken day is in the field, the calendar closes, and the day is selected when it opens again. */
export async function takesNext(page: Page, from: string, key: string): Promise<void> {
  await openOn(page, from)
  await press(page, 'ArrowRight', key)
  await shown(dialog(page), false)
  await value(field(page), asTyped(after(from, 1)))
  await opener(page).click()
  await attribute(grid(page).locator('[aria-selected=true] [data-day]'), 'data-day', after(from, 1))
}
export { open, today }
