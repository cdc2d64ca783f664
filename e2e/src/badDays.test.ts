import { builtChunks } from '@wherry/bench/firstScreen.ts'
import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { moduleUrl, photo, widths, withChromium } from './browser.ts'
import {
  chooseFirstOffer,
  expectPath,
  fillFlight,
  fillPassenger,
  openFinder,
  passenger,
  patient,
} from './steps.ts'
import { type Lang, pattern, words } from './words.ts'

const chromium = withChromium()

const combo = (page: Page, lang: Lang, side: 'from' | 'to') =>
  page.getByRole('combobox', { name: words[lang].Finder[side], exact: true })

/** Answers a call of the page with a dead server's reply until it is let go. */
async function breakCalls(page: Page, path: string, how: 'refused' | '500'): Promise<() => Promise<void>> {
  const where = (url: URL) => url.href.startsWith(inject('api')) && url.pathname.includes(path)
  await page.route(where, (route) =>
    how === 'refused'
      ? route.abort('connectionrefused')
      : route.fulfill({ status: 500, body: 'Bad gateway' }),
  )
  return () => page.unroute(where)
}

describe('SHELL-17 a link that does not fit', () => {
  it.each<Lang>(['en', 'ru', 'es'])(
    'PLACE-10 PLACE-11 an unknown place id is said in %s, the other place stays',
    async (lang) => {
      const page = await chromium.open({ lang, width: widths.phone })
      await page.goto(moduleUrl(`?lang=${lang}&from=ap-NOWHERE&to=ap-IST&action=destroy&x=%3Cscript%3E`))
      await page.getByText(words[lang].Finder.notFound).first().waitFor()
      await expect.poll(() => combo(page, lang, 'from').inputValue(), patient).toBe('')
      await expect.poll(() => combo(page, lang, 'to').inputValue(), patient).not.toBe('')
      await photo(page, `unknown-place-${lang}`)
    },
  )

  it('SHELL-11 the booking form without anything chosen leads to the finder', async () => {
    const page = await chromium.open()
    await page.goto(moduleUrl('/prices?lang=en&userID=&from=ap-IST'))
    await page.getByRole('heading', { level: 1, name: words.en.shell.transfer }).waitFor()
    await expectPath(page, '/transfer')
  })

  it('SHELL-09 SHELL-11 a path nobody knows leads to the finder, and only a whole segment counts', async () => {
    const page = await chromium.open()
    for (const path of ['/reprices', '/parent', '/yacht/order', '/approveorder', '/%E0%A4%A']) {
      await page.goto(moduleUrl(`${path}?lang=en`))
      await page.getByRole('heading', { level: 1, name: words.en.shell.transfer }).waitFor()
    }
  })

  it('SHELL-12 an order nobody knows is told neutrally, with a way on', async () => {
    const page = await chromium.open({ lang: 'ru', width: widths.phone })
    await page.goto(moduleUrl('/approveorder/none-such?lang=ru'))
    await page.getByRole('heading', { name: words.ru.approval.notFound }).waitFor()
    await photo(page, 'approval-unknown-ru-360')
    await page.getByRole('button', { name: words.ru.approval.newTrip }).click()
    await page.getByRole('heading', { level: 1, name: words.ru.shell.transfer }).waitFor()
  })
})

describe('a place without cars and a dead service', () => {
  it.each<Lang>(['en', 'ru', 'es'])(
    'PRICE-02 no cars: said in %s, with a way on, both places stay',
    async (lang) => {
      const page = await chromium.open({ lang, width: widths.tablet })
      await page.goto(moduleUrl(`?lang=${lang}&from=ap-IST&to=ap-LHR`))
      await page.getByRole('heading', { name: words[lang].offers.notFound.title }).waitFor()
      await photo(page, `no-cars-${lang}`)
      await expect.poll(() => combo(page, lang, 'from').inputValue(), patient).not.toBe('')
      await page.getByRole('button', { name: words[lang].offers.notFound.change }).click()
      await expect
        .poll(() => combo(page, lang, 'to').evaluate((input) => input === document.activeElement), patient)
        .toBe(true)
    },
  )

  it.each<Lang>(['en', 'ru', 'es'])(
    'PRICE-02 ERR-07 dead prices: “try again” in %s, and it goes on once they live',
    async (lang) => {
      const page = await chromium.open({ lang, width: widths.phone })
      const mend = await breakCalls(page, '/prices', 'refused')
      await page.goto(moduleUrl(`?lang=${lang}&from=ap-IST&to=ad-moda-caddesi-142`))
      await page.getByRole('heading', { name: words[lang].offers.failed.title }).waitFor()
      await photo(page, `prices-failed-${lang}`)
      await mend()
      await page.getByRole('button', { name: words[lang].common.retry }).first().click()
      await page
        .getByRole('button', { name: pattern(words[lang].offers.chooseOf) })
        .first()
        .waitFor()
    },
  )

  it('PLACE-06 a dead place search is silent, keeps the term, and can be asked again', async () => {
    const page = await chromium.open()
    await openFinder(page, 'en')
    const mends = [
      await breakCalls(page, '/transport-nodes', '500'),
      await breakCalls(page, '/places/find', '500'),
    ]
    await combo(page, 'en', 'from').pressSequentially('Istanbul')
    await page.waitForTimeout(6_000)
    expect(await page.getByRole('listbox').getByRole('option').count()).toBe(0)
    await expect.poll(() => combo(page, 'en', 'from').inputValue(), patient).toBe('Istanbul')
    for (const mend of mends) await mend()
    await combo(page, 'en', 'from').press('Backspace')
    await page.getByRole('listbox').getByRole('option').first().waitFor()
  })
})

describe('REL-02 an order whose answer is lost, and a payment that is not made', () => {
  async function toThePayButton(page: Page, lang: Lang): Promise<void> {
    await page.goto(moduleUrl(`?lang=${lang}&from=ap-IST&to=ad-moda-caddesi-142`))
    await chooseFirstOffer(page, lang)
    await fillFlight(page, lang)
    await fillPassenger(page, lang)
  }

  it('BOOK-42 REL-01 a double click and a lost answer make one order', async () => {
    const page = await chromium.open()
    await toThePayButton(page, 'en')
    const keys: (string | undefined)[] = []
    await page.route(
      (url) => url.pathname.endsWith('/orders'),
      async (route) => {
        if (route.request().method() !== 'POST') return route.fallback()
        keys.push(route.request().headers()['idempotency-key'])
        if (keys.length > 1) return route.fallback()
        await route.fetch()
        await route.abort('connectionreset')
      },
    )
    await page.getByRole('button', { name: words.en.booking.pay.cash }).last().dblclick()
    await page.getByRole('heading', { level: 1, name: words.en.approval.booked }).waitFor()
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
    const byKey = await fetch(
      `${inject('api')}/v4/orders/trips?idempotency_key=${keys[0]}&module_type=booking&lang=en&currency=EUR`,
    )
    const { result } = await byKey.json()
    await expect.poll(() => page.url(), patient).toContain(encodeURIComponent(result.orders[0].transaction))
  })

  it('BOOK-48 BOOK-49 declined, then left, then paid: one order, the form whole on the way back', async () => {
    const page = await chromium.open({ lang: 'ru', width: widths.phone, touch: true })
    const t = words.ru
    await toThePayButton(page, 'ru')
    let orders = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/orders')) orders++
    })
    await page
      .getByRole('button', { name: pattern(t.booking.pay.card) })
      .last()
      .click()
    await page.locator('button[value=decline]').click()
    await page.getByRole('heading', { level: 1, name: t.approval.declined }).waitFor()
    await photo(page, 'approval-declined-ru-360')

    await page.getByRole('button', { name: t.approval.backToForm }).click()
    const name = page.getByRole('textbox', { name: t.booking.passengers.name })
    await name.waitFor()
    await expect.poll(() => name.inputValue(), patient).toBe(passenger.ru.name)
    await photo(page, 'booking-waits-for-payment-ru-360')

    await page
      .getByRole('button', { name: pattern(t.booking.pay.now) })
      .last()
      .click()
    await page.locator('button[value=leave]').click()
    await page
      .getByRole('button', { name: pattern(t.approval.payNow) })
      .first()
      .click()
    await page.locator('button[value=pay]').click()
    await page.getByRole('heading', { level: 1, name: t.approval.paid }).waitFor()
    expect(orders, 'REL-01').toBe(1)
  })

  it('BOOK-48 the browser’s back from the pay page: the form is whole, the button lives, the order stays one', async () => {
    const page = await chromium.open()
    await toThePayButton(page, 'en')
    await page
      .getByRole('button', { name: pattern(words.en.booking.pay.card) })
      .last()
      .click()
    await page.locator('button[value=pay]').waitFor()
    await page.goBack()
    const name = page.getByRole('textbox', { name: words.en.booking.passengers.name })
    await name.waitFor()
    await expect.poll(() => name.inputValue(), patient).toBe(passenger.en.name)
    const again = page.getByRole('button', { name: pattern(words.en.booking.pay.now) }).last()
    await again.waitFor()
    await photo(page, 'booking-back-from-pay-page-en-1280')
    await again.click()
    await page.locator('button[value=pay]').click()
    await page.getByRole('heading', { level: 1, name: words.en.approval.paid }).waitFor()
  })

  it('BOOK-58 REL-05 a reload and the browser’s back lose nothing typed', async () => {
    const page = await chromium.open()
    await toThePayButton(page, 'en')
    // An impossible day is kept as well, since it was typed.
    const day = page.getByRole('textbox', { name: words.en.booking.field.landingDate })
    await day.fill('')
    await day.pressSequentially('31.02.2027')
    await day.press('Tab')
    // The draft is kept a moment after the last key.
    const isKept = () =>
      page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]).includes('2027-02-31'))
    await expect.poll(isKept, patient).toBe(true)
    await page.reload()
    const name = page.getByRole('textbox', { name: words.en.booking.passengers.name })
    await name.waitFor()
    await expect.poll(() => name.inputValue(), patient).toBe(passenger.en.name)
    const landing = page.getByRole('combobox', { name: words.en.booking.field.landingTime })
    await expect.poll(() => landing.inputValue(), patient).toBe('09:45')
    expect(await day.inputValue()).toBe('31.02.2027')
    await page.getByRole('button', { name: words.en.booking.allOffers }).click()
    await page
      .getByRole('button', { name: pattern(words.en.offers.chooseOf) })
      .first()
      .waitFor()
    await expect.poll(() => combo(page, 'en', 'from').inputValue(), patient).toContain('Istanbul')
  })
})

it('SHELL-19 a screen whose code does not come leaves no blank page', async () => {
  const page = await chromium.open({ lang: 'ru', width: widths.phone })
  const [file] =
    Object.entries(builtChunks()).find(([, sources]) =>
      sources.some((source) => source.endsWith('/BookingScreen.tsx')),
    ) ?? []
  expect(file).toBeDefined()
  await page.route(`**/${file}`, (route) => route.abort())
  await page.goto(moduleUrl('?lang=ru&from=ap-IST&to=ad-moda-caddesi-142'))
  await page
    .getByRole('button', { name: pattern(words.ru.offers.chooseOf) })
    .first()
    .click()
  await page.getByText(words.ru.trans.common.error_boundary.title).first().waitFor()
  await photo(page, 'screen-failed-ru-360')
})

describe('in a partner’s frame', () => {
  it('EMBED-03 the module stands in the frame, asks v1, and a tap opens the payment at the top', async () => {
    const page = await chromium.open()
    const versions = new Set<string>()
    page.on('request', (request) => {
      const [, version = '', ...path] = new URL(request.url()).pathname.split('/')
      const call = path.join('/')
      // Promotions and orders are always read by v4, in a frame too. The partner's pictures are not calls.
      if (request.url().startsWith(inject('api')) && version !== 'static')
        versions.add(['promo', 'orders/trips'].includes(call) ? `${version} ${call}` : version)
    })
    await page.goto(inject('partner'))
    const frame = page.frameLocator('iframe')
    const to = frame.getByRole('combobox', { name: words.en.Finder.to, exact: true })
    await to.click()
    await to.pressSequentially('moda caddesi 142')
    await frame
      .getByRole('option', { name: /Moda Caddesi 142/ })
      .first()
      .click()
    await frame
      .getByRole('button', { name: pattern(words.en.offers.chooseOf) })
      .first()
      .click()
    await frame.getByRole('heading', { level: 1, name: words.en.booking.title }).waitFor()
    await fillFlight(frame, 'en')
    await fillPassenger(frame, 'en')
    await frame
      .getByRole('button', { name: pattern(words.en.booking.pay.card) })
      .last()
      .click()
    const link = frame.getByRole('link', { name: words.en.booking.pay.openPage })
    await link.waitFor()
    await photo(page, 'partner-frame-1280')
    await expect.poll(() => [...versions].sort()).toEqual(['v1', 'v4 orders/trips', 'v4 promo'])
    await link.click()
    await page.locator('button[value=pay]').click()
    await page.getByRole('heading', { level: 1, name: words.en.approval.paid }).waitFor()
  })
})
