import { expect, inject, it } from 'vitest'
import { photo, widths, withBrowser } from './browser.ts'
import {
  chooseFirstOffer,
  choosePlace,
  dayFromNow,
  fillDate,
  fillPassenger,
  fillTime,
  openFinder,
  patient,
} from './steps.ts'
import { words } from './words.ts'

const chromium = withBrowser()

async function bookInCash(page: Awaited<ReturnType<typeof chromium.open>>, lang: 'en' | 'ru') {
  await page.getByRole('button', { name: words[lang].booking.pay.cash }).last().click()
  await page.getByRole('heading', { level: 1, name: words[lang].approval.booked }).waitFor()
  const transaction = decodeURIComponent(new URL(page.url()).pathname.split('/').pop()!)
  const answer = await fetch(
    `${inject('api')}/v4/orders/trips?transaction=${transaction}&module_type=booking&lang=en&currency=EUR`,
  )
  return (await answer.json()).result.orders[0]
}

it('BOOK-08 PLACE-19 from a station to an address, in Russian: train, carriage and arrival are asked', {
  tags: 'engines',
}, async () => {
  const page = await chromium.open({ lang: 'ru', width: widths.phone, touch: true })
  const t = words.ru
  await openFinder(page, 'ru')
  await choosePlace(page, 'ru', 'from', 'казанский вокзал', /Казанский вокзал/)
  await choosePlace(page, 'ru', 'to', 'тверская 12', /Тверская/)
  await chooseFirstOffer(page, 'ru')
  const { field } = t.booking
  await page.getByRole('button', { name: t.booking.pay.cash }).last().click()
  for (const label of [field.arrivalTrainNumber, field.arrivalWagonTrainNumber, field.trainArrivalDate])
    await page
      .getByRole('link', { name: new RegExp(`^${label}`) })
      .first()
      .waitFor()
  await photo(page, 'booking-errors-ru-360')

  await page.getByRole('textbox', { name: field.arrivalTrainNumber }).fill('016А')
  await page.getByRole('textbox', { name: field.arrivalWagonTrainNumber }).fill('7')
  await fillDate(page, field.trainArrivalDate, dayFromNow(20))
  await fillTime(page, field.trainArrivalTime, '0605')
  await fillPassenger(page, 'ru')
  const order = await bookInCash(page, 'ru')
  expect(order.date_arrival).toBe(`${dayFromNow(20).split('.').reverse().join('-')} 06:05`)
})

it('BOOK-07 BOOK-14 from an address to an airport: the pickup is recommended from the departure', {
  tags: 'engines',
}, async () => {
  const page = await chromium.open({ timeZone: 'Pacific/Kiritimati' })
  const { field } = words.en.booking
  await openFinder(page, 'en')
  await choosePlace(page, 'en', 'from', 'moda caddesi 142', /Moda Caddesi 142/)
  await choosePlace(page, 'en', 'to', 'SAW', /Sabiha/)
  await chooseFirstOffer(page, 'en')
  await fillDate(page, field.takeoffDate, dayFromNow(9))
  await fillTime(page, field.takeoffTime, '1830')
  const pickup = page.getByRole('combobox', { name: field.pickupTime })
  await expect.poll(() => pickup.inputValue(), patient).toMatch(/^1[4-6]:[0-5][05]$/)
  const recommended = await pickup.inputValue()
  await fillPassenger(page, 'en')
  await photo(page, 'booking-to-airport-en-1280')
  const order = await bookInCash(page, 'en')
  const day = dayFromNow(9).split('.').reverse().join('-')
  expect(order.date_departure, 'DATE-01 the wall clock of the place, whatever the device’s zone').toBe(
    `${day} 18:30`,
  )
  expect(order.date_arrival).toBe(`${day} ${recommended}`)
})
