import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { moduleUrl, photo, widths, withChromium } from './browser.ts'
import { chooseFirstOffer, fillFlight, fillPassenger, fillTime, patient } from './steps.ts'
import { type Lang, pattern, words } from './words.ts'

const chromium = withChromium()
const size = { width: widths.phone, height: 780 }

/** The booking form on a phone, filled. */
async function openForm(lang: Lang): Promise<Page> {
  const page = await chromium.open({ lang, width: size.width, touch: true, isMobile: true })
  await page.setViewportSize(size)
  await page.goto(moduleUrl(`?lang=${lang}&from=ap-IST&to=ad-moda-caddesi-142`))
  await chooseFirstOffer(page, lang)
  await fillFlight(page, lang)
  await fillPassenger(page, lang)
  return page
}

it.each<Lang>(['en', 'ru', 'es'])(
  'BOOK-48 BOOK-49 back from the bank the first screen names the order, and beside "Pay now" stands what it has: %s',
  async (lang) => {
    const page = await openForm(lang)
    const { field, pay, sum } = words[lang].booking
    const card = page.getByRole('button', { name: pattern(pay.card) }).last()
    await card.click()
    await page.locator('button[value=pay]').waitFor()
    await page.goBack()
    const notice = page.locator('b').filter({ hasText: pattern(pay.unpaid) })
    await notice.waitFor()
    await page.evaluate(() => window.scrollTo(0, 0))
    await photo(page, `phone-back-from-bank-${lang}`)
    const box = await notice.boundingBox()
    expect(box?.y).toBeGreaterThan(0)
    expect((box?.y ?? size.height) + (box?.height ?? 0)).toBeLessThan(size.height - 100)

    // A time that is typed after the order does not change the time in the summary.
    await page.getByRole('combobox', { name: field.landingTime }).fill('')
    await fillTime(page, field.landingTime, '2330')
    await page.getByRole('button', { name: pay.toPay }).first().tap()
    const payment = page.getByRole('region', { name: pay.title, exact: true })
    await expect.poll(() => payment.evaluate((it) => it === document.activeElement), patient).toBe(true)
    await payment.getByText(pattern(pay.changed)).waitFor()
    const summary = page.getByRole('complementary', { name: sum.title })
    await summary.getByText(/09:45/).waitFor()
    expect(await summary.getByText(/23:30/).count()).toBe(0)
  },
)

it.each<Lang>(['en', 'ru', 'es'])(
  'BOOK-57 A11Y-04 where cash and card are offered the bar leads to both, and pays by none: %s',
  async (lang) => {
    const page = await openForm(lang)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/orders'))
        sent.push(request.url())
    })
    await page.evaluate(() => window.scrollTo(0, 300))
    const { pay } = words[lang].booking
    await page.getByRole('button', { name: pay.toPay }).tap()
    const payment = page.getByRole('region', { name: pay.title, exact: true })
    await expect.poll(() => payment.evaluate((it) => it === document.activeElement), patient).toBe(true)
    for (const name of [pattern(pay.card), pay.cash]) {
      const box = await payment.getByRole('button', { name }).boundingBox()
      expect((box?.y ?? size.height) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height)
    }
    await page.getByRole('button', { name: pay.toPay }).waitFor({ state: 'hidden' })
    await page.waitForTimeout(500)
    expect(sent).toEqual([])
  },
)
