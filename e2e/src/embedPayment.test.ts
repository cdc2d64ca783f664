import type { Locator, Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { photo, widths, withBrowser } from './browser.ts'
import { fillIn, listenTo, openWithModule, payAtTop, payByCard, press, settled } from './embedStage.ts'
import { patient } from './steps.ts'
import { type Lang, pattern, words } from './words.ts'

const chromium = withBrowser()
const { approval, booking, change } = words.en

const colourOf = (target: Locator) => target.evaluate((node) => getComputedStyle(node).backgroundColor)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const payNow = (page: Page) => page.getByRole('button', { name: pattern(approval.payNow) })
const partnersPage = (page: Page) =>
  page.getByRole('link', { name: new RegExp(change.platform.replace('{{host}}', '.?127\\.0\\.0\\.1')) })

interface Ride {
  number: string
  payment_status: string
}

/** The rides of an order, as the API tells them. */
async function ridesOf(page: Page): Promise<[Ride, ...Ride[]]> {
  const transaction = new URL(page.url()).pathname.split('/').pop()
  const query = `transaction=${transaction}&module_type=booking&lang=en&currency=EUR`
  return (await (await fetch(`${inject('api')}/v4/orders/trips?${query}`)).json()).result.orders
}

/** Screenshots of the current page, in English and Russian, in the width of a phone and of a desktop. */
async function photographs(page: Page, name: string, titles: Record<'en' | 'ru', string>): Promise<void> {
  const before = page.url()
  for (const lang of ['ru', 'en'] as const satisfies Lang[]) {
    const address = new URL(before)
    address.searchParams.set('lang', lang)
    await page.goto(address.href)
    await heading(page, titles[lang])
    for (const width of [widths.phone, widths.desktop]) {
      await page.setViewportSize({ width, height: 740 })
      await photo(page, `${name}-${lang}-${width}`)
    }
  }
}

it('BOOK-48 BOOK-49 EMBED-03 a card declined from a partner’s page: in the partner’s look, on to a paid order', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  const frame = await openWithModule(page, '/element')
  await fillIn(frame)
  const byCard = frame.getByRole('button', { name: pattern(booking.pay.card) }).last()
  const ofSettings = await colourOf(byCard)
  await page.locator('wherry-module').evaluate((element) => element.setAttribute('accent', '#b4532a'))
  await expect.poll(() => colourOf(byCard), patient).not.toBe(ofSettings)
  const accent = await settled(() => colourOf(byCard))
  await payByCard(frame)
  await page.waitForURL(`${inject('pay')}/**`)
  await page.locator('button[value=decline]').click()
  await heading(page, approval.declined)

  const { origin, searchParams } = new URL(page.url())
  expect(origin).toBe(new URL(inject('module')).origin)
  expect(Object.fromEntries(searchParams)).toMatchObject({
    lang: 'en',
    partner: '2001',
    menu: '0',
    parent: inject('partner'),
  })
  expect([...searchParams.keys()]).not.toContain('userID')
  await expect.poll(() => colourOf(payNow(page)), patient).toBe(accent)
  // The control: a new browser knows nothing that is not in the address.
  const stranger = await chromium.open()
  await stranger.goto(`${page.url().split('?')[0]}?lang=en`)
  await payNow(stranger).waitFor()
  expect(await colourOf(payNow(stranger))).not.toBe(accent)
  expect(await page.getByRole('navigation').count(), 'the partner hides the menu').toBe(0)
  await photographs(page, 'declined-of-partner', { en: approval.declined, ru: words.ru.approval.declined })

  // The form was filled in the frame, so here one can only search the same trip again or go to the partner's page.
  expect(await page.getByRole('button', { name: approval.backToForm }).count()).toBe(0)
  await partnersPage(page).click()
  await page.waitForURL(`${inject('partner')}/**`)
  await page.goBack()
  await heading(page, approval.declined)
  await page.getByRole('button', { name: booking.pay.startNew }).click()
  const choose = page.getByRole('button', { name: pattern(words.en.offers.chooseOf) }).first()
  await choose.waitFor()
  for (const side of ['from', 'to'] as const) {
    const input = page.getByRole('combobox', { name: words.en.Finder[side], exact: true })
    await expect.poll(() => input.inputValue(), { ...patient, message: side }).not.toBe('')
  }
  await page.goBack()
  await heading(page, approval.declined)

  // Declined once more, then paid: the way back says the same each time, and it stays one order.
  const [{ number }] = await ridesOf(page)
  for (const end of ['decline', 'pay']) {
    await payNow(page).click()
    await page.locator(`button[value=${end}]`).click()
    await heading(page, end === 'pay' ? approval.paid : approval.declined)
    expect(new URL(page.url()).searchParams.get('parent')).toBe(inject('partner'))
    await page.getByText(number).first().waitFor()
  }
  await expect.poll(() => colourOf(partnersPage(page)), patient).toBe(accent)
  await photographs(page, 'paid-of-partner', { en: approval.paid, ru: words.ru.approval.paid })
  expect(await ridesOf(page)).toMatchObject([{ number, payment_status: 'paid' }])
  expect(log.events.filter(({ name }) => name === 'booked')).toHaveLength(1)
  await partnersPage(page).click()
  await page.waitForURL(`${inject('partner')}/**`)
  expect(log.errors).toEqual([])
})

it('EMBED-10 SEC-01 the way back to a page that may not frame the partner’s module is none', {
  tags: 'engines',
}, async () => {
  const page = await chromium.open()
  const frame = await openWithModule(page, '/element')
  await fillIn(frame)
  await payByCard(frame)
  await page.locator('button[value=decline]').click()
  await heading(page, approval.declined)
  await partnersPage(page).waitFor()
  const address = new URL(page.url())
  for (const parent of [
    inject('hostile'),
    `${inject('partner')}/x`,
    `${inject('partner')}.evil.example`,
    'javascript:alert(1)',
    'null',
    '',
  ]) {
    address.searchParams.set('parent', parent)
    await page.goto(address.href)
    await payNow(page).waitFor()
    expect(await page.locator('main a[target=_top]').count(), parent).toBe(0)
    const asked = page.waitForRequest(/\/orders\/pay-url/)
    await payNow(page).click()
    const said = new URL((await asked).url()).searchParams.get('return_query') ?? ''
    expect(new URLSearchParams(said).has('parent'), parent).toBe(false)
    await page.locator('button[value=decline]').waitFor()
  }
})

it('BOOK-43 A11Y-04 in a plain frame the way to the payment page comes into view with the focus, and back to its page', async () => {
  const page = await chromium.open()
  const frame = await openWithModule(page, '/')
  await fillIn(frame)
  await payByCard(frame)
  const link = frame.getByRole('link', { name: booking.pay.openPage })
  const isSeen = () =>
    link.evaluate((node) => {
      const { top, bottom } = node.getBoundingClientRect()
      return document.activeElement === node && top >= 0 && bottom <= window.innerHeight
    })
  await expect.poll(isSeen, patient).toBe(true)
  // The order is shown by its number there, as on the pay page and after it.
  const title = await frame.getByText(pattern(booking.pay.waits)).textContent()
  await press(link)
  await page.locator('button[value=decline]').click()
  await heading(page, approval.declined)
  const [{ number }] = await ridesOf(page)
  expect(title).toContain(number)
  expect(new URL(page.url()).searchParams.get('partner')).toBe('2001')
  await partnersPage(page).waitFor()
  await payNow(page).click()
  await payAtTop(page)
  expect(await ridesOf(page)).toMatchObject([{ number, payment_status: 'paid' }])
})

it.each(['/', '/element'])(
  'EMBED-10 D7 in the frame of %s a payment on a site that is not listed is not gone to, nor offered',
  { tags: 'engines' },
  async (path) => {
    const page = await chromium.open()
    const log = await listenTo(page)
    const left: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith('https://evil.example')) left.push(request.url())
    })
    await page.route(/\/orders\/pay-url/, async (one) => {
      const response = await one.fetch()
      await one.fulfill({ response, json: { result: { url: 'https://evil.example/pay' } } })
    })
    const frame = await openWithModule(page, path)
    await fillIn(frame)
    await payByCard(frame)
    await frame.getByText(booking.error.untrusted, { exact: false }).waitFor()
    await frame.getByText(pattern(booking.pay.waits)).waitFor()
    expect(await frame.getByRole('link', { name: booking.pay.openPage }).count()).toBe(0)
    expect(log.events.map(({ name }) => name)).not.toContain('redirect')
    expect(left).toEqual([])
    // The control: the service's true address is followed, with the same order.
    await page.unroute(/\/orders\/pay-url/)
    await press(frame.getByRole('button', { name: pattern(booking.pay.now) }))
    if (path === '/') await press(frame.getByRole('link', { name: booking.pay.openPage }))
    await page.waitForURL(`${inject('pay')}/**`)
    await payAtTop(page)
    expect(log.events.filter(({ name }) => name === 'booked')).toHaveLength(path === '/' ? 0 : 1)
  },
)
