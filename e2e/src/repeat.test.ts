import { expect, inject, it } from 'vitest'
import { photo, photoAtEachWidth, withChromium } from './browser.ts'
import { bookRide, expectPath, expectValue, passenger, patient, signIn } from './steps.ts'
import { pattern, words } from './words.ts'

const chromium = withChromium()

it('PRICE-10 SHELL-17 a ride is repeated from the rides list; back and a reload stay on the offers', async () => {
  const page = await chromium.open()
  const { booking, change, earlier, offers } = words.en
  await signIn(page)
  await bookRide(page)

  await page.goto(`${inject('account')}/list?lang=en`)
  await page
    .getByRole('link', { name: /^Book again/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: change.repeatHeading }).waitFor()
  await expect.poll(() => page.title(), patient).toContain(change.repeatHeading)
  await expectPath(page, '/transfer/prices')
  // All but the time is filled in.
  await page.getByText(change.repeatTitle).waitFor()
  await expectValue(page, booking.passengers.name, passenger.en.name)
  await expectValue(page, booking.field.arrivalNumber, 'TK 1985')
  await expectValue(page, booking.field.landingDate, '')
  await page.goBack()
  const go = page.getByRole('button', { name: earlier.chosen.go })
  await go.waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('action'), patient).toBe('repeat')
  await photoAtEachWidth(page, 'repeat-en')
  await page.reload()
  await go.waitFor()
  await page
    .getByRole('button', { name: pattern(offers.chooseOf) })
    .first()
    .waitFor()
  await expectPath(page, '/transfer')
  // Another language leaves it known that this list has led on.
  await page.getByRole('combobox', { name: words.en.common.language }).selectOption('es')
  const goEs = page.getByRole('button', { name: words.es.earlier.chosen.go })
  await goEs.click()
  await page.getByRole('heading', { level: 1, name: words.es.change.repeatHeading }).waitFor()
  await page.goBack()
  await goEs.waitFor()
  await page.waitForTimeout(500)
  expect(new URL(page.url()).pathname).toBe('/transfer')
  await page.goBack()
  await page.waitForURL(/\/list/)
})

it('PRICE-22 BOOK-46 a stranger’s order does not open, and leads to a search of one’s own', async () => {
  const page = await chromium.open({ lang: 'ru', width: 360, touch: true })
  const { earlier, Finder } = words.ru
  await page.goto(`${inject('module')}?lang=ru&action=change&order_id=100000000`)
  await page.getByRole('heading', { name: earlier.notFound.title }).waitFor()
  await photo(page, 'order-not-found-ru-360')
  await page.getByRole('button', { name: earlier.anew }).click()
  await page.getByRole('combobox', { name: Finder.from, exact: true }).waitFor()
  await expect.poll(() => new URL(page.url()).search, patient).toBe('?lang=ru')
})
