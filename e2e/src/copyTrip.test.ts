import type { Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { withChromium } from './browser.ts'
import { account } from './signInSteps.ts'
import {
  bookRide,
  dayFromNow,
  expectPath,
  expectValue,
  fillDate,
  fillTime,
  passenger,
  patient,
} from './steps.ts'
import { pattern, words } from './words.ts'

const chromium = withChromium()
const { approval, bonus, booking, change, earlier } = words.en

/** Signs in at the account, books a ride, and opens its change from the list of rides. */
async function toOffersOfChange(page: Page, { login, password }: (typeof account)['buyer']): Promise<void> {
  await page.goto(`${inject('account')}/sign-in?lang=en`)
  await page.locator('#login').fill(login)
  await page.locator('#password').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/list/)
  await bookRide(page)
  await page.goto(`${inject('account')}/list?lang=en`)
  await page
    .getByRole('link', { name: /^Change/ })
    .first()
    .click()
  await expectPath(page, '/transfer/prices')
  await page.goBack()
  await page.getByRole('button', { name: earlier.chosen.go }).waitFor()
}

it('ROLE-03 LAND-06 copy_trip: a ride that is opened for a change is copied, and booked as one of its own', async () => {
  const page = await chromium.open()
  await toOffersOfChange(page, account.buyer)
  await page.getByRole('tab', { name: earlier.copy.copy }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('action'), patient).toBe('repeat')
  await page
    .getByRole('tabpanel')
    .getByText(/everything is filled in but the date/)
    .waitFor()
  await page.getByRole('button', { name: earlier.chosen.go }).click()
  await page.getByRole('heading', { level: 1, name: change.repeatHeading }).waitFor()
  await expectValue(page, booking.passengers.name, passenger.en.name)
  await expectValue(page, booking.field.landingDate, '')
  await fillDate(page, booking.field.landingDate, dayFromNow(20))
  await fillTime(page, booking.field.landingTime, '1015')
  await page.getByRole('checkbox', { name: pattern(bonus.terms.both) }).check()
  await page.getByRole('button', { name: booking.pay.cash }).last().click()
  await page.getByRole('heading', { level: 1, name: approval.booked }).waitFor()
  // The ride that was copied stays as it was.
  await page.goto(`${inject('account')}/list?lang=en`)
  expect(await page.getByRole('link', { name: /^Change/ }).count()).toBeGreaterThanOrEqual(2)
})

it.each([
  ['with it', account.partnerPolicy, 1],
  ['without it', account.partnerRupees, 0],
] as const)('ROLE-03 copy_trip: a partner %s', async (_, partner, tabs) => {
  const page = await chromium.open()
  await toOffersOfChange(page, partner)
  expect(await page.getByRole('tab', { name: earlier.copy.copy }).count()).toBe(tabs)
})
