import { expect, it } from 'vitest'
import { withBrowser } from './browser.ts'
import { chooseFirstOffer, choosePlace, fillFlight, openFinder, patient } from './steps.ts'
import { words } from './words.ts'

const browser = withBrowser()

it('SHELL-24 I18N-04 the language is changed in the middle of a form: every word is the new one, all that was typed stays', {
  tags: 'engines',
}, async () => {
  const page = await browser.open()
  await openFinder(page, 'en')
  await choosePlace(page, 'en', 'from', 'IST', /Istanbul Airport/)
  await choosePlace(page, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
  await chooseFirstOffer(page, 'en')
  await fillFlight(page, 'en')
  const { passengers } = words.en.booking
  await page.getByRole('textbox', { name: passengers.name }).fill('Mary O’Brien')

  await page.locator('select').filter({ hasText: 'Русский' }).first().selectOption('ru')

  const t = words.ru.booking
  await page.getByRole('heading', { level: 1, name: t.title }).waitFor()
  const entered = (role: 'textbox' | 'combobox', name: string) => page.getByRole(role, { name }).inputValue()
  expect(await page.locator('html').getAttribute('lang')).toBe('ru')
  expect(await entered('textbox', t.field.arrivalNumber)).toBe('TK 1985')
  expect(await entered('combobox', t.field.landingTime)).toBe('09:45')
  expect(await entered('textbox', t.passengers.name)).toBe('Mary O’Brien')
  await expect.poll(() => new URL(page.url()).searchParams.get('lang'), patient).toBe('ru')
  expect(await page.getByRole('heading', { level: 1, name: words.en.booking.title }).count()).toBe(0)
})
