import mapEn from '@wherry/booking/messages/en/map'
import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { moduleUrl, photo, photoAtEachWidth, widths, withBrowser } from './browser.ts'
import { chooseFirstOffer, choosePlace, offersIn, openFinder, patient } from './steps.ts'
import { type Lang, words } from './words.ts'

const chromium = withBrowser()

const label = (lang: Lang, number: number) => words[lang].stops.label.replace('{{number}}', String(number))

/** Adds a stop: the first that is offered for the term. */
async function addStop(page: Page, lang: Lang, number: number, term: string) {
  await page.getByRole('button', { name: words[lang].stops.add, exact: true }).click()
  const input = page.getByRole('combobox', { name: label(lang, number), exact: true })
  await input.pressSequentially(term, { delay: 15 })
  await page.getByRole('listbox').getByRole('option').first().click()
  await expect.poll(() => input.inputValue(), patient).not.toBe(term)
}

/** Values of the place inputs, in their order. */
const placesIn = (page: Page) =>
  page
    .getByRole('search')
    .getByRole('combobox')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

async function expectScreen(page: Page, lang: Lang, places: string[], offers: string) {
  await expect.poll(() => placesIn(page), patient).toEqual(places)
  await expect.poll(() => offersIn(page, lang), patient).toBe(offers)
}

describe('a search is its address', () => {
  it('PLACE-09 PLACE-15 PLACE-23 SHELL-17 stops and swap: reload, back, forward and a link are the same screen', {
    tags: 'engines',
  }, async () => {
    const page = await chromium.open()
    await openFinder(page, 'en')
    await choosePlace(page, 'en', 'from', 'IST', /Istanbul Airport/)
    await choosePlace(page, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
    await addStop(page, 'en', 1, 'ciragan palace')
    await addStop(page, 'en', 2, 'sogutlucesme')
    await photoAtEachWidth(page, 'finder-stops-en')
    const offers = await offersIn(page, 'en')
    const places = await placesIn(page)
    expect(places).toHaveLength(4)

    await page.getByRole('button', { name: words.en.Finder.swap }).click()
    const turned = [...places].reverse()
    await expect.poll(() => placesIn(page), patient).toEqual(turned)
    const stops = () => new URL(page.url()).searchParams.get('subAddress')
    await expect.poll(stops, patient).toBe('st-sogutlucesme,ho-ciragan-palace')
    const back = await offersIn(page, 'en')
    const address = page.url()

    await page.goBack()
    await expectScreen(page, 'en', places, offers)
    await page.goForward()
    await expectScreen(page, 'en', turned, back)
    await page.reload()
    await expectScreen(page, 'en', turned, back)
    const other = await chromium.open()
    await other.goto(address)
    await expectScreen(other, 'en', turned, back)
  })

  it('PLACE-18 PLACE-23 the stops go to the booking and come back with it, after a reload too', {
    tags: 'engines',
  }, async () => {
    const page = await chromium.open({ lang: 'ru', width: widths.phone, touch: true })
    const { stops, booking } = words.ru
    await page.goto(
      moduleUrl('?lang=ru&from=ap-IST&to=ad-moda-caddesi-142&subAddress=ho-ciragan-palace,ap-AYT'),
    )
    await page
      .getByText(/слишком далеко/)
      .first()
      .waitFor()
    const named = () => new URL(page.url()).searchParams.get('subAddress')
    await expect.poll(named, patient).toBe('ho-ciragan-palace')
    await photo(page, 'finder-stop-refused-ru-360')
    await page.getByRole('button', { name: stops.close }).click()
    const offers = await offersIn(page, 'ru')
    const places = await placesIn(page)
    await addStop(page, 'ru', 2, 'sogutlucesme')
    await photo(page, 'finder-stops-ru-360')
    await page.getByRole('button', { name: stops.remove.replace('{{number}}', '2') }).click()
    await chooseFirstOffer(page, 'ru')
    await page.reload()
    await page.getByRole('button', { name: booking.allOffers }).click()
    await expectScreen(page, 'ru', places, offers)
    await expect.poll(named, patient).toBe('ho-ciragan-palace')
  })

  it('PLACE-09 SHELL-20 back over a half-typed place is the screen of its address', async () => {
    const page = await chromium.open()
    await openFinder(page, 'en')
    await choosePlace(page, 'en', 'from', 'IST', /Istanbul Airport/)
    await choosePlace(page, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
    const offers = await offersIn(page, 'en')
    const places = await placesIn(page)
    const from = page.getByRole('combobox', { name: words.en.Finder.from, exact: true })
    await from.fill('Sabi')
    await page.getByRole('listbox').waitFor()
    await page.goBack()
    await expect.poll(() => placesIn(page), patient).toEqual([places[0], ''])
    await expect.poll(() => page.getByRole('listbox').count(), patient).toBe(0)
    await page.goForward()
    await expectScreen(page, 'en', places, offers)
  })

  it('PLACE-07 PLACE-09 on a phone a place is typed in the place of another; the way back brings that one and its offers', {
    tags: 'engines',
  }, async () => {
    const page = await chromium.open({ width: widths.phone, touch: true, isMobile: true })
    await page.goto(moduleUrl('?lang=ru&from=ap-IST&to=ad-moda-caddesi-142'))
    const before = await offersIn(page, 'ru')
    const places = await placesIn(page)
    const input = page.getByRole('combobox', { name: words.ru.Finder.from, exact: true })
    await input.tap()
    await page.keyboard.type('Внуково', { delay: 30 })
    expect(await input.inputValue()).toBe('Внуково')
    await page.getByRole('button', { name: 'Назад', exact: true }).tap()
    await expectScreen(page, 'ru', places, before)
    // The field was empty before, so the typed text stays.
    await openFinder(page, 'ru')
    await input.tap()
    await page.keyboard.type('Внук', { delay: 30 })
    await page.getByRole('button', { name: 'Назад', exact: true }).tap()
    expect(await input.inputValue()).toBe('Внук')
  })

  it('PRICE-09 SHELL-11 the fewest seats come back from the booking, after a reload too; a list they empty has a way on', {
    tags: 'engines',
  }, async () => {
    const page = await chromium.open()
    const route = 'lang=en&from=ap-IST&to=ad-moda-caddesi-142'
    await page.goto(moduleUrl(`?${route}&passengersCount=5`))
    const offers = await offersIn(page, 'en')
    await chooseFirstOffer(page, 'en')
    await expect.poll(() => new URL(page.url()).search, patient).toBe('?lang=en')
    await page.reload()
    await page.getByRole('button', { name: words.en.booking.allOffers }).click()
    await expect.poll(() => offersIn(page, 'en'), patient).toBe(offers)
    const seats = () => new URL(page.url()).searchParams.get('passengersCount')
    await expect.poll(seats, patient).toBe('5')
    await page.goto(moduleUrl(`?${route}&passengersCount=90`))
    await page.getByRole('button', { name: words.en.offers.tooMany.action }).click()
    await offersIn(page, 'en')
    await expect.poll(seats, patient).toBeNull()
  })

  it.each([
    [699, true],
    [700, false],
  ])(
    'PRICE-23 at %d px: one column with stacked fields and filters on the full screen: %s',
    { tags: 'engines' },
    async (width, isNarrow) => {
      const page = await chromium.open({ width })
      await page.goto(moduleUrl('?lang=en&from=ap-IST&to=ad-moda-caddesi-142'))
      await offersIn(page, 'en')
      const boxOf = async (name: string) => {
        const box = await page.getByRole('combobox', { name, exact: true }).boundingBox()
        return box ?? { x: 0, y: 0 }
      }
      const isStacked = async () => {
        const [from, to] = [await boxOf(words.en.Finder.from), await boxOf(words.en.Finder.to)]
        return to.y > from.y && to.x === from.x
      }
      await expect.poll(isStacked, patient).toBe(isNarrow)
      await page.getByRole('button', { name: words.en.offers.filters }).click()
      const dialog = page.getByRole('dialog', { name: words.en.offers.filters })
      await dialog.waitFor()
      await expect
        .poll(async () => {
          const box = await dialog.boundingBox()
          return box?.width === width && box.x === 0
        }, patient)
        .toBe(isNarrow)
    },
  )

  it('SHELL-05 who has a car marketplace in their settings finds it in a new tab', {
    tags: 'engines',
  }, async () => {
    const page = await chromium.open({ width: widths.phone, touch: true })
    await page.goto(`${inject('account')}/sign-in?lang=en`)
    await page.locator('#login').fill('marketplace.fan@example.com')
    await page.locator('#password').fill('sandbox-1016')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/list/)
    await openFinder(page, 'en')
    const link = page.getByRole('link', { name: words.en.shell.marketplace })
    expect(await link.getAttribute('href')).toBe('https://cars.example.com/market')
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await link.getAttribute('rel')).toContain('noopener')
    await photoAtEachWidth(page, 'finder-marketplace-en')
  })

  it('ERR-07 PLACE-23 a link opened without a connection goes on when it is back', async () => {
    const page = await chromium.open({ width: widths.phone, touch: true })
    await page.route(/\/v4\/places\//, (route) => route.abort())
    await page.goto(moduleUrl('?lang=en&from=ap-IST&to=ad-moda-caddesi-142&subAddress=ho-ciragan-palace'))
    await page
      .getByRole('button', { name: /^Read “.*” again$/ })
      .nth(2)
      .waitFor()
    await photoAtEachWidth(page, 'finder-unread-en')
    await page.unroute(/\/v4\/places\//)
    await page.context().setOffline(true)
    await page.getByText(words.en.shell.offline).first().waitFor()
    await page.context().setOffline(false)
    await offersIn(page, 'en')
    await expect.poll(async () => (await placesIn(page)).filter(Boolean), patient).toHaveLength(3)
  })

  it('PRICE-15 ERR-07 a map whose code was wanted without a connection is drawn when it is back', async () => {
    const page = await chromium.open()
    await openFinder(page, 'en')
    await choosePlace(page, 'en', 'from', 'IST', /Istanbul Airport/)
    await page
      .getByRole('combobox', { name: words.en.Finder.to, exact: true })
      .pressSequentially('moda caddesi 142')
    const place = page.getByRole('option', { name: /Moda Caddesi 142/ }).first()
    await place.waitFor()
    const map = page.getByRole('region', { name: mapEn.Map.name })
    const pages: string[] = []
    page.on('domcontentloaded', (loaded) => pages.push(loaded.url()))
    await page.context().setOffline(true)
    // The browser must know that it is offline: a part that fails before that leads to the one reload (SHELL-21).
    await page.waitForFunction(() => !navigator.onLine)
    const failed = page.waitForEvent('console', (line) => line.text().startsWith('ChunkLoadError'))
    await place.click()
    await failed
    expect(await map.count()).toBe(0)
    await page.context().setOffline(false)
    await map.waitFor()
    expect(pages, 'no other page was needed').toEqual([])
  })

  it.each([widths.phone, widths.tablet, widths.desktop])(
    'SHELL-26 PLACE-23 nothing jumps while a link with a stop opens, at %d px',
    { tags: 'alone' },
    async (width) => {
      const page = await chromium.open({ width })
      await page.addInitScript(() => {
        const shifts: { value: number; what: string }[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[]
          })[]) {
            const moves = entry.sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.outerHTML?.slice(0, 200)} from ${previousRect.y} to ${currentRect.y}`,
            )
            shifts.push({ value: entry.value, what: moves.join('; ') })
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(moduleUrl('?lang=ru&from=ap-IST&to=ad-moda-caddesi-142&subAddress=ho-ciragan-palace'))
      await offersIn(page, 'ru')
      await page.getByRole('button', { name: words.ru.stops.add, exact: true }).waitFor()
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { value: number; what: string }[] }).shifts,
      )
      // The currency in the head and the foot of the map may change their size; a line of the page may not move.
      expect(shifts.filter(({ value }) => value > 0.005)).toEqual([])
    },
  )
})
