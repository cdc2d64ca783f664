import { expect, inject, it } from 'vitest'
import { moduleUrl, photo, photoAtEachWidth, widths, withBrowser } from './browser.ts'
import {
  chooseFirstOffer,
  choosePlace,
  expectPath,
  fillFlight,
  fillPassenger,
  openFinder,
  patient,
} from './steps.ts'
import { pattern, words } from './words.ts'

const chromium = withBrowser()
const hoursIn = (text: string, hours: string) =>
  text.replace('{{hours}}', hours).replace('{{duration}}', hours)

it('RENT-01 to RENT-10 SHELL-02 a car for 4 hours: place, hours, offer, form, and the order says the same', {
  tags: 'engines',
}, async () => {
  const page = await chromium.open()
  const { shell, Finder, rent, booking, approval } = words.en
  await openFinder(page, 'en')
  await page.getByRole('link', { name: shell.rent }).click()
  await page.getByRole('heading', { level: 1, name: shell.rent }).waitFor()
  await expectPath(page, '/transfer/rent')
  await page.getByRole('button', { name: Finder.findRent }).waitFor()
  await photoAtEachWidth(page, 'rent-empty-en')
  await choosePlace(page, 'en', 'from', 'IST', /Istanbul Airport/)
  await expect.poll(() => new URL(page.url()).searchParams.get('from'), patient).toBe('ap-IST')
  const choose = page.getByRole('button', { name: pattern(words.en.offers.chooseOf) })
  await choose.first().waitFor()
  const hours = page.getByRole('spinbutton', { name: rent.duration })
  const asked: string[] = []
  let release = () => {}
  const looked = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    ({ pathname }) => pathname.endsWith('/prices/rent'),
    async (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('duration') ?? '')
      // The test looks at the wait before the answer arrives.
      await looked
      await route.fallback()
    },
  )
  await hours.focus()
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowUp')
  await page.getByText(hoursIn(rent.recalculating, '4 hours')).first().waitFor()
  expect(await choose.count(), 'RENT-08').toBe(0)
  await photo(page, 'rent-recalculating-en-1280')
  release()
  await choose.first().waitFor()
  expect(asked, 'RENT-08').toEqual(['14400'])
  await photoAtEachWidth(page, 'rent-en')
  const inAddress = () => new URL(page.url()).searchParams.get('hours')
  await expect.poll(inAddress, { ...patient, message: 'SHELL-17' }).toBe('4')
  await page.reload()
  await choose.first().waitFor()
  const chosen = () => hours.getAttribute('aria-valuenow')
  await expect.poll(chosen, { ...patient, message: 'SHELL-17 a reload' }).toBe('4')
  await expect.poll(() => hours.inputValue(), patient).toBe('4\u00a0h')

  await chooseFirstOffer(page, 'en')
  await page.getByRole('button', { name: booking.allOffers }).click()
  await page.getByRole('heading', { level: 1, name: shell.rent }).waitFor()
  await page.getByText(rent.chosen).waitFor()
  await expect.poll(chosen, patient).toBe('4')
  await photoAtEachWidth(page, 'rent-chosen-en')
  await chooseFirstOffer(page, 'en')
  await page.reload()
  await page.getByText(hoursIn(booking.sum.byHour, '4\u00a0h')).first().waitFor()
  await fillFlight(page, 'en')
  await fillPassenger(page, 'en')
  await photoAtEachWidth(page, 'rent-booking-en')
  await page.getByRole('button', { name: booking.pay.cash }).last().click()
  await page.getByRole('heading', { level: 1, name: approval.booked }).waitFor()
  await page.getByText(hoursIn(booking.sum.byHour, '4\u00a0h')).first().waitFor()
  await photo(page, 'rent-approval-en-1280')
  const transaction = new URL(page.url()).pathname.split('/').pop()
  const answer = await fetch(
    `${inject('api')}/v4/orders/trips?transaction=${transaction}&module_type=booking&lang=en&currency=EUR`,
  )
  expect((await answer.json()).result.orders[0]).toMatchObject({
    type: 'rent',
    order_type: 11,
    duration: 14_400,
    start_place_id: 'ap-IST',
    finish_place_id: null,
  })
})

it('RENT-07 SHELL-04 SHELL-09 on a phone, in Russian: a link, a shortest rent, and the menu empties the pickup', {
  tags: 'engines',
}, async () => {
  const page = await chromium.open({ lang: 'ru', width: widths.phone, touch: true })
  const { shell, rent, offers } = words.ru
  await page.goto(moduleUrl('/rent?lang=ru&theme=dark&from=ho-ciragan-palace'))
  await page
    .getByRole('button', { name: pattern(offers.chooseOf) })
    .first()
    .waitFor()
  await photo(page, 'rent-ru-360-dark')
  const longer = page
    .getByRole('article')
    .filter({ hasText: String(offers.shortest.many).replace('{{count}}', '4') })
  await longer
    .getByRole('button', { name: pattern(offers.chooseOf) })
    .first()
    .click()
  await page.getByText(hoursIn(rent.raised.text, '4\u00a0часа')).waitFor()
  await photo(page, 'rent-raised-ru-360-dark')
  await page.getByRole('link', { name: shell.transfer }).click()
  await page.getByRole('heading', { level: 1, name: shell.transfer }).waitFor()
  await expect
    .poll(() => page.getByRole('combobox', { name: words.ru.Finder.from, exact: true }).inputValue(), patient)
    .toBe('')
})
