import type { Page } from 'playwright'
import { moduleUrl } from '../browser.ts'
import { fillFlight, fillPassenger } from '../steps.ts'
import { pattern, words } from '../words.ts'

/** Called for each screen while it is shown. */
export type Look = (screen: string) => Promise<void>

const { Finder, offers, booking, approval } = words.en

/** Types a text and takes the first suggestion, whatever its name is. */
async function chooseFirst(page: Page, side: 'from' | 'to', term: string, look: Look): Promise<void> {
  const input = page.getByRole('combobox', { name: Finder[side], exact: true })
  await input.click()
  await input.fill(term)
  // The list of the field is found by its role, because the language choice has options too.
  const option = page.locator('[role=listbox] [role=option]').first()
  await option.waitFor()
  await look(`suggestions ${side}`)
  await option.click()
}

/** Walks over places, offers, filters and a legal text. */
export async function walkSearch(page: Page, look: Look): Promise<void> {
  await page.goto(moduleUrl('?lang=en'))
  await chooseFirst(page, 'from', 'IST', look)
  await chooseFirst(page, 'to', 'moda caddesi 142', look)
  const choose = page.getByRole('button', { name: pattern(offers.chooseOf) })
  await choose.first().waitFor()
  await look('offers')
  await page.getByRole('button', { name: offers.filters }).first().click()
  await page.getByRole('dialog').waitFor()
  await look('filters')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page
    .getByRole('button', { name: new RegExp(`^${offers.terms}`) })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await look('legal text')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Walks from the offers to the confirmation. */
export async function walkBooking(page: Page, look: Look): Promise<void> {
  await page
    .getByRole('button', { name: pattern(offers.chooseOf) })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: booking.title }).waitFor()
  await fillFlight(page, 'en')
  await fillPassenger(page, 'en')
  await look('form')
  await page.getByRole('button', { name: booking.pay.cash }).last().click()
  await page.getByRole('heading', { level: 1, name: approval.booked }).waitFor()
  await look('confirmation')
}
