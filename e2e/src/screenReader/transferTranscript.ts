import mapEn from '@wherry/booking/messages/en/map'
import mapEs from '@wherry/booking/messages/es/map'
import mapRu from '@wherry/booking/messages/ru/map'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { moduleUrl } from '../browser.ts'
import { dayFromNow, openFinder, passenger, patient } from '../steps.ts'
import { type Lang, pattern, words } from '../words.ts'
import { listener, startTranscript, type Transcript } from './transcript.ts'

const maps = { en: mapEn, ru: mapRu, es: mapEs }
export const languages = { en: 'English', ru: 'Russian', es: 'Spanish' } as const

/** Search texts, each with the option to choose. */
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

/** Pattern of an accessible name behind a role in a line of a transcript. */
export const named = (text: string) => new RegExp(pattern(text).source.replace(/^\^|\$$/g, ''), 'u')

/** Waits until the map states the length of the route. */
export async function mapDescribed(page: Page, lang: Lang): Promise<void> {
  const map = page.getByRole('region', { name: maps[lang].Map.name })
  await expect
    .poll(
      () => map.getAttribute('aria-describedby').then((id) => page.locator(`[id="${id}"]`).textContent()),
      patient,
    )
    .toMatch(/\d/)
}

/** Types both places and opens the offers. */
async function search(page: Page, transcript: Transcript, lang: Lang): Promise<void> {
  const { Finder, offers, points } = words[lang]
  const keys = listener(page)
  await transcript.step('The search opens', async () => {
    await openFinder(page, lang)
    await page.getByRole('list', { name: points.title }).waitFor()
  })
  await transcript.read('The page, read from the top')
  await transcript.step('Tab up to the pickup', async () => {
    await keys.press('Tab')
    await keys.tabTo(named(`combobox ${Finder.from}`))
  })
  for (const [at, side] of (['from', 'to'] as const).entries()) {
    const [term, name] = terms[lang][at]!
    const option = page.locator('[role=option]').filter({ hasText: name }).first()
    if (at === 1)
      await transcript.step('Tab to the drop-off', () => keys.tabTo(named(`combobox ${Finder.to}`)))
    await transcript.step(
      `“${term}” is typed`,
      async () => {
        await keys.type(term)
        await option.waitFor()
        // Two announcements are expected: the loading state, and the number of options in the whole list.
      },
      2,
    )
    await transcript.step(
      'Enter takes the option',
      async () => {
        await keys.press('Enter')
        await option.waitFor({ state: 'detached' })
        if (side === 'to')
          await page
            .getByRole('button', { name: pattern(offers.chooseOf) })
            .first()
            .waitFor()
        // Two announcements are expected: that prices are requested, and the result.
      },
      side === 'to' ? 2 : 0,
    )
  }
  await mapDescribed(page, lang)
}

/** Fills in the whole form by keys, from the first required field to the agreement. */
export async function fill(page: Page, transcript: Transcript, lang: Lang): Promise<void> {
  const { booking, bonus } = words[lang]
  const { field, passengers } = booking
  const keys = listener(page)
  const enter = (title: string, name: string, text: string) =>
    transcript.step(title, async () => {
      await keys.tabTo(named(name))
      await keys.type(text)
    })
  await enter('The flight number is typed', field.arrivalNumber, 'TK 1985')
  await enter('Tab to the date, which is typed', field.landingDate, dayFromNow(12))
  await enter('Tab to the time, which is typed', `combobox ${field.landingTime}`, '0945')
  await enter('Tab to the name, which is typed', passengers.name, passenger[lang].name)
  await enter('Tab to the phone, which is typed', `input ${passengers.phone}`, passenger[lang].phone)
  await enter('Tab to the address for the voucher', passengers.email, passenger[lang].email)
  await transcript.step('Tab to the agreement, and Space', async () => {
    await keys.tabTo(named(`input ${bonus.terms.both}`))
    await keys.press('Space')
  })
}

export const pay = (page: Page, transcript: Transcript, lang: Lang) =>
  transcript.step('Tab to the payment in cash, and Enter', async () => {
    const keys = listener(page)
    await keys.tabTo(named(`button ${words[lang].booking.pay.cash}`))
    await keys.press('Enter')
    await page.getByRole('heading', { level: 1, name: words[lang].approval.booked }).waitFor()
  })

export const chooseFirst = (page: Page, transcript: Transcript, lang: Lang) =>
  transcript.step('Tab to the first offer, and Enter', async () => {
    const keys = listener(page)
    await keys.tabTo(named(`button ${words[lang].offers.chooseOf}`))
    await keys.press('Enter')
    await page.getByRole('heading', { level: 1, name: words[lang].booking.title }).waitFor()
  })

/** A ride from an airport to an address, booked in cash. */
export async function transferTranscript(page: Page, lang: Lang): Promise<string> {
  const transcript = await startTranscript(page, `A transfer in cash, in ${languages[lang]}`)
  await search(page, transcript, lang)
  await transcript.read('The offers, read from the top', 'main')
  await chooseFirst(page, transcript, lang)
  await transcript.read('The form, read from the top', 'main')
  await fill(page, transcript, lang)
  await transcript.read('The form when it is filled in', 'main')
  await pay(page, transcript, lang)
  await transcript.read('The confirmation, read from the top', 'main')
  return transcript.text()
}

/** The same form, sent while it is empty, and again with one wrong value. */
export async function errorsTranscript(page: Page, lang: Lang): Promise<string> {
  const { booking, offers } = words[lang]
  const transcript = await startTranscript(page, `A transfer with errors first, in ${languages[lang]}`)
  const keys = listener(page)
  await transcript.step('A link opens the offers', async () => {
    await page.goto(moduleUrl(`?lang=${lang}&from=ap-IST&to=ho-ciragan-palace`))
    await page
      .getByRole('button', { name: pattern(offers.chooseOf) })
      .first()
      .waitFor()
  })
  await chooseFirst(page, transcript, lang)
  await transcript.step('Tab to the payment in cash, and Enter', async () => {
    await keys.tabTo(named(`button ${booking.pay.cash}`))
    await keys.press('Enter')
    await page.getByRole('region', { name: words[lang].DataForms.Forms.ErrorValid }).waitFor()
  })
  await transcript.read('The summary and the form, read from the top', 'main')
  await fill(page, transcript, lang)
  await pay(page, transcript, lang)
  return transcript.text()
}
