import mapEn from '@wherry/booking/messages/en/map'
import promoEn from '@wherry/booking/messages/en/promo'
import promoEs from '@wherry/booking/messages/es/promo'
import promoRu from '@wherry/booking/messages/ru/promo'
import { describe, expect, it } from 'vitest'
import { moduleUrl, photo, widths, withBrowser } from './browser.ts'
import { chooseFirstOffer, dayFromNow, patient, settled } from './steps.ts'
import { type Lang, pattern, words } from './words.ts'

const chromium = withBrowser()
const phone = { width: widths.phone, touch: true, isMobile: true } as const
const promo = { en: promoEn.promo.name, ru: promoRu.promo.name, es: promoEs.promo.name }
/** Height of a page on a phone of 360 px, in px. */
const height = 780

const search = (lang: Lang) => moduleUrl(`?lang=${lang}&from=ap-IST&to=ad-moda-caddesi-142`)

/** Routes whose first cards differ: a long class, examples of three cars, an urgent pickup. */
const routes = [
  ['ap-SVO', 'ad-tverskaya-7'],
  ['ap-DME', 'ad-tverskaya-12'],
  ['ap-LED', 'ad-nevsky-28'],
  ['ap-BCN', 'ad-la-rambla-51'],
  ['ap-JFK', 'ci-5128581'],
  ['ad-tverskaya-7', 'ap-SVO'],
] as const

/** Opens an address on a phone, and waits for its list and, if it is wanted, for its promotion. */
async function openList(lang: Lang, address: string, hasPromo: boolean) {
  const page = await chromium.open({ lang, ...phone })
  await page.setViewportSize({ width: widths.phone, height })
  if (!hasPromo) await page.route(/\/promo(\?|$)/, (route) => route.abort())
  await page.goto(address)
  const choose = page.getByRole('button', { name: pattern(words[lang].offers.chooseOf) })
  await choose.first().waitFor()
  if (hasPromo) await page.getByRole('region', { name: promo[lang] }).waitFor()
  return { page, choose }
}

describe('on a phone the prices come first', () => {
  it.each<[Lang, boolean]>([
    ['en', true],
    ['en', false],
    ['ru', true],
    ['es', true],
  ])(
    'PRICE-15 PRICE-18 the first price is in the first screen of 360 × 780, in %s, with promotion: %s',
    async (lang, hasPromo) => {
      const { page, choose } = await openList(lang, search(lang), hasPromo)
      const box = await choose.first().boundingBox()
      expect(box?.y).toBeGreaterThan(0)
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await photo(page, `phone-first-${lang}`)
    },
  )

  it.each(
    routes.flatMap(([from, to]) => (['en', 'ru', 'es'] as const).map((lang) => [lang, from, to] as const)),
  )(
    'PRICE-15 PRICE-18 the first price is in the first screen of 360 × 780, in %s, from %s to %s',
    async (lang, from, to) => {
      const { page, choose } = await openList(lang, moduleUrl(`?lang=${lang}&from=${from}&to=${to}`), false)
      // Measured once the card is at rest, as parts above it may still load.
      const edge = async () => {
        const box = await choose.first().boundingBox()
        return box && Math.round(box.y + box.height)
      }
      const before = await settled(edge)
      await photo(page, `phone-first-${lang}-${from}`)
      expect(before).toBeLessThanOrEqual(height)
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    },
  )

  it('PRICE-06 PRICE-07 PRICE-08 sort, filters and grouping stand in one row that stays', {
    tags: 'engines',
  }, async () => {
    const { page } = await openList('ru', search('ru'), true)
    const t = words.ru.offers
    const row = [
      page.getByRole('button', { name: new RegExp(`^${t.sort}`) }),
      page.getByRole('button', { name: t.filters, exact: true }),
      page.getByRole('radiogroup', { name: t.view }),
    ]
    // The list is at rest first: its parts may still load above the row.
    const middles = () =>
      settled(async () => {
        const boxes = await Promise.all(row.map((part) => part.boundingBox()))
        return boxes.map((box) => box && Math.round(box.y + box.height / 2))
      })
    expect(new Set(await middles()).size).toBe(1)
    await page.evaluate(() => window.scrollTo(0, 1500))
    await expect.poll(() => page.evaluate(() => window.scrollY), patient).toBeGreaterThan(1000)
    const [middle, ...others] = await middles()
    expect(middle).toBeGreaterThan(0)
    expect(middle).toBeLessThan(60)
    expect(new Set([middle, ...others]).size).toBe(1)
    // Each control that takes the focus stands below the row.
    await page
      .getByRole('button', { name: pattern(t.chooseOf) })
      .nth(2)
      .focus()
    const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0)
    expect(focused).toBeGreaterThan(60)
  })

  it('PRICE-15 the map is folded to a line that tells the way, and opens by a tap', async () => {
    const { page } = await openList('en', search('en'), true)
    const map = page.getByRole('region', { name: mapEn.Map.name })
    const line = page.getByRole('button', { name: /^Map .* km about/ })
    await line.waitFor()
    expect(await map.count()).toBe(0)
    await line.tap()
    await map.waitFor()
    await expect.poll(() => map.evaluate((element) => element.dataset['ground']), patient).toBe('drawn')
    expect((await map.boundingBox())?.height).toBeGreaterThanOrEqual(200)
    await line.tap()
    await map.waitFor({ state: 'hidden' })
  })
})

it('UI-03 UI-06 a tap on a date opens the calendar, on a time the list, and no keyboard', async () => {
  const { page } = await openList('ru', search('ru'), false)
  await chooseFirstOffer(page, 'ru')
  const { field } = words.ru.booking
  const date = page.getByRole('textbox', { name: field.landingDate })
  await date.tap()
  const calendar = page.getByRole('dialog')
  await calendar.waitFor()
  const day = Number(dayFromNow(12).slice(0, 2))
  await calendar
    .getByRole('button', { name: new RegExp(`, ${day} `) })
    .last()
    .tap()
  await calendar.waitFor({ state: 'detached' })
  expect(await date.inputValue()).toMatch(new RegExp(`^${String(day).padStart(2, '0')}\\.`))
  // The text has no focus: no keyboard comes.
  expect(await date.evaluate((element) => element.matches(':focus'))).toBe(false)
  const time = page.getByRole('combobox', { name: field.landingTime })
  await time.tap()
  await page.getByRole('option', { name: '09:45' }).waitFor()
  expect(await time.getAttribute('inputmode')).toBe('none')
  await time.tap()
  expect(await time.getAttribute('inputmode')).toBe('numeric')
  await page.getByRole('option', { name: '09:45' }).tap()
  expect(await time.inputValue()).toBe('09:45')
})

it.each<Lang>(['en', 'ru', 'es'])(
  'BOOK-19 a child’s row says that it is a child, and asks a first name alone: %s',
  { tags: 'engines' },
  async (lang) => {
    const { page } = await openList(lang, search(lang), false)
    await chooseFirstOffer(page, lang)
    const { passengers } = words[lang].booking
    const children = page.getByRole('spinbutton', { name: passengers.children })
    await children.focus()
    await page.keyboard.press('ArrowUp')
    const row = page.getByRole('group', { name: passengers.child, exact: true })
    await row.waitFor()
    expect(await row.getByRole('textbox').count()).toBe(1)
    await row.getByRole('textbox', { name: passengers.firstName, exact: true }).fill('Ann')
    await page.keyboard.press('Tab')
    await photo(page, `phone-child-${lang}`)
    expect(await row.getByText(words[lang].booking.need.firstName).count()).toBe(0)
  },
)
