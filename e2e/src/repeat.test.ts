import { expect, inject, it } from 'vitest'
import { photo, photoAtEachWidth, withBrowser } from './browser.ts'
import { bookRide, expectPath, expectValue, passenger, patient, signIn } from './steps.ts'
import { pattern, words } from './words.ts'

const chromium = withBrowser()

it('PRICE-10 SHELL-17 a ride is repeated from the rides list; back and a reload stay on the offers', {
  tags: 'engines',
}, async () => {
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
  // A repeated order fills in all fields except the time.
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
  // A change of the language keeps the fact that this list has led on.
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

it('BOOK-51 BOOK-46 a change whose order does not open leads to the base path, which says why', {
  tags: 'engines',
}, async () => {
  const page = await chromium.open({ lang: 'ru', width: 360, touch: true })
  const { earlier, Finder } = words.ru
  // An address without an order's number is handled like one with an unknown number.
  for (const named of ['&order_id=', '', '&order_id=100000000']) {
    await page.goto(`${inject('module')}?lang=ru&action=change${named}`)
    await page.getByRole('heading', { name: earlier.notFound.title }).waitFor()
    // A guest has no account, so nothing is said of what is in it.
    await page.getByText(earlier.notFound.guest).waitFor()
    await page.waitForURL((url) => url.search === '?lang=ru')
  }
  await photo(page, 'order-not-found-ru-360')
  const from = page.getByRole('combobox', { name: Finder.from, exact: true })
  await from.waitFor()
  const { pathname, search } = new URL(page.url())
  expect(pathname + search).toBe('/transfer?lang=ru')
  expect(await from.inputValue()).toBe('')
  const rides = page.getByRole('link', { name: earlier.rides })
  expect(await rides.getAttribute('href')).toContain('lang=ru')
  // A new search no longer mentions the former order.
  await page.goto(`${inject('module')}?lang=ru&from=ap-IST`)
  await page.getByRole('heading', { name: earlier.notFound.title }).waitFor({ state: 'detached' })
})
