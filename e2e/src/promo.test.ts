import { describe, expect, it } from 'vitest'
import { moduleUrl, withChromium } from './browser.ts'
import { patient } from './steps.ts'
import { words } from './words.ts'

const chromium = withChromium()

describe('promotions and legal texts', () => {
  it('SHELL-22 PRICE-18 a stored parameter opens the promotion once, and its view is counted once', async () => {
    const page = await chromium.open()
    const views: unknown[] = []
    page.on('request', (request) => {
      if (request.url().includes('/promo/views')) views.push(request.postDataJSON())
    })
    await page.goto(moduleUrl('?lang=en'))
    await page.evaluate(() => localStorage.setItem('trans_open_promo', 'True'))
    await page.reload()
    const popup = page.getByRole('dialog', { name: /10% off/ })
    await popup.waitFor()
    const stored = () => page.evaluate(() => localStorage.getItem('trans_open_promo'))
    await expect.poll(stored, patient).toBeNull()
    await popup.getByRole('button', { name: 'Find a car' }).click()
    await popup.waitFor({ state: 'detached' })
    await page.evaluate(() => localStorage.setItem('trans_open_promo', 'true'))
    await page.goto(moduleUrl('?lang=en&from=ap-IST&to=ad-moda-caddesi-142'))
    await page.getByRole('region', { name: 'Promotion' }).scrollIntoViewIfNeeded()
    await page.waitForTimeout(4500)
    expect(await popup.count()).toBe(0)
    expect(views).toHaveLength(1)
  })

  it('PRICE-19 SEC-02 the terms of a class whose text is hostile are read, and nothing of it runs', async () => {
    const page = await chromium.open({ lang: 'ru' })
    await page.goto(moduleUrl('?lang=ru&from=ap-IST&to=ad-moda-caddesi-142'))
    const terms = page.getByRole('button', { name: /^Условия перевозки, .*Автобус/ })
    await terms.first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('over all').waitFor()
    expect(await dialog.locator('script, style, iframe, img, form, object, [style*="fixed"]').count()).toBe(0)
    expect(await page.title()).not.toBe('owned')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect
      .poll(() => page.locator(':focus').allTextContents(), patient)
      .toEqual([words.ru.offers.terms])
  })
})
