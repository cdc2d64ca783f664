import type { FrameLocator, Page } from 'playwright'
import { expect, inject } from 'vitest'
import { moduleUrl } from './browser.ts'
import { journeyClock } from './clock.ts'
import { type Lang, pattern, words } from './words.ts'

/** Time limit for responses, which is long because the machine may be busy. */
export const patient = { timeout: 30_000 }

/** The page or the partner’s frame that holds the form. */
type Stage = Page | FrameLocator

/** The passenger of the journeys, by language. */
export const passenger = {
  en: { name: 'Mary O’Brien', phone: '+44 7911 123456', email: 'mary@example.com' },
  ru: { name: 'Анна Петрова-Ким', phone: '+7 912 345-67-89', email: 'anna@example.com' },
  es: { name: 'José Núñez Ibáñez', phone: '+34 612 34 56 78', email: 'jose@example.com' },
} as const

/** The date a number of days from now, as a person types it: DD.MM.YYYY. */
export function dayFromNow(days: number): string {
  const [year, month, day] = new Date(journeyClock.now() + days * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
  return `${day}.${month}.${year}`
}

export async function openFinder(page: Page, lang: Lang): Promise<void> {
  await page.goto(moduleUrl(`?lang=${lang}`))
  await page.getByRole('heading', { level: 1, name: words[lang].shell.transfer }).waitFor()
}

/** Types a text and chooses the named option by keys: by Enter at once if it is the active one. */
export async function choosePlace(
  page: Stage,
  lang: Lang,
  side: 'from' | 'to',
  term: string,
  name: RegExp,
): Promise<void> {
  const input = page.getByRole('combobox', { name: words[lang].Finder[side], exact: true })
  await input.click()
  await input.fill('')
  await input.pressSequentially(term, { delay: 15 })
  await page.getByRole('option', { name }).first().click()
}

/** True while prices are requested, for the first time or again. */
export async function isAsking(page: Page, lang: Lang): Promise<boolean> {
  const texts = [words[lang].Finder.askingPrices, words[lang].offers.updating]
  const said = page.locator('p').filter({ hasText: new RegExp(`^(${texts.join('|')})$`) })
  return (await said.count()) > 0
}

/** The heading of the list of offers, once the list has loaded. */
export function offersIn(page: Page, lang: Lang): Promise<string> {
  const choose = page.getByRole('button', { name: pattern(words[lang].offers.chooseOf) })
  return settled(async () => {
    const [heading] = await page.getByRole('heading', { level: 2 }).allTextContents()
    return heading && (await choose.count()) > 0 && !(await isAsking(page, lang)) ? heading : null
  })
}

/** Waits for the offers and chooses the first. */
export async function chooseFirstOffer(page: Stage, lang: Lang): Promise<void> {
  const choose = pattern(words[lang].offers.chooseOf)
  await page.getByRole('button', { name: choose }).first().click()
  await page.getByRole('heading', { level: 1, name: words[lang].booking.title }).waitFor()
}

export async function fillFlight(page: Stage, lang: Lang, days = 12): Promise<void> {
  const { field } = words[lang].booking
  await page.getByRole('textbox', { name: field.arrivalNumber }).fill('TK 1985')
  await fillDate(page, field.landingDate, dayFromNow(days))
  await fillTime(page, field.landingTime, '0945')
}

export async function fillDate(page: Stage, label: string, day: string): Promise<void> {
  const input = page.getByRole('textbox', { name: label })
  await input.click()
  await input.pressSequentially(day)
  await input.press('Tab')
}

export async function fillTime(page: Stage, label: string, time: string): Promise<void> {
  const input = page.getByRole('combobox', { name: label })
  await input.click()
  await input.pressSequentially(time)
  await input.press('Tab')
}

export async function fillPassenger(page: Stage, lang: Lang): Promise<void> {
  const { passengers } = words[lang].booking
  const person = passenger[lang]
  await page.getByRole('textbox', { name: passengers.name }).fill(person.name)
  await page.getByRole('textbox', { name: passengers.phone }).fill(person.phone)
  await page.getByRole('textbox', { name: passengers.email }).fill(person.email)
  await page.getByRole('checkbox', { name: pattern(words[lang].bonus.terms.both) }).check()
}

/** Signs in the buyer Anna on the account’s own page. */
export async function signIn(page: Page): Promise<void> {
  await page.goto(`${inject('account')}/sign-in?lang=en`)
  await page.locator('#login').fill('anna.buyer@example.com')
  await page.locator('#password').fill('sandbox-1001')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/list/)
}

/** Books a ride from the airport, paid in cash, up to its confirmation. */
export async function bookRide(page: Page): Promise<void> {
  const { approval, booking } = words.en
  await openFinder(page, 'en')
  await choosePlace(page, 'en', 'from', 'IST', /Istanbul Airport/)
  await choosePlace(page, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
  await chooseFirstOffer(page, 'en')
  await fillFlight(page, 'en')
  await fillPassenger(page, 'en')
  await page.getByRole('button', { name: booking.pay.cash }).last().click()
  await page.getByRole('heading', { level: 1, name: approval.booked }).waitFor()
}

/**
 * A value of a page once it is stable: the same three times in a row, a tenth of a second apart.
 *
 * @param read returns null while the value is missing or not final
 */
export async function settled<T>(read: () => Promise<T | null>): Promise<T> {
  let latest: T | null = null
  const said: string[] = []
  const isSettled = async () => {
    latest = await read()
    said.push(JSON.stringify(latest))
    return latest !== null && said.length > 2 && new Set(said.slice(-3)).size === 1
  }
  await expect.poll(isSettled, { ...patient, interval: 100 }).toBe(true)
  return latest as T
}

/** Waits until the page’s path is the given one, whatever its query is. */
export async function expectPath(page: Page, path: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname, patient).toBe(path)
}

/** Waits until a text input has a value. */
export async function expectValue(page: Page, label: string, value: string): Promise<void> {
  const input = page.getByRole('textbox', { name: label }).first()
  await input.waitFor()
  await expect.poll(() => input.inputValue(), patient).toBe(value)
}
