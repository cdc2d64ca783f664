import mapEn from '@wherry/booking/messages/en/map.ts'
import mapEs from '@wherry/booking/messages/es/map.ts'
import mapRu from '@wherry/booking/messages/ru/map.ts'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { moduleUrl } from '../browser.ts'
import { dayFromNow, openFinder, passenger, patient } from '../steps.ts'
import { type Lang, pattern, words } from '../words.ts'
import { type Ear, listener, listenTo } from './ear.ts'

const maps = { en: mapEn, ru: mapRu, es: mapEs }
export const languages = { en: 'English', ru: 'Russian', es: 'Spanish' } as const

/** What is typed, and the option that is meant. */
const terms: Record<Lang, [from: [string, RegExp], to: [string, RegExp]]> = {
  en: [
    ['IST', /Istanbul/],
    ['moda caddesi 142', /142/],
  ],
  ru: [
    ['IST', /Стамбул/],
    ['мода джаддеси 142', /142/],
  ],
  es: [
    ['IST', /Estambul/],
    ['moda caddesi 142', /142/],
  ],
}

/** A name as it may stand behind a role. */
export const named = (text: string) => new RegExp(pattern(text).source.replace(/^\^|\$$/g, ''), 'u')

/** Once the map says how far it is. */
export async function mapDescribed(page: Page, lang: Lang): Promise<void> {
  const map = page.getByRole('region', { name: maps[lang].Map.name })
  await expect
    .poll(
      () => map.getAttribute('aria-describedby').then((id) => page.locator(`[id="${id}"]`).textContent()),
      patient,
    )
    .toMatch(/\d/)
}

/** Both places typed, and the offers there. */
async function search(page: Page, ear: Ear, lang: Lang): Promise<void> {
  const { Finder, offers, points } = words[lang]
  const keys = listener(page)
  await ear.step('The search opens', async () => {
    await openFinder(page, lang)
    await page.getByRole('list', { name: points.title }).waitFor()
  })
  await ear.read('The page, read from the top')
  await ear.step('Tab up to the pickup', async () => {
    await keys.press('Tab')
    await keys.tabTo(named(`combobox ${Finder.from}`))
  })
  for (const [at, side] of (['from', 'to'] as const).entries()) {
    const [term, name] = terms[lang][at]!
    const option = page.locator('[role=option]').filter({ hasText: name }).first()
    if (at === 1) await ear.step('Tab to the drop-off', () => keys.tabTo(named(`combobox ${Finder.to}`)))
    await ear.step(
      `“${term}” is typed`,
      async () => {
        await keys.type(term)
        await option.waitFor()
        // The wait, and the count with the whole list.
      },
      2,
    )
    await ear.step(
      'Enter takes the option',
      async () => {
        await keys.press('Enter')
        await option.waitFor({ state: 'detached' })
        if (side === 'to')
          await page
            .getByRole('button', { name: pattern(offers.chooseOf) })
            .first()
            .waitFor()
        // That prices are asked for, and what came of it.
      },
      side === 'to' ? 2 : 0,
    )
  }
  await mapDescribed(page, lang)
}

/** The whole form by keys, from the first field that is asked for to the agreement. */
export async function fill(page: Page, ear: Ear, lang: Lang): Promise<void> {
  const { booking, bonus } = words[lang]
  const { field, passengers } = booking
  const keys = listener(page)
  const enter = (title: string, name: string, text: string) =>
    ear.step(title, async () => {
      await keys.tabTo(named(name))
      await keys.type(text)
    })
  await enter('The flight number is typed', field.arrivalNumber, 'TK 1985')
  await enter('Tab to the date, which is typed', field.landingDate, dayFromNow(12))
  await enter('Tab to the time, which is typed', `combobox ${field.landingTime}`, '0945')
  await enter('Tab to the name, which is typed', passengers.name, passenger[lang].name)
  await enter('Tab to the phone, which is typed', `input ${passengers.phone}`, passenger[lang].phone)
  await enter('Tab to the address for the voucher', passengers.email, passenger[lang].email)
  await ear.step('Tab to the agreement, and Space', async () => {
    await keys.tabTo(named(`input ${bonus.terms.both}`))
    await keys.press('Space')
  })
}

export const pay = (page: Page, ear: Ear, lang: Lang) =>
  ear.step('Tab to the payment in cash, and Enter', async () => {
    const keys = listener(page)
    await keys.tabTo(named(`button ${words[lang].booking.pay.cash}`))
    await keys.press('Enter')
    await page.getByRole('heading', { level: 1, name: words[lang].approval.booked }).waitFor()
  })

export const chooseFirst = (page: Page, ear: Ear, lang: Lang) =>
  ear.step('Tab to the first offer, and Enter', async () => {
    const keys = listener(page)
    await keys.tabTo(named(`button ${words[lang].offers.chooseOf}`))
    await keys.press('Enter')
    await page.getByRole('heading', { level: 1, name: words[lang].booking.title }).waitFor()
  })

/** From an airport to an address, booked in cash. */
export async function transferTalk(page: Page, lang: Lang): Promise<string> {
  const ear = await listenTo(page, `A transfer in cash, in ${languages[lang]}`)
  await search(page, ear, lang)
  await ear.read('The offers, read from the top', 'main')
  await chooseFirst(page, ear, lang)
  await ear.read('The form, read from the top', 'main')
  await fill(page, ear, lang)
  await ear.read('The form when it is filled in', 'main')
  await pay(page, ear, lang)
  await ear.read('The confirmation, read from the top', 'main')
  return ear.text()
}

/** The same, sent while it is empty, and again with one fault in it. */
export async function errorsTalk(page: Page, lang: Lang): Promise<string> {
  const { booking, offers } = words[lang]
  const ear = await listenTo(page, `A transfer with errors first, in ${languages[lang]}`)
  const keys = listener(page)
  await ear.step('A link opens the offers', async () => {
    await page.goto(moduleUrl(`?lang=${lang}&from=ap-IST&to=ho-ciragan-palace`))
    await page
      .getByRole('button', { name: pattern(offers.chooseOf) })
      .first()
      .waitFor()
  })
  await chooseFirst(page, ear, lang)
  await ear.step('Tab to the payment in cash, and Enter', async () => {
    await keys.tabTo(named(`button ${booking.pay.cash}`))
    await keys.press('Enter')
    await page.getByRole('region', { name: words[lang].DataForms.Forms.ErrorValid }).waitFor()
  })
  await ear.read('The summary and the form, read from the top', 'main')
  await fill(page, ear, lang)
  await pay(page, ear, lang)
  return ear.text()
}
