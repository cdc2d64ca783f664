import { expect, inject, it } from 'vitest'
import { photo, withBrowser } from './browser.ts'
import {
  bookInCash,
  eventOf,
  fillIn,
  type LoggedMessage,
  listenTo,
  moduleFrame,
  openWithModule,
  partnerUrl,
  payAtTop,
  payByCard,
  press,
} from './embedStage.ts'
import { chooseFirstOffer, choosePlace, passenger, patient } from './steps.ts'
import { words } from './words.ts'

const chromium = withBrowser()

/** The fields that a message may have (EMBED-06), by its type. */
const fields: Record<string, readonly string[]> = {
  hello: [],
  ready: [],
  resize: ['h'],
  'scroll-to': ['y'],
  'look-at': ['x', 'y', 'w', 'h'],
  route: ['section', 'step'],
  step: ['n', 'name'],
  results: ['count', 'minPrice', 'currency'],
  'price-selected': ['value', 'currency', 'carClass'],
  booked: ['orderId', 'value', 'currency'],
  'redirect-request': ['url', 'reason'],
  track: ['event', 'section', 'label', 'value', 'currency'],
}

/** Messages with personal data, which no message may hold: the passenger's entries, or the digits of the phone. */
function personalIn(messages: readonly LoggedMessage[]): string[] {
  const { name, phone, email } = passenger.en
  const digits = phone.replace(/\D/g, '')
  return messages
    .map(({ data }) => JSON.stringify(data))
    .filter((text) =>
      [name, phone, email, digits, 'O’Brien', 'Mary', 'Bearer', 'token'].some((part) => text.includes(part)),
    )
}

it('EMBED-08 EMBED-12 a plain frame without a script: booked in cash, and by card at the top', {
  tags: 'engines',
}, async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  await bookInCash(await openWithModule(page, '/'))
  const frame = await openWithModule(page, '/')
  await fillIn(frame)
  await payByCard(frame)
  await press(frame.getByRole('link', { name: words.en.booking.pay.openPage }))
  await payAtTop(page)
  expect(log.messages, 'nobody is told anything').toEqual([])
  expect(log.events).toEqual([])
  expect(log.errors).toEqual([])
})

it('EMBED-06 EMBED-08 SEC-04 the element: booked in cash, the page hears of each step and of nobody', {
  tags: 'engines',
}, async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  const frame = await openWithModule(page, '/element')
  await bookInCash(frame)
  expect(await eventOf(log, 'booked')).toEqual({
    orderId: expect.stringMatching(/^\d+$/),
    value: expect.any(Number),
    currency: 'EUR',
  })
  const names = log.events.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['ready', 'results', 'price-selected', 'route', 'booked']))
  expect(names.indexOf('results')).toBeLessThan(names.indexOf('price-selected'))
  expect(names.indexOf('price-selected')).toBeLessThan(names.indexOf('booked'))
  expect(names.filter((name) => name === 'booked')).toHaveLength(1)
  expect(names).not.toContain('error')
  expect(await eventOf(log, 'results')).toMatchObject({ count: expect.any(Number), currency: 'EUR' })
  await page.getByText('price-selected').first().waitFor()
  await photo(page, 'embed-element-1280')

  const own = log.messages.filter(
    ({ origin, way }) => origin === new URL(inject('module')).origin && way === 'port',
  )
  expect(own.length).toBeGreaterThan(8)
  for (const { data } of own) {
    expect(Object.keys(fields), JSON.stringify(data)).toContain(data?.type)
    for (const name of Object.keys(data?.payload ?? {})) expect(fields[data?.type ?? '']).toContain(name)
  }
  expect(personalIn(log.messages)).toEqual([])
  // The control: the listener would see such a message.
  await (await moduleFrame(page)).evaluate((text) => {
    const { port1 } = new MessageChannel()
    port1.postMessage({ text })
  }, passenger.en.email)
  await expect.poll(() => personalIn(log.messages).length).toBe(1)
  expect(log.errors).toEqual([])
})

it('EMBED-03 EMBED-10 BOOK-43 the element: by card the page itself goes to the payment, and the module confirms', {
  tags: 'engines',
}, async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  const frame = await openWithModule(page, '/element')
  await fillIn(frame)
  await payByCard(frame)
  await page.waitForURL(`${inject('pay')}/**`)
  await expect
    .poll(() => log.events.map(({ name }) => name))
    .toEqual(expect.arrayContaining(['booked', 'redirect']))
  const redirect = await eventOf(log, 'redirect')
  expect(redirect).toEqual({ url: page.url(), reason: 'payment' })
  const request = log.messages.find(({ data }) => data?.type === 'redirect-request')
  const ack = log.messages.find(({ data }) => data?.type === 'ack')
  expect(ack?.data?.payload).toEqual({ id: request?.data?.id })
  expect(ack!.at - request!.at).toBeLessThan(1500)
  expect(personalIn(log.messages)).toEqual([])
  await payAtTop(page)
})

it('EMBED-08 the React component: booked in cash, and by card, with callbacks', {
  tags: 'engines',
}, async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  await bookInCash(await openWithModule(page, '/react'))
  await page.locator('#events b', { hasText: 'onBooked' }).waitFor()
  expect(await page.locator('#events b').allTextContents()).toEqual(
    expect.arrayContaining(['onReady', 'onResults', 'onPriceSelected', 'onBooked']),
  )
  await photo(page, 'embed-react-1280')
  const frame = await openWithModule(page, '/react')
  await fillIn(frame)
  await payByCard(frame)
  await page.waitForURL(`${inject('pay')}/**`)
  await payAtTop(page)
  expect(personalIn(log.messages)).toEqual([])
  expect(log.errors).toEqual([])
})

it('EMBED-04 the configured airline hears of the passengers’ step, another partner does not', {
  tags: 'engines',
}, async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  await openWithModule(page, '/element')
  // No steps are sent to another partner, nor to this one before the step.
  const steps = () => log.events.filter(({ name }) => name === 'step').map(({ detail }) => detail)
  expect(steps()).toEqual([])
  await page.locator('wherry-module').evaluate((element) => element.setAttribute('partner', '2002'))
  await expect.poll(() => log.events.filter(({ name }) => name === 'ready').length, patient).toBe(2)
  const hotel = page.frameLocator('iframe')
  await choosePlace(hotel, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
  await chooseFirstOffer(hotel, 'en')
  await eventOf(log, 'price-selected')
  expect(steps()).toEqual([])

  const airline = await openWithModule(page, '/element')
  await choosePlace(airline, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
  await chooseFirstOffer(airline, 'en')
  await expect.poll(steps).toEqual([{ n: 2, name: 'passenger' }])
})

it('EMBED-03 EMBED-04 a partner with a plain frame who knows the old messages alone hears those two', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  const open = async (partner: string) => {
    await page.goto(partnerUrl('/'))
    await page.locator('iframe').evaluate(
      (frame, src) => {
        Object.assign(frame, { loading: 'eager', src })
      },
      `${inject('module')}?partner=${partner}&from=ap-IST&lang=en`,
    )
    const frame = page.frameLocator('iframe')
    await fillIn(frame)
    await payByCard(frame)
    await frame.getByRole('link', { name: words.en.booking.pay.openPage }).waitFor()
  }
  const said = () => log.messages.filter(({ origin }) => origin === inject('partner')).map(({ data }) => data)
  await open('2001')
  expect(said()).toEqual([])
  await open('2004')
  await expect.poll(said).toEqual([
    { type: 'step', step: 2, name: 'passenger' },
    { type: 'redirect', url: expect.stringContaining(`${inject('pay')}/`) },
  ])
  expect(personalIn(log.messages)).toEqual([])
})
