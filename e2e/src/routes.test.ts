import { expect, inject, it } from 'vitest'
import { moduleUrl, photo, widths, withBrowser } from './browser.ts'
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

const { field } = words.en.booking
const flight = [field.arrivalNumber, field.landingDate, field.landingTime]
const train = [field.arrivalTrainNumber, field.arrivalWagonTrainNumber]
const trainArrival = [field.trainArrivalDate, field.trainArrivalTime]
const pickup = [field.pickupDate, field.pickupTime]
/** The required fields of the form by the table in the requirements, and its other fields. */
const asked = {
  SUBURB_SUBURB: [pickup, []],
  SUBURB_STATION: [
    [field.trainDepartureDate, field.trainDepartureTime, ...pickup],
    [field.departureTrainNumber],
  ],
  SUBURB_AIRPORT: [
    [field.takeoffDate, field.takeoffTime, ...pickup],
    [field.departureNumber, field.departureTerminal],
  ],
  SUBURB_RENT: [pickup, []],
  STATION_SUBURB: [[...train, ...trainArrival], [field.sign]],
  STATION_STATION: [
    [field.arrivalTrainNumber, ...trainArrival],
    [field.departureTrainNumber, field.sign],
  ],
  STATION_AIRPORT: [
    [...train, ...trainArrival],
    [field.departureNumber, field.departureTerminal, field.sign],
  ],
  STATION_RENT: [[...train, ...trainArrival], [field.sign]],
  AIRPORT_SUBURB: [flight, [field.arrivalTerminal, field.sign]],
  AIRPORT_STATION: [flight, [field.arrivalTerminal, field.departureTrainNumber, field.sign]],
  AIRPORT_AIRPORT: [
    flight,
    [field.arrivalTerminal, field.departureNumber, field.departureTerminal, field.sign],
  ],
  AIRPORT_RENT: [flight, [field.arrivalTerminal, field.sign]],
} as const satisfies Record<string, readonly [needed: readonly string[], more: readonly string[]]>

const starts = { SUBURB: 'ad-moda-caddesi-142', STATION: 'st-sogutlucesme', AIRPORT: 'ap-IST' } as const
const finishes = { SUBURB: 'ad-istiklal-caddesi-1', STATION: 'st-halkali', AIRPORT: 'ap-SAW' } as const

const { adults, children } = words.en.booking.passengers
const numbersOfPeople = [adults, children]

it.each(['SUBURB', 'STATION', 'AIRPORT'] as const)(
  'BOOK-05 to BOOK-12 the form of each route from a place of type %s asks what that route needs, and no more',
  { tags: 'engines' },
  async (start) => {
    const page = await chromium.open()
    for (const finish of ['SUBURB', 'STATION', 'AIRPORT', 'RENT'] as const) {
      const from = `lang=en&from=${starts[start]}`
      await page.goto(
        moduleUrl(finish === 'RENT' ? `/rent?${from}&hours=4` : `?${from}&to=${finishes[finish]}`),
      )
      await chooseFirstOffer(page, 'en')
      await page.getByRole('button', { name: words.en.booking.pay.cash }).last().click()
      const refused = page.getByRole('main').getByRole('link')
      await refused.filter({ hasText: words.en.booking.passengers.email }).first().waitFor()
      const [needed, more] = asked[`${start}_${finish}`]
      const refusals = (await refused.allInnerTexts()).map((text) => text.split(':')[0] ?? '')
      const labels = (await page.locator('label, legend').allInnerTexts()).map((text) => text.trim())
      const isOfPerson = (text: string) => text === words.en.booking.passengers.name
      expect(refusals.slice(0, refusals.findIndex(isOfPerson)), `${start}_${finish}`).toEqual(needed)
      const times: string[] = needed.filter((one) => one.endsWith(field.time.toLowerCase()))
      // A time stands beside its date, by a shorter name.
      const named = [...needed, ...more].map((one) => (times.includes(one) ? field.time : one))
      // The numbers of people stand between the trip and the first person.
      const trip = labels.slice(0, labels.findIndex(isOfPerson))
      expect(trip.splice(-numbersOfPeople.length), `${start}_${finish}`).toEqual(numbersOfPeople)
      expect(trip.sort(), `${start}_${finish}`).toEqual(named.sort())
    }
  },
)
