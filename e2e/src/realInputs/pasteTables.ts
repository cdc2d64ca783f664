import { type DateRow, dates, datesToday } from '@wherry/booking/testing/realInputs/dates.ts'
import { emails } from '@wherry/booking/testing/realInputs/emails.ts'
import { flights } from '@wherry/booking/testing/realInputs/flights.ts'
import { names } from '@wherry/booking/testing/realInputs/names.ts'
import { type PhoneRow, phones } from '@wherry/booking/testing/realInputs/phones.ts'
import { type TimeRow, times } from '@wherry/booking/testing/realInputs/times.ts'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { moduleUrl, withChromium } from '../browser.ts'
import { enterAccount, openSignIn } from '../signInSteps.ts'
import { chooseFirstOffer, dayFromNow, patient } from '../steps.ts'
import { type Lang, pattern, words } from '../words.ts'
import { empty, misread, paste, type Row, seen } from './fields.ts'

async function openForm(page: Page, lang: Lang): Promise<void> {
  await page.goto(moduleUrl(`?lang=${lang}&from=ap-IST&to=ad-moda-caddesi-142`))
  await chooseFirstOffer(page, lang)
}

const showsNumber = (text: string, { right }: PhoneRow) =>
  'value' in right && text.startsWith('+') && text.replace(/[^\d+]/g, '') === right.value

const isShown = (text: string, { right }: Row) => 'shown' in right && text === right.shown

/**
 * Declares the tests that paste the rows of the tables into the fields of the booking form.
 *
 * @param every 1 for all rows; 4 for each fourth of a table
 */
export function pasteTables(every: number): void {
  const chromium = withChromium()
  const some = <Given>(rows: readonly Given[]) => rows.filter((_, at) => at % every === 0)

  /** The form of a guest whose browser has a clipboard, on the date of the table. */
  async function visit(lang: Lang): Promise<Page> {
    const page = await chromium.open({ lang })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.setFixedTime(`${datesToday}T10:00:00Z`)
    await openForm(page, lang)
    return page
  }

  it('BOOK-22 UI-07 phones of more than a hundred countries, where the page knows of none and by the country of the list', async () => {
    const page = await visit('en')
    const country = page.getByRole('combobox', { name: /^Country code/ }).first()
    let chosen: string | null = null
    const byHome = some(phones).sort((a, b) => (a.home ?? '').localeCompare(b.home ?? ''))
    const wrong = await misread(page, 'phone', byHome, showsNumber, {
      before: async ({ home }) => {
        if (home === chosen || home === null) return
        chosen = home
        await empty(page, 'phone')
        await country.selectOption(home)
      },
    })
    expect(wrong).toEqual([])
  })

  it('BOOK-19 names of a hundred languages', async () => {
    const page = await visit('en')
    const people = some(names.filter(({ isCompany }) => !isCompany))
    expect(await misread(page, 'name', people, isShown)).toEqual([])
  })

  it('BOOK-19 names of companies, written by a legal entity', async () => {
    const page = await chromium.open()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openSignIn(page, 'en')
    await enterAccount(page, 'legal.entity@example.com', 'sandbox-1008')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await openForm(page, 'en')
    const companies = some(names.filter(({ isCompany }) => isCompany))
    expect(await misread(page, 'name', companies, isShown)).toEqual([])
  })

  it('BOOK-20 e-mail addresses as they are copied', async () => {
    const page = await visit('en')
    expect(await misread(page, 'email', some(emails), isShown)).toEqual([])
  })

  it('BOOK-10 flight numbers', async () => {
    const page = await visit('en')
    expect(await misread(page, 'flight', some(flights), isShown)).toEqual([])
  })

  const dotted = (day: string) => day.split('-').reverse().join('.')

  const addYear = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`

  /**
   * True if the form accepts the day, up to a year ahead. A later day is read too, but refused because of that limit.
   */
  const isInReach = ({ right }: DateRow) => !('value' in right) || right.value <= addYear(datesToday)

  /** Pastes the rows of a page’s language. A date or time for the other field goes into that field if it is empty. */
  async function misreadMoments(lang: Lang): Promise<string[]> {
    const page = await visit(lang)
    const beside = <Given extends Row>(
      other: 'date' | 'time',
      comesAlong: (row: Given) => string | null,
    ) => ({
      before: async () => {
        if ((await seen(page, other)).text !== '') await empty(page, other)
      },
      isRight: async (row: Given) => (await seen(page, other)).text === (comesAlong(row) ?? ''),
    })
    const ofPage = <Given extends { page: Lang }>(rows: readonly Given[]) =>
      some(rows.filter((row) => row.page === lang))
    const wrongTimes = await misread(
      page,
      'time',
      ofPage(times),
      isShown,
      beside('date', ({ day }: TimeRow) => day && dotted(day)),
    )
    const showsDay = (text: string, { right }: DateRow) => 'value' in right && text === dotted(right.value)
    const wrongDates = await misread(
      page,
      'date',
      ofPage(dates.filter(isInReach)),
      showsDay,
      beside('time', ({ time }: DateRow) => time),
    )
    return [...wrongTimes, ...wrongDates]
  }

  it.each<Lang>(['en', 'ru', 'es'])('UI-03 UI-04 times and days on a page in %s', async (lang) => {
    expect(await misreadMoments(lang)).toEqual([])
  })

  it('BOOK-22 the order goes out with what was meant, one of each kind', async () => {
    const page = await chromium.open()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openForm(page, 'en')
    const [day = '', month = '', year = ''] = dayFromNow(12).split('.')
    await paste(page, 'flight', 'Flight tk-1985,')
    await paste(page, 'time', `${year}-${month}-${day}T09:45`)
    await expect.poll(async () => (await seen(page, 'date')).text, patient).toBe(`${day}.${month}.${year}`)
    await paste(page, 'name', '\uFEFFג׳ורג׳\u00A0 Gal·la Anne\u2011Marie')
    await paste(page, 'phone', 'Mob. +52 1 55 1234\u202F5678')
    await paste(page, 'email', '"Smith, Mary" <mary\u200B@example.com>,')
    await page.getByRole('checkbox', { name: pattern(words.en.bonus.terms.both) }).check()
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && /\/v4\/orders\?/.test(request.url()),
    )
    await page.getByRole('button', { name: words.en.booking.pay.cash }).last().click()
    const order = (await sent).postDataJSON()
    expect(order.trips).toMatchObject([
      {
        passengers: [{ name: 'ג׳ורג׳ Gal·la Anne-Marie', phone: '525512345678', email: 'mary@example.com' }],
        arrival_number: 'TK 1985',
        date_arrival: `${year}-${month}-${day} 09:45`,
      },
    ])
    await page.getByRole('heading', { level: 1, name: words.en.approval.booked }).waitFor()
  })
}
