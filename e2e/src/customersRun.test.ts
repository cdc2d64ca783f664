import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { withChromium } from './browser.ts'
import { journeyClock } from './clock.ts'
import { openFinder, passenger, patient, signIn } from './steps.ts'
import { pattern, words } from './words.ts'

const chromium = withChromium()
const t = words.ru

/** A finger on a phone, which counts its taps and the fields that it types into. */
function finger() {
  const counted = { taps: 0, fields: 0 }
  return {
    counted,
    async tap(target: Locator) {
      counted.taps++
      await target.tap()
    },
    /** Types into the field that the last tap has focused. */
    async write(page: Page, text: string) {
      counted.fields++
      await page.keyboard.type(text, { delay: 10 })
    },
  }
}

/** A day as the calendar names it, in Russian: `5 декабря 2026`. */
const inTwoWeeks = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'UTC' })
  .format(journeyClock.now() + 12 * 86_400_000)
  .replace(/\s?г\.$/, '')

/** From the open finder to the confirmation of a ride from an airport, paid in cash. */
async function book(page: Page, isKnown: boolean) {
  const { counted, tap, write } = finger()
  const place = async (side: 'from' | 'to', term: string, name: RegExp) => {
    await tap(page.getByRole('combobox', { name: t.Finder[side], exact: true }))
    await write(page, term)
    await tap(page.getByRole('option', { name }).first())
  }
  await place('from', 'стамбул аэропорт', /Стамбул/)
  await place('to', 'мода джаддеси 142', /142/)
  await tap(page.getByRole('button', { name: pattern(t.offers.chooseOf) }).first())
  await page.getByRole('heading', { level: 1, name: t.booking.title }).waitFor()
  const { field, passengers, pay } = t.booking
  await tap(page.getByRole('textbox', { name: field.arrivalNumber }))
  await write(page, 'TK 1985')
  await tap(page.getByRole('textbox', { name: field.landingDate }))
  await tap(page.getByRole('button', { name: new RegExp(inTwoWeeks) }))
  await tap(page.getByRole('combobox', { name: field.landingTime }))
  await tap(page.getByRole('option', { name: '09:45' }))
  if (!isKnown) {
    const known = passenger.ru
    for (const [label, text] of [
      [passengers.name, known.name],
      [passengers.phone, known.phone],
      [passengers.email, known.email],
    ] as const) {
      await tap(page.getByRole('textbox', { name: label }))
      await write(page, text)
    }
  }
  await tap(page.getByRole('checkbox', { name: pattern(t.bonus.terms.both) }))
  await tap(page.getByRole('button', { name: pay.cash }).last())
  await page.getByRole('heading', { level: 1, name: t.approval.booked }).waitFor(patient)
  return counted
}

const onPhone = { lang: 'ru', width: 360, touch: true, isMobile: true } as const

it('a guest on a phone books a ride from the airport in at most 24 taps and 9 fields', async () => {
  const page = await chromium.open(onPhone)
  await openFinder(page, 'ru')
  const counted = await book(page, false)
  expect(counted.taps).toBeLessThanOrEqual(24)
  expect(counted.fields).toBeLessThanOrEqual(9)
})

it('BOOK-20 who is signed in does it in at most 14 taps and 3 fields', async () => {
  const page = await chromium.open(onPhone)
  await signIn(page)
  await openFinder(page, 'ru')
  const counted = await book(page, true)
  expect(counted.taps).toBeLessThanOrEqual(14)
  expect(counted.fields).toBeLessThanOrEqual(3)
})
