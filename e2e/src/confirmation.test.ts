import { readFileSync } from 'node:fs'
import { richOrder } from '@wherry/booking/testing/samples/richOrder.ts'
import ICAL from 'ical.js'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { photoAtEachWidth, withChromium } from './browser.ts'
import {
  bookRide,
  chooseFirstOffer,
  choosePlace,
  dayFromNow,
  fillFlight,
  fillPassenger,
  openFinder,
  patient,
} from './steps.ts'
import { pattern, words } from './words.ts'

const chromium = withChromium()
const { approval, bonus, booking, confirmed } = words.en

/** Dates in the text of a page, each with the word before it, such as its weekday. Inputs are left out. */
async function datesRead(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: text that is seen, parted as it is drawn
  const text = await page.locator('main').innerText()
  return text.match(/\S*\s?\d\d\.\d\d\.\d{4}/g) ?? []
}

/** Pages of A4 that a page is printed on. */
async function pagesPrinted(page: Page): Promise<number> {
  const sheet = (
    await page.pdf({ format: 'A4', margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' } })
  ).toString('latin1')
  return sheet.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

async function toForm(page: Page): Promise<void> {
  await openFinder(page, 'en')
  await choosePlace(page, 'en', 'from', 'IST', /Istanbul Airport/)
  await choosePlace(page, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
  await chooseFirstOffer(page, 'en')
  await fillFlight(page, 'en')
  await fillPassenger(page, 'en')
}

it('SHELL-12 BOOK-54 who drives stays in sight from the form to a reload of the confirmation, each date with its weekday', async () => {
  const page = await chromium.open()
  await toForm(page)
  const summary = page.getByRole('complementary')
  const rating = /Rated \d\.\d of 5/
  const provider = (await summary.locator('bdi').filter({ hasText: /./ }).nth(1).textContent()) ?? ''
  await summary.getByText(rating).waitFor({ state: 'attached' })
  await expect
    .poll(() => datesRead(page), patient)
    .toEqual([expect.stringMatching(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d/)])
  await summary.getByText(pattern(booking.sum.freeCancellation)).waitFor()
  await page.getByRole('button', { name: booking.pay.cash }).last().click()
  await page.getByRole('heading', { level: 1, name: approval.booked }).waitFor()
  await page.reload()
  await page.getByRole('complementary').getByText(provider, { exact: true }).waitFor()
  await page.getByRole('complementary').getByText(rating).waitFor({ state: 'attached' })
  const dates = await datesRead(page)
  expect(dates).toEqual([expect.stringMatching(`^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) ${dayFromNow(12)}$`)])
  await photoAtEachWidth(page, 'confirmation-en')
})

/** Number of buttons on each line of the confirmation. */
const linesOfButtons = () => {
  const tops = [...document.querySelectorAll('main h1 ~ div :is(a, button)')]
    .filter((one) => one.checkVisibility())
    .map((one) => Math.round(one.getBoundingClientRect().top))
  return [...new Set(tops)].map((line) => tops.filter((top) => top === line).length)
}

it.each(['en', 'ru', 'es'] as const)(
  'SHELL-12 no button is left alone under a line of others, in %s',
  async (lang) => {
    const page = await chromium.open({ width: 1280 })
    await bookRide(page)
    await page.goto(page.url().replace('lang=en', `lang=${lang}`))
    await page.getByRole('heading', { level: 1, name: words[lang].approval.booked }).waitFor()
    await page.getByRole('button', { name: words[lang].approval.newTrip }).waitFor()
    const lines = await page.evaluate(linesOfButtons)
    expect(lines.length).toBeGreaterThan(1)
    expect(Math.min(...lines), lines.join()).toBeGreaterThan(1)
  },
)

/** Elements of the page whose text would be printed on a coloured ground, by their text. */
const groundsOf = () =>
  [...document.querySelectorAll('main, main *')].flatMap((element) => {
    const { backgroundColor } = getComputedStyle(element)
    const isSeen = element.checkVisibility() && element.textContent !== ''
    return isSeen && !/, 0\)$|^rgb\(255, 255, 255\)$|^transparent$/.test(backgroundColor)
      ? [`${backgroundColor}: ${element.textContent.slice(0, 40)}`]
      : []
  })

it('SHELL-12 the ride goes into a calendar that another program reads, and the voucher fits one sheet of A4', async () => {
  const page = await chromium.open()
  await bookRide(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: confirmed.calendar }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^W-\d+\.ics$/)
  const file = readFileSync(await download.path(), 'utf8')
  const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
  expect(event?.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('Europe/Istanbul')
  expect(String(event?.getFirstPropertyValue('dtstart'))).toMatch(/T09:45:00$/)
  expect(event?.getAllSubcomponents('valarm')).toHaveLength(1)
  expect(await pagesPrinted(page)).toBe(1)
  // The printed voucher must not say that the voucher is on its way.
  await page.emulateMedia({ media: 'print' })
  // biome-ignore lint/performance/useDomNodeTextContent: text that is seen
  expect(await page.locator('main').innerText()).not.toMatch(/on its way/)
  await page.emulateMedia({ media: null })

  // With every wish, and with texts of full length: first for one ride, then there and back.
  let rides = 1
  await page.route(/\/orders\/trips/, async (route) => {
    const answer = await route.fetch()
    const { result } = (await answer.json()) as { result: { orders: Record<string, unknown>[] } }
    const orders = richOrder(result.orders[0] ?? {})
      .slice(0, rides)
      .map((row) => ({ ...row, notes: 'long words '.repeat(90) }))
    await route.fulfill({ response: answer, json: { result: { ...result, orders } } })
  })
  await page.reload()
  const comment = page.locator('dd').filter({ hasText: /^\P{L}*long words/u })
  await comment.waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await comment.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(0)
  expect(await pagesPrinted(page)).toBe(1)
  await page.emulateMedia({ media: null })
  rides = 2
  await page.reload()
  await page.getByText('W-481290715').first().waitFor()
  expect(await pagesPrinted(page)).toBe(1)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await page.evaluate(groundsOf), 'dark grounds under dark ink').toEqual([])
  await photoAtEachWidth(page, 'voucher-en')
})

it('SHELL-12 BOOK-38 a code that pays for all is one button, and the confirmation says paid by code', async () => {
  const page = await chromium.open()
  await toForm(page)
  await page.getByRole('textbox', { name: bonus.code }).fill('WHERRY-ALL')
  await page.getByRole('button', { name: bonus.apply, exact: true }).click()
  const ways = page.getByRole('region', { name: booking.pay.title }).getByRole('button')
  await expect.poll(() => ways.allInnerTexts(), patient).toEqual([booking.pay.book])
  await ways.click()
  await page.getByRole('heading', { level: 1, name: approval.booked, exact: true }).waitFor()
  await page.getByRole('complementary').getByText(confirmed.by.code).waitFor()
  // biome-ignore lint/performance/useDomNodeTextContent: text that is seen
  expect(await page.locator('main').innerText()).not.toMatch(/by card|in cash/)
})

it('BOOK-49 who leaves the bank unpaid is told so at once', async () => {
  const page = await chromium.open()
  await toForm(page)
  await page
    .getByRole('button', { name: pattern(booking.pay.card) })
    .last()
    .click()
  await page.getByRole('button', { name: 'Leave without paying' }).click()
  await page.getByRole('heading', { level: 1, name: confirmed.left }).waitFor()
  await page.getByRole('button', { name: pattern(approval.payNow) }).waitFor()
})
