import { expect, inject, it } from 'vitest'
import { photoAtEachWidth, withBrowser } from './browser.ts'
import {
  bookRide,
  dayFromNow,
  expectPath,
  expectValue,
  fillTime,
  passenger,
  patient,
  signIn,
} from './steps.ts'
import { pattern, words } from './words.ts'

const chromium = withBrowser()
const { approval, bonus, booking, change } = words.en

it('BOOK-50 BOOK-53 a ride is changed from the rides list: filled in, what changes is shown, saved once', {
  tags: 'engines',
}, async () => {
  const page = await chromium.open()
  await signIn(page)
  await bookRide(page)
  await page.goto(`${inject('account')}/list?lang=en`)
  await page
    .getByRole('link', { name: /^Change/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: change.heading }).waitFor()
  await expect.poll(() => page.title(), patient).toContain(change.heading)
  await expectPath(page, '/transfer/prices')
  await page.getByText(pattern(change.title)).waitFor()
  await expectValue(page, booking.passengers.name, passenger.en.name)
  await expectValue(page, booking.field.arrivalNumber, 'TK 1985')
  await expectValue(page, booking.field.landingDate, dayFromNow(12))
  await page.getByText(change.none, { exact: true }).waitFor()

  await page.getByRole('combobox', { name: booking.field.landingTime }).fill('')
  await fillTime(page, booking.field.landingTime, '1130')
  const changes = page.getByRole('heading', { name: change.what }).locator('..')
  await changes.getByText(`${dayFromNow(12)} 09:45`).waitFor()
  await changes.getByText(`${dayFromNow(12)} 11:30`).waitFor()
  await photoAtEachWidth(page, 'change-en')
  // A reload keeps the form and what it changes.
  await page.reload()
  await changes.getByText(`${dayFromNow(12)} 11:30`).waitFor()

  const updates: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/orders/trips'))
      updates.push(request.headers()['idempotency-key'] ?? '')
  })
  await page.getByRole('checkbox', { name: pattern(bonus.terms.both) }).check()
  await page.getByRole('button', { name: change.save }).dblclick()
  await page.waitForURL(/\/mytrip\?lang=en&showorder=\d+/)
  expect(updates).toHaveLength(1)

  await page.goto(`${inject('account')}/list?lang=en`)
  await page
    .getByRole('link', { name: /^Change/ })
    .first()
    .click()
  await page.getByText(pattern(change.title)).waitFor()
  await expect
    .poll(() => page.getByRole('combobox', { name: booking.field.landingTime }).inputValue(), patient)
    .toBe('11:30')
})

it('BOOK-52 a ride is booked again: its dates are empty, and it becomes an order of its own', {
  tags: 'engines',
}, async () => {
  const page = await chromium.open()
  await signIn(page)
  await bookRide(page)
  await page.goto(`${inject('account')}/list?lang=en`)
  const rides = page.getByRole('link', { name: /^Change/ })
  await rides.first().waitFor()
  const before = await rides.count()
  await page
    .getByRole('link', { name: /^Book again/ })
    .first()
    .click()
  await page.getByText(change.repeatTitle).waitFor()
  await expectValue(page, booking.field.landingDate, '')
  const day = page.getByRole('textbox', { name: booking.field.landingDate })
  await day.click()
  await day.pressSequentially(dayFromNow(20))
  await day.press('Tab')
  await fillTime(page, booking.field.landingTime, '0945')
  await page.getByRole('checkbox', { name: pattern(bonus.terms.both) }).check()
  await page.getByRole('button', { name: booking.pay.cash }).last().click()
  await page.getByRole('heading', { level: 1, name: approval.booked }).waitFor()
  await page.goto(`${inject('account')}/list?lang=en`)
  await expect.poll(() => rides.count(), patient).toBe(before + 1)
})
