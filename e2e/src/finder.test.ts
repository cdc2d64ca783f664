import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { moduleUrl, photo, photoAtEachWidth, widths, withChromium } from './browser.ts'
import { chooseFirstOffer, choosePlace, openFinder } from './steps.ts'
import { type Lang, pattern, words } from './words.ts'

const chromium = withChromium()

const label = (lang: Lang, number: number) => words[lang].Finder.stop.replace('{{number}}', String(number))

/** Adds a stop: the first that is offered for the term. */
async function addStop(page: Page, lang: Lang, number: number, term: string) {
  await page.getByRole('button', { name: words[lang].Finder.addStop, exact: true }).click()
  const input = page.getByRole('combobox', { name: label(lang, number), exact: true })
  await input.pressSequentially(term, { delay: 15 })
  await page.getByRole('listbox').getByRole('option').first().click()
  await expect.poll(() => input.inputValue(), patient).not.toBe(term)
}

const patient = { timeout: 15_000 }

/** What stands in the inputs, in their order. */
const placesIn = (page: Page) =>
  page
    .getByRole('search')
    .getByRole('combobox')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

/** What is offered: the heading of the list, once it stands. */
async function offersIn(page: Page, lang: Lang) {
  const choose = pattern(words[lang].offers.chooseOf)
  await page.getByRole('button', { name: choose }).first().waitFor()
  return page.getByRole('heading', { level: 2 }).first().textContent()
}

async function expectScreen(page: Page, lang: Lang, places: string[], offers: string | null) {
  await expect.poll(() => placesIn(page), patient).toEqual(places)
  expect(await offersIn(page, lang)).toBe(offers)
}

describe('a search is its address', () => {
  it('PLACE-09 PLACE-15 PLACE-23 SHELL-17 stops and swap: reload, back, forward and a link are the same screen', async () => {
    const page = await chromium.open()
    await openFinder(page, 'en')
    await choosePlace(page, 'en', 'from', 'IST', /Istanbul Airport/)
    await choosePlace(page, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
    await addStop(page, 'en', 1, 'ciragan palace')
    await addStop(page, 'en', 2, 'sogutlucesme')
    await photoAtEachWidth(page, 'finder-stops-en')
    const places = await placesIn(page)
    const offers = await offersIn(page, 'en')
    expect(places).toHaveLength(4)

    await page.getByRole('button', { name: words.en.Finder.swap }).click()
    const turned = [...places].reverse()
    expect(await placesIn(page)).toEqual(turned)
    const back = await offersIn(page, 'en')
    const address = page.url()
    expect(new URL(address).searchParams.get('subAddress')?.split(',')).toHaveLength(2)

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

  it('PLACE-18 PLACE-23 the stops go to the booking and come back with it, after a reload too', async () => {
    const page = await chromium.open({ lang: 'ru', width: widths.phone, touch: true })
    const { Finder, booking } = words.ru
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
    await page.getByRole('button', { name: Finder.closeRefusals }).click()
    const offers = await offersIn(page, 'ru')
    const places = await placesIn(page)
    await addStop(page, 'ru', 2, 'sogutlucesme')
    await photo(page, 'finder-stops-ru-360')
    await page.getByRole('button', { name: Finder.removeStop.replace('{{number}}', '2') }).click()
    await chooseFirstOffer(page, 'ru')
    await page.reload()
    await page.getByRole('button', { name: booking.allOffers }).click()
    await expectScreen(page, 'ru', places, offers)
    expect(named()).toBe('ho-ciragan-palace')
  })

  it.each([widths.phone, widths.tablet, widths.desktop])(
    'SHELL-26 PLACE-23 nothing jumps while a link with a stop opens, at %d px',
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
      await page.getByRole('button', { name: words.ru.Finder.addStop, exact: true }).waitFor()
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { value: number; what: string }[] }).shifts,
      )
      // The currency in the head and the foot of the map may change their size; a line of the page may not.
      expect(shifts.filter(({ value }) => value > 0.005)).toEqual([])
    },
  )
})
