import { describe, expect, inject, it } from 'vitest'
import { photoAtEachWidth, type Visit, widths, withBrowser } from './browser.ts'
import {
  chooseFirstOffer,
  choosePlace,
  fillFlight,
  fillPassenger,
  openFinder,
  passenger,
  patient,
} from './steps.ts'
import { type Lang, pattern, words } from './words.ts'

const browser = withBrowser()

/** Orders as the API tells them. */
async function orderOf(transaction: string) {
  const answer = await fetch(
    `${inject('api')}/v4/orders/trips?transaction=${transaction}&module_type=booking&lang=en&currency=EUR`,
  )
  return (await answer.json()).result.orders[0]
}
const transactionIn = (url: string) => decodeURIComponent(new URL(url).pathname.split('/').pop()!)

const terms: Record<Lang, [from: string, fromName: RegExp, to: string, toName: RegExp]> = {
  en: ['IST', /Istanbul Airport/, 'moda caddesi 142', /Moda Caddesi 142/],
  ru: ['стамбул аэропорт', /Стамбул/, 'мода джаддеси 142', /142/],
  es: ['estambul aeropuerto', /Estambul/, 'moda caddesi 142', /Moda Caddesi 142/],
}

describe.each<[Lang, Visit]>([
  ['en', { width: widths.desktop }],
  ['ru', { width: widths.phone, touch: true }],
  ['es', { width: widths.tablet }],
])('a transfer booked in %s', (lang, visit) => {
  const t = words[lang]

  it('SHELL-12 BOOK-44 PLACE-19 in cash: search, offer, form, confirmation', {
    tags: 'engines',
  }, async () => {
    const page = await browser.open({ lang, ...visit })
    await openFinder(page, lang)
    await photoAtEachWidth(page, `finder-${lang}`)
    const [from, fromName, to, toName] = terms[lang]
    await choosePlace(page, lang, 'from', from, fromName)
    await choosePlace(page, lang, 'to', to, toName)
    const named = () => new URL(page.url()).searchParams.get('from')
    await expect.poll(named, { ...patient, message: 'PLACE-09' }).toBeTruthy()
    await page
      .getByRole('button', { name: pattern(t.offers.chooseOf) })
      .first()
      .waitFor()
    await photoAtEachWidth(page, `offers-${lang}`)
    await chooseFirstOffer(page, lang)
    const query = () => [...new URL(page.url()).searchParams.keys()]
    await expect.poll(query, { ...patient, message: 'SHELL-11' }).toEqual(['lang'])
    await fillFlight(page, lang)
    await fillPassenger(page, lang)
    await photoAtEachWidth(page, `booking-${lang}`)
    await page.getByRole('button', { name: t.booking.pay.cash }).last().click()
    await page.getByRole('heading', { level: 1, name: t.approval.booked }).waitFor()
    await photoAtEachWidth(page, `approval-${lang}`)

    const order = await orderOf(transactionIn(page.url()))
    expect(order.passengers[0].name).toBe(passenger[lang].name)
    await page.getByText(String(order.order_id)).first().waitFor()
  })

  it('BOOK-43 REL-02 by card: pay page, back, confirmed only after the order was read again', {
    tags: 'engines',
  }, async () => {
    const page = await browser.open({ lang, ...visit })
    await openFinder(page, lang)
    const [from, fromName, to, toName] = terms[lang]
    await choosePlace(page, lang, 'from', from, fromName)
    await choosePlace(page, lang, 'to', to, toName)
    await chooseFirstOffer(page, lang)
    await fillFlight(page, lang)
    await fillPassenger(page, lang)
    await page
      .getByRole('button', { name: pattern(t.booking.pay.card) })
      .last()
      .click()
    await page.locator('button[value=pay]').waitFor()
    await photoAtEachWidth(page, `pay-page-${lang}`)
    await page.locator('button[value=pay]').click()
    await page.getByRole('heading', { level: 1, name: t.approval.paid }).waitFor()
    await photoAtEachWidth(page, `approval-paid-${lang}`)
    expect((await orderOf(transactionIn(page.url()))).payment_status).toBe('paid')
  })

  it('BOOK-43 BOOK-48 BOOK-49 one number all the way: nothing new while leaving, declined, back to the form, paid', {
    tags: 'engines',
  }, async () => {
    const page = await browser.open({ lang, ...visit })
    await openFinder(page, lang)
    const [from, fromName, to, toName] = terms[lang]
    await choosePlace(page, lang, 'from', from, fromName)
    await choosePlace(page, lang, 'to', to, toName)
    await chooseFirstOffer(page, lang)
    await fillFlight(page, lang)
    await fillPassenger(page, lang)
    const booked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/v4\/orders\?/.test(request.url())) booked.push(request.url())
    })
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/\/orders\/pay-url/, async (one) => {
      await answered
      await one.fulfill({ status: 500, json: {} })
    })
    await page
      .getByRole('button', { name: pattern(t.booking.pay.card) })
      .last()
      .click()
    const anew = page.getByRole('button', { name: t.booking.pay.startNew })
    await anew.waitFor()
    await expect.poll(() => anew.getAttribute('aria-disabled'), patient).toBe('true')
    const waits = page.getByText(pattern(t.booking.pay.waits))
    const [number = ''] = /W-\d+/.exec((await waits.textContent()) ?? '') ?? []
    expect(number).not.toBe('')
    await anew.click({ force: true })
    expect(await waits.textContent()).toContain(number)
    answer()
    await page.getByText(t.booking.pay.failed.replace(' {{reason}}', ''), { exact: false }).waitFor()
    expect(await waits.textContent()).toContain(number)
    await page.unroute(/\/orders\/pay-url/)
    await page
      .getByRole('button', { name: pattern(t.booking.pay.now) })
      .first()
      .click()
    await page.getByText(number).first().waitFor()
    await page.locator('button[value=decline]').click()
    await page.getByRole('heading', { level: 1, name: t.approval.declined }).waitFor()
    await page.getByText(number).first().waitFor()
    await page.getByRole('button', { name: t.approval.backToForm }).click()
    const name = page.getByRole('textbox', { name: t.booking.passengers.name })
    await expect.poll(() => name.inputValue(), patient).toBe(passenger[lang].name)
    await expect.poll(() => waits.textContent(), patient).toContain(number)
    await page
      .getByRole('button', { name: pattern(t.booking.pay.now) })
      .first()
      .click()
    await page.locator('button[value=pay]').click()
    await page.getByRole('heading', { level: 1, name: t.approval.paid }).waitFor()
    await page.getByText(number).first().waitFor()
    expect((await orderOf(transactionIn(page.url()))).number).toBe(number)
    expect(booked).toHaveLength(1)
  })
})
