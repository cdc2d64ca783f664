import { expect, it } from 'vitest'
import { moduleUrl, withChromium } from '../browser.ts'
import { chooseFirstOffer, expectValue, patient } from '../steps.ts'
import { words } from '../words.ts'
import { copyTab } from './tabs.ts'
import { byTheHour, fromAirport, toAirport } from './trips.ts'
import { lostOf, ordersOf, walk } from './visitor.ts'

const chromium = withChromium()
const { booking, approval, shell } = words.en
const email = booking.passengers.email

it('REL-07 three tabs with three trips, filled in by turns: each is booked once, as it was entered', async () => {
  const first = await chromium.open()
  const tabs = [first, await first.context().newPage(), await first.context().newPage()]
  const trips = [fromAirport(), toAirport(), byTheHour()]
  const marks = trips.map((_, index) => `tabs-${index}@example.com`)
  const walks = await Promise.all(
    tabs.map((page, index) => walk({ page, trip: trips[index]!, mark: marks[index]! })),
  )
  expect(walks.flatMap(lostOf)).toEqual([])
  for (const mark of marks) expect(await ordersOf(mark)).toHaveLength(1)
})

it('REL-01 the same booking in a tab and its copy, pressed in both: one order', async () => {
  const page = await chromium.open()
  const mark = 'tabs-both@example.com'
  let copied: Promise<unknown> | null = null
  const walked = await walk({
    page,
    trip: fromAirport(),
    mark,
    async before(act) {
      if (act !== 'pay' || copied) return
      await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage)), patient).toContain(mark)
      const copy = await copyTab(page)
      await expectValue(copy, email, mark)
      const pay = copy.getByRole('button', { name: booking.pay.cash }).last()
      await pay.waitFor()
      copied = pay
        .click()
        .then(() => copy.getByRole('heading', { level: 1, name: approval.booked }).waitFor())
    },
  })
  await copied
  expect(lostOf(walked)).toEqual([])
  expect(await ordersOf(mark)).toHaveLength(1)
})

it('I18N-04 REL-07 another language in one tab changes nothing in the other', async () => {
  const page = await chromium.open()
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto(moduleUrl('?lang=en&from=ap-IST&to=ad-moda-caddesi-142'))
    await chooseFirstOffer(tab, 'en')
  }
  await other.getByRole('textbox', { name: email }).fill('other@example.com')
  await page.goto(page.url().replace('lang=en', 'lang=ru'))
  await page.getByRole('heading', { level: 1, name: words.ru.booking.title }).waitFor()
  await expectValue(other, email, 'other@example.com')
  expect(await other.getByRole('heading', { level: 1 }).first().textContent()).toBe(booking.title)
})

it('BOOK-58 REL-05 back out of the back-forward cache the form is whole, and is booked once', async () => {
  const page = await chromium.open()
  const mark = 'tabs-cache@example.com'
  let isDone = false
  const walked = await walk({
    page,
    trip: fromAirport(),
    mark,
    async before(act) {
      if (act !== 'agree' || isDone) return
      isDone = true
      await page.goto('about:blank')
      await page.goBack()
      await expectValue(page, email, mark)
    },
  })
  expect(lostOf(walked)).toEqual([])
  expect(await ordersOf(mark)).toHaveLength(1)
  expect(await page.getByRole('button', { name: shell.signIn }).count()).toBe(1)
})
