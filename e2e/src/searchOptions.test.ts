import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { moduleUrl, widths, withChromium } from './browser.ts'
import { chooseFirstOffer, isAsking, patient, settled } from './steps.ts'
import { type Lang, pattern, words } from './words.ts'

const chromium = withChromium()
const route = 'from=ap-IST&to=ad-moda-caddesi-142'

/** The options of the list, and the number of its cards. Null: prices are being requested. */
async function look(page: Page, lang: Lang) {
  const { offers } = words[lang]
  const isOn = (inputs: Element[]) => inputs.some((input) => (input as HTMLInputElement).checked)
  const seen = {
    isReturn: await page.getByRole('checkbox', { name: offers.returnTrip.label }).evaluateAll(isOn),
    isOneByOne: await page.getByRole('radio', { name: offers.oneByOne }).evaluateAll(isOn),
    filters: await page.getByRole('group', { name: offers.filters }).getByRole('button').count(),
    cards: await page.getByRole('button', { name: pattern(offers.chooseOf) }).count(),
    heading: await page.getByRole('heading', { level: 2 }).allTextContents(),
  }
  return seen.cards > 0 && !(await isAsking(page, lang)) ? seen : null
}

/** The list once it has come to rest. */
const looked = (page: Page, lang: Lang) => settled(() => look(page, lang))

/** Sets all options: there and back, one by one, the best rated only. */
async function setAll(page: Page, lang: Lang) {
  const { offers } = words[lang]
  await page.getByRole('checkbox', { name: offers.returnTrip.label }).check()
  await page.getByText(offers.oneByOne, { exact: true }).click()
  await page.getByRole('button', { name: offers.filters, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(offers.ratingFrom.replace('{{rating}}', lang === 'en' ? '4.5' : '4,5')).click()
  await dialog.getByRole('button', { name: /\d/u }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('rating'), patient).toBe('4.5')
}

describe('how a search is asked and looked at is in its address', () => {
  it('SHELL-17 SHELL-20 PRICE-07 PRICE-12 reload, a link, back and forward are the same list', async () => {
    const page = await chromium.open()
    await page.goto(moduleUrl(`?lang=en&${route}`))
    const before = await looked(page, 'en')
    await setAll(page, 'en')
    const set = await looked(page, 'en')
    expect(set).toMatchObject({ isReturn: true, isOneByOne: true })
    expect(set).not.toEqual({ ...before, isReturn: true, isOneByOne: true })
    const address = page.url()
    expect(new URL(address).search).toBe(`?lang=en&${route}&return=1&list=offers&rating=4.5`)

    const isAsSet = (one: Page) => expect.poll(() => look(one, 'en'), patient).toEqual(set)
    await page.reload()
    await isAsSet(page)
    const other = await chromium.open()
    await other.goto(address)
    await isAsSet(other)

    // Another route has other classes, so the filters are removed, and return with the former route.
    await page.getByRole('button', { name: words.en.Finder.swap }).click()
    await expect.poll(() => new URL(page.url()).searchParams.has('rating'), patient).toBe(false)
    const turned = await looked(page, 'en')
    expect(turned).toMatchObject({ isReturn: true, isOneByOne: true, filters: before.filters })
    expect(turned.heading).not.toEqual(set.heading)
    await page.goBack()
    await isAsSet(page)
    await expect.poll(() => page.url(), patient).toBe(address)
    await page.goForward()
    await expect.poll(() => new URL(page.url()).searchParams.get('from'), patient).toBe('ad-moda-caddesi-142')
    await expect.poll(() => look(page, 'en'), patient).toEqual(turned)
  })

  it('SHELL-11 SHELL-17 the list comes back from the booking as it was, after a reload too', async () => {
    const page = await chromium.open({ lang: 'ru', width: widths.phone, touch: true })
    await page.goto(moduleUrl(`?lang=ru&${route}`))
    await looked(page, 'ru')
    await setAll(page, 'ru')
    const set = await looked(page, 'ru')
    const address = page.url()
    for (const isReloaded of [false, true]) {
      await chooseFirstOffer(page, 'ru')
      if (isReloaded) await page.reload()
      await page.getByRole('button', { name: words.ru.booking.allOffers }).click()
      await expect.poll(() => look(page, 'ru'), patient).toEqual(set)
      await expect.poll(() => page.url(), patient).toBe(address)
    }
  })
})
