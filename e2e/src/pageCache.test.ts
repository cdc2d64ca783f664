import type { Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { withBrowser } from './browser.ts'
import {
  chooseFirstOffer,
  choosePlace,
  fillFlight,
  fillPassenger,
  openFinder,
  passenger,
  patient,
} from './steps.ts'
import { pattern, words } from './words.ts'

const browser = withBrowser()
const { booking } = words.en

/** Records in the tab's storage how a document comes back. @param isKept false: no browser caches the document. */
const noteReturns = (page: Page, isKept: boolean) =>
  page.addInitScript((mayBeKept) => {
    window.addEventListener('pageshow', ({ persisted }) =>
      sessionStorage.setItem('test-shown', JSON.stringify({ isKept: persisted })),
    )
    if (!mayBeKept) window.addEventListener('unload', () => {})
  }, isKept)

/** Number of the service's orders that name an e-mail address. */
async function ordersOf(email: string): Promise<number> {
  const all: object[] = await (await fetch(`${inject('api')}/__orders`)).json()
  return all.filter((order) => JSON.stringify(order).includes(email)).length
}

/** Goes back, with a limit of time: some drivers wait in vain for the load of a cached document. */
const back = (page: Page) =>
  Promise.race([page.goBack().catch(() => null), new Promise((done) => setTimeout(done, 5000))])

/** The text of the page, and the values of its fields. */
const read = (page: Page) =>
  page.evaluate(() => ({
    text: document.body.textContent,
    values: [...document.querySelectorAll('input')].map(({ value }) => value),
    shown: sessionStorage.getItem('test-shown'),
  }))

it.each([true, false])(
  'REL-01 BOOK-48 back from the bank, the page kept by the browser: %s; the form is whole, its order is known and nothing goes out twice',
  {
    tags: 'engines',
  },
  async (isKept) => {
    const page = await browser.open()
    await noteReturns(page, isKept)
    await openFinder(page, 'en')
    await choosePlace(page, 'en', 'from', 'IST', /Istanbul Airport/)
    await choosePlace(page, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
    await chooseFirstOffer(page, 'en')
    await fillFlight(page, 'en')
    await fillPassenger(page, 'en')
    const field = (name: string) => page.getByRole('textbox', { name })
    const email = `kept-${isKept}-${crypto.randomUUID().slice(0, 8)}@example.com`
    await field(booking.passengers.email).fill(email)
    await page
      .getByRole('button', { name: pattern(booking.pay.card) })
      .last()
      .click()
    await page.locator('button[value=pay]').waitFor()
    expect(await ordersOf(email)).toBe(1)
    await back(page)

    // Drivers lose a document that its browser restores from the cache, so a script in it reads and presses.
    await expect
      .poll(async () => (await read(page)).text, patient)
      .toMatch(/Order\s\P{L}*W-\d+\P{L}*\swaits\sfor\spayment/u)
    const { text, values, shown } = await read(page)
    const [number = 'none'] = /W-\d+/.exec(text) ?? []
    if (!isKept) expect(JSON.parse(shown ?? '{}')).toEqual({ isKept: false })
    expect(values).toEqual(expect.arrayContaining([passenger.en.name, email, 'TK 1985']))
    expect(text, 'no second order').not.toMatch(/Pay .+ by card/)
    await page.evaluate((name) => {
      const buttons = [...document.querySelectorAll('button')]
      buttons.find(({ textContent }) => new RegExp(name, 'u').test(textContent))?.click()
    }, pattern(booking.pay.now).source)
    await page.locator('button[value=pay]').click()
    await page.getByRole('heading', { level: 1, name: words.en.approval.paid }).waitFor()
    await page.getByText(number).first().waitFor()
    expect(await ordersOf(email)).toBe(1)
  },
)
