import { expect, it } from 'vitest'
import { moduleUrl, photo, withChromium } from './browser.ts'
import { dayFromNow, passenger, patient } from './steps.ts'
import { words } from './words.ts'

const chromium = withChromium()

it('PLACE-22 SHELL-27 a transfer is booked by the keyboard alone, with the focus always in sight', async () => {
  const page = await chromium.open()
  const { keyboard } = page
  const t = words.en
  /** What has the focus, as it is spoken. */
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const label = (element as HTMLInputElement).labels?.[0]?.textContent
      return `${element.getAttribute('role') ?? element.tagName.toLowerCase()} ${
        element.getAttribute('aria-label') ?? label ?? element.textContent?.slice(0, 60)
      }`
    })
  /** Tab until what has the focus fits; at most forty times. */
  async function tabTo(what: RegExp): Promise<void> {
    for (let press = 0; press < 40; press++) {
      if (what.test(await focused())) return
      await keyboard.press('Tab')
      expect(
        await page.evaluate(() => document.activeElement === document.body),
        'A11Y-04 focus is lost',
      ).toBe(false)
    }
    throw new Error(`Tab does not lead to ${what}; it ended at ${await focused()}`)
  }

  await page.goto(moduleUrl('?lang=en'))
  await page.getByRole('heading', { level: 1, name: t.shell.transfer }).waitFor()
  await keyboard.press('Tab')
  await tabTo(/combobox From/)
  await keyboard.type('IST')
  await page.getByRole('option', { name: /Istanbul Airport/ }).waitFor()
  await keyboard.press('Enter')
  await tabTo(/combobox To/)
  await keyboard.type('moda caddesi 142')
  await page
    .getByRole('option', { name: /Moda Caddesi 142/ })
    .first()
    .waitFor()
  await keyboard.press('Enter')
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .waitFor()
  await tabTo(/^button Choose/)
  await keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: t.booking.title }).waitFor()
  await expect.poll(focused, patient).toContain(t.booking.title)

  await tabTo(/Flight number/)
  await keyboard.type('TK 1985')
  await tabTo(/Landing date/)
  await keyboard.type(dayFromNow(12))
  await tabTo(/^combobox (Landing t|T)ime/)
  await keyboard.type('0945')
  await tabTo(/First and last name/)
  await keyboard.type(passenger.en.name)
  await tabTo(/^input Mobile phone/)
  await keyboard.type(passenger.en.phone)
  await tabTo(/E-mail/)
  await keyboard.type(passenger.en.email)
  await tabTo(/^input I agree to the offer/)
  await keyboard.press('Space')
  await tabTo(/button Pay the driver in cash/)
  await keyboard.press('Enter')
  await page
    .getByRole('heading', { level: 1, name: t.approval.booked })
    .waitFor()
    .finally(() => photo(page, 'keyboard-end'))
  await expect.poll(focused, patient).toContain(t.approval.booked)
})
