import en from '@wherry/booking/messages/en/yacht'
import ru from '@wherry/booking/messages/ru/yacht'
import type { Listening } from '@wherry/edge/node.ts'
import type { Page, Request } from 'playwright'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { photoAtEachWidth, widths, withBrowser } from './browser.ts'
import { dayFromNow, expectPath, expectValue, fillDate, fillTime, patient, settled } from './steps.ts'
import { startWideEdge } from './wideEdge.ts'
import { words } from './words.ts'

const chromium = withBrowser()
let edge: Listening

beforeAll(async () => {
  edge = await startWideEdge()
})
afterAll(() => edge.close())

const at = (path = '') => `${edge.url}/transfer/yacht${path}`
/** The texts of a journey, in the language it is walked in. */
type Texts = typeof en | typeof ru

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const expectYacht = (page: Page, path: string) => expectPath(page, `/transfer/yacht${path}`)

/** The visible text of an element, line by line. */
// biome-ignore lint/performance/useDomNodeTextContent: lines are told by how they are laid out
const seen = (element: HTMLElement | SVGElement) => (element as HTMLElement).innerText

/** Bodies and keys of the requests for yachts, as they go out. */
function watch(page: Page) {
  const sent: { key: string | undefined; body: Record<string, unknown> }[] = []
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && request.url().includes('/send/booking-yacht-requests'))
      sent.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() })
  })
  return sent
}

const sendButton = (page: Page, { yacht: { order, error } }: Texts = en) =>
  page.getByRole('button', { name: new RegExp(`^(${order.send}|${error.again})$`) })

async function fillStart(page: Page, { yacht: { order } }: Texts = en) {
  await fillDate(page, order.date, dayFromNow(20))
  await fillTime(page, order.time, '1100')
}

async function fillGuest(page: Page, { yacht: { order } }: Texts = en) {
  await page.getByRole('textbox', { name: order.contact }).fill('anna@example.com')
  await page.getByRole('checkbox', { name: new RegExp(order.agree.split('{{')[0] ?? '') }).check()
}

it('YACHT-01 to YACHT-12 a request from the index to its confirmation, over reloads and back, and another', async () => {
  const page = await chromium.open()
  const sent = watch(page)
  const { pick, order, success, promo, recent } = en.yacht
  await page.goto(at('?lang=en&utm_source=mail'))
  await heading(page, words.en.shell.yacht).waitFor()
  await page.getByRole('heading', { level: 2, name: promo.title }).waitFor()
  await page.getByRole('heading', { level: 2, name: recent.title }).waitFor()
  await photoAtEachWidth(page, 'yacht-index-en')
  await page.getByRole('button', { name: /^Bodrum/ }).click()
  await heading(page, order.in.bodrum).waitFor()
  await expectYacht(page, '/order')
  const title = words.en.shell.title.replace('{{page}}', order.in.bodrum)
  await expect.poll(() => page.title(), patient).toBe(title)
  const isDisabled = () => sendButton(page).isDisabled()
  await expect.poll(isDisabled, { ...patient, message: 'YACHT-09' }).toBe(true)
  await page.getByText(order.needStart).waitFor()
  await photoAtEachWidth(page, 'yacht-order-empty-en')

  await fillStart(page)
  await page.getByRole('checkbox', { name: order.flexible }).check()
  const duration = page.getByRole('spinbutton', { name: order.duration })
  await duration.focus()
  await page.keyboard.press('PageUp')
  await page.keyboard.press('ArrowUp')
  const wishes = page.getByRole('textbox', { name: order.details })
  await wishes.fill('Swimming stop at Karaada, lunch on board for six.')
  await page.reload()
  await heading(page, order.in.bodrum).waitFor()
  const ofReload = { ...patient, message: 'YACHT-10 a reload' }
  await expect.poll(() => wishes.inputValue(), ofReload).toContain('Karaada')
  await expect.poll(() => duration.getAttribute('aria-valuetext'), ofReload).toBe('1 day')
  await expectValue(page, order.date, dayFromNow(20))
  await sendButton(page).click()
  await page.getByText(en.yacht.error.contactMissing, { exact: true }).waitFor()
  await photoAtEachWidth(page, 'yacht-order-errors-en')
  await fillGuest(page)
  await photoAtEachWidth(page, 'yacht-order-en')
  await sendButton(page).dblclick()
  await heading(page, success.title).waitFor()

  expect(sent, 'YACHT-11 one request for two presses').toHaveLength(1)
  const [year, month, day] = dayFromNow(20).split('.').reverse()
  expect(sent[0]?.body).toEqual({
    location: { country: 'Turkey', city: 'Bodrum' },
    date: `${year}-${month}-${day} 11:00`,
    hours: 24,
    flexible_date: true,
    guests: 2,
    has_children: false,
    details: 'anna@example.com\nSwimming stop at Karaada, lunch on board for six.',
    lang: 'en',
    host: 'localhost',
  })
  await expectYacht(page, '/order/success')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused, { ...patient, message: 'SHELL-27' }).toBe(success.title)
  const summary = page.getByRole('complementary', { name: success.summary })
  const before = await settled(() => summary.evaluate(seen))
  expect(before).toMatch(/Bodrum, Turkey[\s\S]*11:00\s+flexible, two days around[\s\S]*1 day[\s\S]*Karaada/)
  await photoAtEachWidth(page, 'yacht-success-en')
  await page.reload()
  await heading(page, success.title).waitFor()
  await expect.poll(() => summary.evaluate(seen), { ...patient, message: 'YACHT-12 a reload' }).toBe(before)
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('yacht')))
  await expect.poll(kept, patient).toEqual([])

  await page.goBack()
  await page.getByRole('heading', { level: 2, name: pick.title }).waitFor()
  // YACHT-12: the form is no longer in the history behind this page.
  await expectYacht(page, '')
  await page.goForward()
  await heading(page, success.title).waitFor()
  await page.getByRole('button', { name: success.another }).click()
  const other = page.getByRole('textbox', { name: pick.other })
  await other.fill('Gö')
  const next = page.getByRole('button', { name: pick.next })
  await expect.poll(() => next.isDisabled(), { ...patient, message: 'YACHT-03' }).toBe(true)
  await other.fill('Göcek')
  await other.press('Enter')
  await heading(page, order.inOther.replace('{{place}}', '\u2068Göcek\u2069')).waitFor()
  await expect.poll(() => wishes.inputValue(), patient).toBe('')
  await fillStart(page)
  await fillGuest(page)
  await sendButton(page).click()
  await heading(page, success.title).waitFor()
  expect(sent).toHaveLength(2)
  expect(sent[1]?.body).toMatchObject({ location: 'Göcek', hours: 2, details: 'anna@example.com' })
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
  const query = () => new URL(page.url()).search
  await expect.poll(query, { ...patient, message: 'SHELL-11' }).toBe('?lang=en&utm_source=mail')
})

it('YACHT-11 REL-02 a lost answer and a lost connection: nothing is lost, one request is kept', async () => {
  const page = await chromium.open()
  const sent = watch(page)
  const { order, success, error } = en.yacht
  await page.goto(at('?lang=en'))
  await page.getByRole('button', { name: /^Dubai/ }).click()
  await fillStart(page)
  await fillGuest(page)
  await page.context().setOffline(true)
  await sendButton(page).click()
  await page.getByText(error.offline).waitFor()
  expect(sent).toHaveLength(0)
  await page.context().setOffline(false)
  let isLost = true
  await page.route('**/send/booking-yacht-requests**', async (route) => {
    if (!isLost || route.request().method() !== 'POST') return route.continue()
    isLost = false
    await route.fetch()
    await route.abort()
  })
  await sendButton(page).click()
  await page.getByText(error.openTitle).waitFor()
  await photoAtEachWidth(page, 'yacht-order-lost-en')
  await page.reload()
  await heading(page, order.in.dubai).waitFor()
  await page.getByText(error.openTitle).waitFor()
  await sendButton(page).click()
  await heading(page, success.title).waitFor()
  expect(sent).toHaveLength(2)
  expect(sent[1], 'the same words under the same key').toEqual(sent[0])
})

it('YACHT-04 YACHT-10 back to the index empties the form, and no place leads to the list', {
  tags: 'engines',
}, async () => {
  const page = await chromium.open()
  const { order, pick } = en.yacht
  await page.goto(at('/order?lang=en'))
  await page.getByRole('heading', { level: 2, name: pick.title }).waitFor()
  await expectYacht(page, '')
  await page.goto(at('/order/success?lang=en'))
  await page.getByRole('heading', { level: 2, name: pick.title }).waitFor()
  await page.getByRole('button', { name: /^Budva/ }).click()
  await fillStart(page)
  await page.goBack()
  await page.getByRole('heading', { level: 2, name: pick.title }).waitFor()
  await page.goForward()
  await page.getByRole('heading', { level: 2, name: pick.title }).waitFor()
  await page.getByRole('button', { name: /^Budva/ }).click()
  await heading(page, order.in.budva).waitFor()
  await expectValue(page, order.date, '')
})

it('A11Y-02 YACHT-01 to YACHT-12 by keyboard alone', { tags: 'engines' }, async () => {
  const page = await chromium.open()
  const { order, success } = en.yacht
  await page.goto(at('?lang=en'))
  await page.getByRole('button', { name: /^Fethiye/ }).waitFor()
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const label = element.getAttribute('aria-labelledby')?.split(' ')[0]
      const named = label && document.getElementById(label)?.textContent
      const of = (element as HTMLInputElement).labels?.[0]?.textContent
      return named || of || element.getAttribute('aria-label') || element.textContent || ''
    })
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 40; presses++) {
      if (name.test(await focused())) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`No Tab leads to ${name}; the focus is on ${await focused()}`)
  }
  await tabTo(/^Fethiye/)
  await page.keyboard.press('Enter')
  await heading(page, order.in.fethiye).waitFor()
  await expect.poll(focused, patient).toBe(order.in.fethiye)
  await tabTo(/^Start date/)
  await page.keyboard.type(dayFromNow(30))
  await tabTo(/^Start time/)
  await page.keyboard.type('0930')
  await page.keyboard.press('Tab')
  await tabTo(/^My date is flexible/)
  await page.keyboard.press('Space')
  await tabTo(/^Duration$/)
  await page.keyboard.press('End')
  await tabTo(/^Guests$/)
  await page.keyboard.press('ArrowUp')
  await tabTo(/^Children/)
  await page.keyboard.press('Space')
  await tabTo(/^Anything we should know/)
  await page.keyboard.type('Quiet bays')
  await tabTo(/^E-mail or phone/)
  await page.keyboard.type('+90 532 118 40 27')
  await tabTo(/^I agree/)
  await page.keyboard.press('Space')
  await tabTo(/^Send the request/)
  await page.keyboard.press('Enter')
  await heading(page, success.title).waitFor()
  const summary = page.getByRole('complementary', { name: success.summary })
  await expect
    .poll(() => summary.evaluate(seen), patient)
    .toMatch(/09:30[\s\S]*14 days[\s\S]*3\s+with children[\s\S]*Quiet bays/)
})

it('YACHT-02 YACHT-13 in Russian on a dark phone, far east of the device; in Spanish the part is in English', async () => {
  const phone = await chromium.open({ lang: 'ru', width: widths.phone, touch: true })
  const sent = watch(phone)
  const { order, success } = ru.yacht
  await phone.goto(at('?lang=ru&theme=dark'))
  await phone.getByRole('button', { name: /^Владивосток/ }).waitFor()
  await photoAtEachWidth(phone, 'yacht-index-ru-dark')
  await phone.getByRole('button', { name: /^Владивосток/ }).click()
  await heading(phone, order.in.vladivostok).waitFor()
  await fillStart(phone, ru)
  await fillGuest(phone, ru)
  await photoAtEachWidth(phone, 'yacht-order-ru-dark')
  await sendButton(phone, ru).click()
  await heading(phone, success.title).waitFor()
  await photoAtEachWidth(phone, 'yacht-success-ru-dark')
  expect(sent[0]?.body).toMatchObject({ location: { country: 'Россия', city: 'Владивосток' }, lang: 'ru' })

  const page = await chromium.open({ lang: 'es' })
  await page.goto(at('?lang=es'))
  const title = page.getByRole('heading', { level: 2, name: en.yacht.pick.title })
  await title.waitFor()
  const langOf = () => title.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))
  await expect.poll(langOf, patient).toBe('en')
  await expect.poll(() => page.evaluate(() => document.documentElement.lang), patient).toBe('es')
  await page.getByRole('button', { name: /^Bodrum/ }).waitFor()
  expect(await page.getByRole('button', { name: /Sochi|Vladivostok/ }).count()).toBe(0)
})

it('YACHT-01 YACHT-08 what the pages lead to is there', { tags: 'engines' }, async () => {
  const page = await chromium.open()
  await page.goto(at('?lang=en'))
  const offers = page.getByRole('link', { name: en.yacht.banner.link })
  await page.getByRole('button', { name: /^Istanbul/ }).waitFor()
  const addresses = [await offers.getAttribute('href')]
  await page.getByRole('button', { name: /^Istanbul/ }).click()
  const { offer, policy } = en.yacht.order
  for (const name of [offer, policy])
    addresses.push(await page.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href'))
  for (const address of addresses) expect((await fetch(address ?? '')).status, String(address)).toBe(200)
  expect(addresses.at(-1)).toMatch(/lang=en$/)
})

it('YACHT-15 a yacht is asked for, not booked: no sum is named or asked for, no order is made, nothing is paid', {
  tags: 'engines',
}, async () => {
  const page = await chromium.open()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(inject('api')))
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  const main = page.getByRole('main')
  const noSum = async () => expect(await main.evaluate(seen)).not.toMatch(/[€$£₽₺]|\b(EUR|USD|GBP|RUB|TRY)\b/)
  const { order, success } = en.yacht
  await page.goto(at('?lang=en'))
  await page.getByRole('button', { name: /^Bodrum/ }).click()
  await heading(page, order.in.bodrum).waitFor()
  await noSum()
  await fillStart(page)
  await fillGuest(page)
  await sendButton(page).click()
  await heading(page, success.title).waitFor()
  await noSum()
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1)
  expect(calls.filter((call) => /price|\/orders|pay-url|certificate/.test(call))).toEqual([])
})
