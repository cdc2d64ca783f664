import errors from '@wherry/booking/messages/en/errors'
import type { FrameLocator, Request } from 'playwright'
import { expect, inject, it } from 'vitest'
import { withChromium } from './browser.ts'
import { journeyClock } from './clock.ts'
import { elementOf, loader, openOwn, set } from './embedOwn.ts'
import { eventOf, listenTo, moduleFrame, press } from './embedStage.ts'
import { chooseFirstOffer, fillTime, passenger, patient } from './steps.ts'
import { pattern, words } from './words.ts'

const chromium = withChromium()

const { booking, Finder } = words.en

/** A day some days from now at Istanbul, as the attributes have it. */
const day = (days: number) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Istanbul' }).format(
    journeyClock.now() + days * 86_400_000,
  )

/** Day of a date, written as the form shows it. */
const shown = (civil: string) => civil.split('-').reverse().join('.')

const moda = 'ad-moda-caddesi-142'

/** All options of a ride that a page may set. The partner's own settings have euros. */
const said = {
  baseUrl: inject('module'),
  partner: '2002',
  lang: 'en',
  fromIata: 'IST',
  to: moda,
  currency: 'AED',
  date: day(12),
  returnDate: day(14),
  adults: 2,
  children: 1,
  radius: 'sharp',
  font: 'georgia',
  ref: 'spring-letter',
} as const

/** The same trip as attributes of the element. */
const attributes = Object.entries(said)
  .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`)
  .join(' ')

/** The same trip as the address of a plain frame. */
const plain = `${inject('module')}?partner=2002&lang=en&from_iata=IST&to=${moda}&currency=AED&date=${said.date}&return_date=${said.returnDate}&adults=2&children=1&radius=sharp&font=georgia&ref=spring-letter`

const ways = {
  element: `<script src="${loader}"></script><wherry-module ${attributes}></wherry-module>`,
  react: `<div id="booking" data-options='${JSON.stringify({
    ...said,
    children: undefined,
    ref: undefined,
    childrenCount: 1,
    referral: said.ref,
  })}'></div><script src="/react.js"></script>`,
  frame: `<iframe width="1200" height="800" src="${plain.replaceAll('&', '&amp;')}"></iframe>`,
}

const root = (inside: FrameLocator) => inside.locator('.wherry-root').first()
const fontOf = (inside: FrameLocator) => root(inside).evaluate((node) => getComputedStyle(node).fontFamily)
const radiusOf = (inside: FrameLocator) =>
  root(inside).evaluate((node) => getComputedStyle(node).getPropertyValue('--wherry-radius-card'))
const field = (inside: FrameLocator, label: string) => inside.getByRole('textbox', { name: label })
const count = (inside: FrameLocator, label: string) =>
  inside.getByRole('spinbutton', { name: label }).getAttribute('aria-valuenow')

it.each(['element', 'react', 'frame'] as const)(
  'EMBED-06 EMBED-08 what a page says of the ride holds from the start: %s',
  async (way) => {
    const page = await chromium.open()
    const log = await listenTo(page)
    await openOwn(page, `<title>Own</title>${ways[way]}`)
    const inside = page.frameLocator('iframe')
    const from = inside.getByRole('combobox', { name: Finder.from, exact: true })
    await expect.poll(() => from.inputValue(), patient).toBe('Istanbul Airport')
    const back = inside.getByRole('checkbox', { name: words.en.offers.returnTrip.label })
    await expect.poll(() => back.isChecked(), patient).toBe(true)
    await inside.getByText(words.en.offers.seatsAtLeast.other.replace('{{count}}', '3')).waitFor()
    await expect.poll(() => inside.getByText('AED').count(), patient).toBeGreaterThan(0)
    expect(await radiusOf(inside)).toBe('4px')
    expect(await fontOf(inside)).toMatch(/^Georgia/)

    await chooseFirstOffer(inside, 'en')
    const day = field(inside, booking.field.landingDate)
    await expect.poll(() => day.inputValue(), patient).toBe(shown(said.date))
    expect(await field(inside, booking.field.pickupDate).inputValue()).toBe(shown(said.returnDate))
    expect(await count(inside, booking.passengers.adults)).toBe('2')
    expect(await count(inside, booking.passengers.children)).toBe('1')
    const query = new URL((await moduleFrame(page)).url()).searchParams
    expect(query.get('sub_id')).toBe(said.ref)
    if (way !== 'frame') expect((await eventOf(log, 'price-selected'))['carClass']).toMatch(/^\d+$/)

    // The prefilled trip is still there after a reload of the frame.
    await (await moduleFrame(page)).evaluate(() => location.reload()).catch(() => {})
    await expect.poll(() => fontOf(inside).catch(() => ''), patient).toMatch(/^Georgia/)
    await expect.poll(() => day.inputValue(), patient).toBe(shown(said.date))
    await expect.poll(() => inside.getByText('AED').count(), patient).toBeGreaterThan(0)
    expect(log.events.filter(({ name }) => name === 'error')).toEqual([])
    expect(log.errors).toEqual([])
  },
)

it('EMBED-06 BOOK-55 what the page says late is done while the form stands; what was entered stays; it is all sent', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  await openOwn(page, `<title>Own</title><script src="${loader}"></script>${elementOf('from="ap-IST"')}`)
  const inside = page.frameLocator('iframe')
  await inside.getByRole('button', { name: Finder.find }).waitFor()
  await expect.poll(() => radiusOf(inside), patient).not.toBe('4px')
  await set(page, 'to-iata', 'SAW')
  const to = inside.getByRole('combobox', { name: Finder.to, exact: true })
  await expect.poll(() => to.inputValue(), patient).toMatch(/Sabiha/)
  await set(page, 'to', moda)
  await expect.poll(() => to.inputValue(), patient).toMatch(/Moda Caddesi 142/)
  await set(page, 'radius', 'sharp')
  await expect.poll(() => radiusOf(inside), patient).toBe('4px')
  await set(page, 'font', 'georgia')
  await expect.poll(() => fontOf(inside), patient).toMatch(/^Georgia/)
  await set(page, 'adults', '2')
  await inside.getByText(words.en.offers.seatsAtLeast.other.replace('{{count}}', '2')).waitFor()
  await set(page, 'ref', 'autumn-letter')
  await expect
    .poll(async () => new URL((await moduleFrame(page)).url()).searchParams.get('sub_id'), patient)
    .toBe('autumn-letter')

  await chooseFirstOffer(inside, 'en')
  await expect.poll(() => count(inside, booking.passengers.adults), patient).toBe('2')
  await set(page, 'date', day(12))
  const landing = field(inside, booking.field.landingDate)
  await expect.poll(() => landing.inputValue(), patient).toBe(shown(day(12)))
  await set(page, 'date', day(13))
  await expect.poll(() => landing.inputValue(), patient).toBe(shown(day(13)))
  await field(inside, booking.field.arrivalNumber).fill('TK 1985')
  await fillTime(inside, booking.field.landingTime, '0945')
  await set(page, 'adults', '3')
  await expect.poll(() => count(inside, booking.passengers.adults), patient).toBe('3')
  await set(page, 'date', day(20))
  // Told after it, and seen to be done: the day that has a time now stays.
  await set(page, 'children', '0')
  await set(page, 'font', null)
  await expect.poll(() => fontOf(inside), patient).toMatch(/Onest/)
  expect(await landing.inputValue()).toBe(shown(day(13)))

  const { passengers } = booking
  const names = inside.getByRole('textbox', { name: passengers.name })
  for (const name of await names.all()) await name.fill(passenger.en.name)
  for (const [label, text] of [
    [passengers.phone, passenger.en.phone],
    [passengers.email, passenger.en.email],
  ] as const)
    await inside.getByRole('textbox', { name: label }).first().fill(text)
  const agreement = inside.getByRole('checkbox', { name: pattern(words.en.bonus.terms.both) })
  await press(agreement)
  await expect.poll(() => agreement.isChecked()).toBe(true)
  const orders: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/orders'))
      orders.push(request)
  })
  // By the keyboard: Chromium drops a press on a frame that it thinks has moved (embedStage, `press`).
  await inside.getByRole('button', { name: booking.pay.cash }).last().press('Enter')
  const yes = inside.getByRole('button', { name: booking.pay.confirm.yes, exact: true })
  const booked = inside.getByRole('heading', { level: 1, name: words.en.approval.booked })
  await yes.or(booked).waitFor()
  if (await yes.isVisible()) await yes.press('Enter')
  await booked.waitFor()
  expect(orders).toHaveLength(1)
  const { trips } = orders[0]!.postDataJSON()
  expect(trips[0]).toMatchObject({ sub_id: 'autumn-letter', adults_amount: 3, children_amount: 0 })
  expect(JSON.stringify(trips[0])).toContain(`${day(13)} 09:45`)
  expect(log.errors).toEqual([])
})

it('EMBED-06 EMBED-05 what does not fit, is past, or is not ours, is as if it were not said', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  const bad = {
    date: day(-2),
    'return-date': 'soon',
    adults: '0',
    children: '40',
    'to-iata': 'QQQ',
    radius: 'oval',
    font: 'papyrus',
    currency: 'euros',
    ref: 'mary@example.com',
  }
  const written = Object.entries(bad).map(([name, value]) => `${name}="${value}"`)
  await openOwn(
    page,
    `<title>Own</title><script src="${loader}"></script>${elementOf(`from="ap-IST" ${written.join(' ')}`)}`,
  )
  const inside = page.frameLocator('iframe')
  // The one that had to be looked up is told.
  expect(await eventOf(log, 'error')).toEqual({ code: 'to-iata' })
  await inside.getByText(Finder.notFound).first().waitFor()
  expect(await radiusOf(inside)).not.toBe('4px')
  expect(await fontOf(inside)).toMatch(/Onest/)
  await set(page, 'to', moda)
  await chooseFirstOffer(inside, 'en')
  expect((await eventOf(log, 'price-selected'))['currency']).toBe('EUR')
  await expect.poll(() => count(inside, booking.passengers.adults), patient).toBe('1')
  expect(await count(inside, booking.passengers.children)).toBe('0')
  expect(await field(inside, booking.field.landingDate).inputValue()).toBe('')
  const query = new URL((await moduleFrame(page)).url()).searchParams
  expect([...query.keys()].sort()).toEqual(['lang', 'partner'])
  expect(log.events.filter(({ name }) => name === 'error')).toHaveLength(1)
  expect(log.errors).toEqual([])
})

it('ERR-03 EMBED-06 a partner whom the service does not know is said as what it is, and told once', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  await openOwn(
    page,
    `<title>Own</title><script src="${loader}"></script>${elementOf().replace('2001', '999999')}`,
  )
  const inside = page.frameLocator('iframe')
  const { partner } = errors.errors
  await inside.getByRole('heading', { name: partner.title }).waitFor()
  await inside.getByText(partner.text).waitFor()
  const again = inside.getByRole('button', { name: words.en.common.retry })
  const asked = page.waitForResponse((response) => response.url().includes('frame-user-settings'))
  await again.press('Enter')
  expect((await asked).status()).toBe(400)
  await inside.getByRole('heading', { name: partner.title }).waitFor()
  const told = () => log.events.filter(({ name }) => name === 'error').map(({ detail }) => detail)
  await expect.poll(told, patient).toEqual([{ code: 'settings' }])
  expect(log.errors).toEqual([])
})
