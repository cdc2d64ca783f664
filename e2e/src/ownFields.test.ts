import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { moduleUrl, photoAtEachWidth, withChromium } from './browser.ts'
import { storedTexts } from './signInSteps.ts'
import { chooseFirstOffer, fillFlight, fillPassenger, patient, signIn } from './steps.ts'
import { type Lang, words } from './words.ts'

const chromium = withChromium()
const { approval, booking, bonus } = words.en

async function openForm(page: Page, lang: Lang = 'en', query = ''): Promise<void> {
  await page.goto(moduleUrl(`?lang=${lang}&from=ap-IST&to=ad-moda-caddesi-142${query}`))
  await chooseFirstOffer(page, lang)
}

const invalid = (page: Page) =>
  page
    .locator('form [aria-invalid="true"]')
    .evaluateAll((all) => all.map(({ id }) => id.replace(/^_r_\w+?_/, '')))
const nameOf = (page: Page, lang: Lang = 'en') =>
  page.getByRole('textbox', { name: words[lang].booking.passengers.name })
const text = (page: Page, name: string) => page.getByRole('textbox', { name })

describe('what the form says of its fields', () => {
  it.each([
    ['en', 'light'],
    ['ru', 'dark'],
  ] as const)(
    'BOOK-13 %s, %s: after a refused try the way back comes clean; what is left empty is red',
    async (lang, theme) => {
      const page = await chromium.open({ lang })
      await openForm(page, lang, `&theme=${theme}`)
      const { back, pay } = words[lang].booking
      await page.getByRole('button', { name: pay.cash }).last().click()
      await expect.poll(() => invalid(page), patient).toContain('passengers.0.name')
      const before = await invalid(page)
      await page.getByRole('button', { name: back.add }).click()
      await page.getByRole('region', { name: back.title }).waitFor()
      expect(await invalid(page)).toEqual(before)
      await nameOf(page, lang).fill('Anna Keller')
      await expect.poll(() => invalid(page), patient).not.toContain('passengers.0.name')
      await nameOf(page, lang).fill('')
      await page.keyboard.press('Tab')
      await expect.poll(() => invalid(page), patient).toContain('passengers.0.name')
      await photoAtEachWidth(page, `own-fields-errors-${lang}-${theme}`)
    },
  )

  it('BOOK-32 BOOK-38 an expired code is told of once, and the order goes out at the full price', async () => {
    const page = await chromium.open()
    const sent: { trips: { hash: string }[] }[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && /trips$|orders$|create/.test(new URL(request.url()).pathname)) {
        const body: unknown = request.postDataJSON()
        if (typeof body === 'object' && body && 'trips' in body) sent.push(body as (typeof sent)[number])
      }
    })
    await openForm(page)
    await fillFlight(page, 'en')
    await fillPassenger(page, 'en')
    await text(page, bonus.code).fill('WHERRY-EXPIRED')
    const cash = page.getByRole('button', { name: booking.pay.cash }).last()
    await cash.click()
    await page.getByText(bonus.notTaken.title).waitFor()
    await photoAtEachWidth(page, 'own-fields-code')
    expect(sent).toEqual([])
    await cash.click()
    await page.getByRole('heading', { level: 1, name: approval.booked }).waitFor()
    expect(sent.map(({ trips }) => trips.map(({ hash }) => hash))).toEqual([['']])
  })

  it('BOOK-20 BOOK-23 who is signed in types none of their own data, and books for somebody else', async () => {
    const page = await chromium.open()
    await signIn(page)
    await openForm(page)
    const name = nameOf(page)
    await expect.poll(() => name.inputValue(), patient).toBe('Anna Keller')
    expect(await text(page, booking.passengers.email).inputValue()).toBe('anna.buyer@example.com')
    expect((await text(page, booking.passengers.phone).inputValue()).replace(/\D/g, '')).toBe('79135550101')
    await photoAtEachWidth(page, 'own-fields-filled')
    const another = page.getByRole('checkbox', { name: booking.passengers.forAnother })
    await another.check()
    await expect.poll(() => name.inputValue(), patient).toBe('')
    expect(await invalid(page)).toEqual([])
    await name.fill('Bob Roe')
    await page.reload()
    await expect.poll(() => name.inputValue(), patient).toBe('Bob Roe')
    expect(await another.isChecked()).toBe(true)
    await another.uncheck()
    await expect
      .poll(() => text(page, booking.passengers.email).inputValue(), patient)
      .toBe('anna.buyer@example.com')
    expect(await name.inputValue()).toBe('Bob Roe')
  })

  it('BOOK-22 a number without its code is of the browser’s region; what is taken from the list is remembered', async () => {
    const page = await chromium.open({ lang: 'en' })
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'languages', { get: () => ['en-GB', 'en'] }),
    )
    await openForm(page)
    const phone = text(page, booking.passengers.phone)
    await phone.click()
    await phone.pressSequentially('07400 123456')
    await page.keyboard.press('Tab')
    await expect.poll(() => phone.inputValue(), patient).toBe('+44 7400 123456')
    expect(await invalid(page)).not.toContain('passengers.0.phone')
  })

  it('REL-05 BOOK-58 I18N-04 a day and a time that are not understood stay as they were written, over a reload and in another language', async () => {
    const page = await chromium.open()
    await openForm(page)
    const { field } = booking
    const day = page.getByRole('textbox', { name: field.landingDate })
    const time = page.getByRole('combobox', { name: field.landingTime })
    await day.click()
    await page.keyboard.insertText('some time in spring')
    await time.click()
    await page.keyboard.insertText('9-10')
    await page.keyboard.press('Tab')
    await expect.poll(() => invalid(page), patient).toHaveLength(2)
    const seen = async () => [await day.inputValue(), await time.inputValue()]
    expect(await seen()).toEqual(['some time in spring', '9-10'])
    await expect.poll(() => storedTexts(page), patient).toContain('some time in spring')
    await page.reload()
    await day.waitFor()
    await expect.poll(seen, patient).toEqual(['some time in spring', '9-10'])
    await page.getByRole('banner').getByRole('combobox').selectOption('ru')
    const { field: russian } = words.ru.booking
    await expect
      .poll(() => page.getByRole('textbox', { name: russian.landingDate }).inputValue(), patient)
      .toBe('some time in spring')
    expect(await page.getByRole('combobox', { name: russian.landingTime }).inputValue()).toBe('9-10')
  })
})
