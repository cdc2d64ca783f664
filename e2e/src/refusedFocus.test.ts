import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { moduleUrl, withChromium } from './browser.ts'
import { chooseFirstOffer, fillFlight, fillPassenger, passenger } from './steps.ts'
import { pattern, words } from './words.ts'

const chromium = withChromium()

/** Parts of the focused control and of its messages that are covered or out of view. */
const hiddenParts = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement
    if (!control || control === document.body) return ['nothing has the focus']
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
    const errors = ids
      .filter((id) => id.endsWith('-error') || id.endsWith('-note'))
      .map((id) => document.getElementById(id))
    if (control.getAttribute('aria-invalid') !== 'true' || errors.length === 0) return ['it has no error']
    return [control, ...errors].flatMap((part) => {
      const box = part?.getBoundingClientRect()
      if (!part || !box) return ['its error is not there']
      const corners = [box.top + 1, box.bottom - 1].map((y) => ({
        x: box.left + Math.min(8, box.width / 2),
        y,
      }))
      return corners.flatMap(({ x, y }) => {
        const seen = document.elementFromPoint(x, y)
        const isClear = seen && (part.contains(seen) || seen.contains(part))
        return isClear ? [] : [`${part.tagName} at ${Math.round(y)} of ${innerHeight}: ${seen?.className}`]
      })
    })
  })

const sizes = [
  { width: 360, height: 640 },
  { width: 360, height: 780 },
  { width: 320, height: 480 },
  { width: 1280, height: 500 },
]

it.each(sizes.flatMap((size) => (['ru', 'en', 'es'] as const).map((lang) => ({ ...size, lang }))))(
  'BOOK-13 A11Y-05 after a refused booking the field in focus and its error are seen whole: $width × $height, $lang',
  async ({ lang, ...size }) => {
    const isPhone = size.width < 700
    const page = await chromium.open({ lang, width: size.width, touch: isPhone, isMobile: isPhone })
    await page.setViewportSize(size)
    await page.goto(moduleUrl(`?lang=${lang}&from=ap-IST&to=ad-moda-caddesi-142`))
    await chooseFirstOffer(page, lang)
    await fillFlight(page, lang)
    await fillPassenger(page, lang)
    const { field, passengers, pay } = words[lang].booking
    const person = passenger[lang]
    const book = page.getByRole('button', { name: pay.cash }).last()
    const found: Record<string, string[]> = {}
    const refuse = async (
      name: string,
      control: Locator,
      spoil: () => Promise<void>,
      mend: () => Promise<void>,
    ) => {
      await spoil()
      await book.click()
      await expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true)
      // The bar appears and disappears while the page scrolls.
      await page.waitForTimeout(150)
      await expect
        .poll(() => hiddenParts(page))
        .toEqual([])
        .catch(async () => {
          found[name] = await hiddenParts(page)
        })
      await mend()
    }
    const write = (name: string, control: Locator, wrong: string, right: string) =>
      refuse(
        name,
        control,
        () => control.fill(wrong),
        () => control.fill(right),
      )
    const text = (name: string) => page.getByRole('textbox', { name })
    const terms = page.getByRole('checkbox', { name: pattern(words[lang].bonus.terms.both) })
    await refuse(
      'consent',
      terms,
      () => terms.uncheck(),
      () => terms.check(),
    )
    await write('e-mail', text(passengers.email), 'name@@example', person.email)
    await write('phone', text(passengers.phone), '+44 12', person.phone)
    await write('name', text(passengers.name), '', person.name)
    const time = page.getByRole('combobox', { name: field.landingTime })
    await write('time', time, '25:00', '09:45')
    await write('flight', text(field.arrivalNumber), '', 'TK 1985')
    expect(found).toEqual({})
  },
)
