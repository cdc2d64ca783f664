import login from '@wherry/booking/messages/en/login'
import yachtEn from '@wherry/booking/messages/en/yacht'
import loginRu from '@wherry/booking/messages/ru/login'
import yachtRu from '@wherry/booking/messages/ru/yacht'
import type { Page } from 'playwright'
import { inject } from 'vitest'
import { moduleUrl } from '../browser.ts'
import { account } from '../signInSteps.ts'
import { bookRide, chooseFirstOffer, dayFromNow, openFinder, signIn } from '../steps.ts'
import { pattern, words } from '../words.ts'
import { listener, startTranscript } from './transcript.ts'
import { chooseFirst, fill, languages, mapDescribed, named, pay } from './transferTranscript.ts'

const heading = (page: Page, name: string | RegExp, level = 1) =>
  page.getByRole('heading', { level, name }).first().waitFor()

/** Hiring a car by the hour: the place, two more hours, an offer, the form, booked in cash. */
export async function rentTranscript(page: Page): Promise<string> {
  const { shell, Finder, rent, offers } = words.en
  const transcript = await startTranscript(page, 'A car by the hour, in English')
  const keys = listener(page)
  const choose = page.getByRole('button', { name: pattern(offers.chooseOf) }).first()
  await transcript.step('From the transfers to the cars by the hour', async () => {
    await openFinder(page, 'en')
    await keys.press('Tab')
    await keys.tabTo(named(`a ${shell.rent}`))
    await keys.press('Enter')
    await heading(page, shell.rent)
    await page.getByRole('button', { name: Finder.findRent }).waitFor()
  })
  await transcript.read('The page, read from the top', 'main')
  await transcript.step(
    'Tab to the pickup, which is typed',
    async () => {
      await keys.tabTo(named(`combobox ${Finder.from}`))
      await keys.type('IST')
      await page.getByRole('option', { name: /Istanbul Airport/ }).waitFor()
    },
    2,
  )
  await transcript.step(
    'Enter takes the option',
    async () => {
      await keys.press('Enter')
      await choose.waitFor()
    },
    2,
  )
  await transcript.step(
    'Tab to the hours, and two more of them',
    async () => {
      await keys.tabTo(named(`spinbutton ${rent.duration}`))
      await keys.press('ArrowUp', 2)
      await page.getByText(pattern(rent.recalculating)).first().waitFor()
      await choose.waitFor()
    },
    2,
  )
  await transcript.read('The offers, read from the top', 'main')
  await chooseFirst(page, transcript, 'en')
  await transcript.read('The form, read from the top', 'main')
  await fill(page, transcript, 'en')
  await pay(page, transcript, 'en')
  await transcript.read('The confirmation, read from the top', 'main')
  return transcript.text()
}

/**
 * A request for a yacht, sent first without a contact.
 *
 * @param at the address of the yachts
 */
export async function yachtTranscript(page: Page, lang: 'en' | 'ru', at: string): Promise<string> {
  const { order, success, pick, error } = { en: yachtEn, ru: yachtRu }[lang].yacht
  const transcript = await startTranscript(page, `A request for a yacht, in ${languages[lang]}`)
  // Makes the random list of recently booked yachts the same each time.
  await page.addInitScript(() => {
    Math.random = () => 0
  })
  const keys = listener(page)
  await transcript.step('The yachts open', async () => {
    await page.goto(`${at}?lang=${lang}`)
    await heading(page, pick.title, 2)
  })
  await transcript.read('The page, read from the top')
  await transcript.step('Tab to a place, and Enter', async () => {
    await keys.press('Tab')
    await keys.tabTo({ en: /^button Bodrum/, ru: /^button Бодрум/ }[lang])
    await keys.press('Enter')
    await heading(page, order.in.bodrum)
  })
  await transcript.read('The request, read from the top', 'main')
  await transcript.step('Tab to the date and the time, which are typed', async () => {
    await keys.tabTo(named(order.date))
    await keys.type(dayFromNow(20))
    await keys.tabTo(named(`combobox ${order.time}`))
    await keys.type('1100')
    await keys.press('Tab')
  })
  await transcript.step('Tab through the rest to the end, and Enter: the contact is missing', async () => {
    await keys.tabTo(named(`button ${order.send}`))
    await keys.press('Enter')
    await page.getByText(error.contactMissing).first().waitFor()
  })
  await transcript.step('The contact is typed, the terms are agreed to', async () => {
    await keys.tabTo(named(order.contact))
    await keys.type('anna@example.com')
    await keys.tabTo(named(order.agree.split('{{')[0]?.trim() ?? ''))
    await keys.press('Space')
  })
  await transcript.step('Tab to the end, and Enter', async () => {
    await keys.tabTo(new RegExp(`button (${order.send}|${error.again})`))
    await keys.press('Enter')
    await heading(page, success.title)
  })
  await transcript.read('What was sent, read from the top', 'main')
  return transcript.text()
}

/** Signing in, refused once, and signing out. */
export async function signInTranscript(page: Page, lang: 'en' | 'ru'): Promise<string> {
  const t = { en: login, ru: loginRu }[lang].login
  const transcript = await startTranscript(page, `Signing in and out, in ${languages[lang]}`)
  const keys = listener(page)
  const dialog = page.getByRole('dialog')
  await transcript.step('Tab to the door, and Enter', async () => {
    await openFinder(page, lang)
    await keys.press('Tab')
    await keys.tabTo(named(`button ${words[lang].shell.signIn}`))
    await keys.press('Enter')
    await dialog.waitFor()
  })
  await transcript.read('The dialog, read from the top', '[role=dialog]')
  await transcript.step(
    'The login and a wrong password are typed, and Enter',
    async () => {
      await keys.type(account.fan.login)
      await keys.tabTo(named(`input ${t.password}`))
      await keys.type('not this one')
      await keys.press('Enter')
    },
    1,
  )
  await transcript.step(
    'The right one, and Enter',
    async () => {
      await keys.tabTo(named(`input ${t.password}`))
      await keys.press('Control+a')
      await keys.type(account.fan.password)
      await keys.press('Enter')
      await dialog.waitFor({ state: 'detached' })
    },
    1,
  )
  await transcript.step(
    'The account, and out of it',
    async () => {
      await keys.tabTo(named(`button ${words[lang].shell.account}`))
      await keys.press('Enter')
      await dialog.waitFor()
      await keys.tabTo(named(`button ${t.signOut}`))
      await keys.press('Enter')
      await page.getByRole('banner').getByRole('button', { name: words[lang].shell.signIn }).waitFor()
    },
    1,
  )
  return transcript.text()
}

/** Changing a ride from the list of rides, and booking it again. */
export async function changeTranscript(page: Page): Promise<string> {
  const { booking, bonus, change, earlier } = words.en
  const field = named(`combobox ${booking.field.landingTime}`)
  await signIn(page)
  await bookRide(page)
  const transcript = await startTranscript(page, 'An order changed and booked again, in English')
  const keys = listener(page)
  const list = () => page.goto(`${inject('account')}/list?lang=en`)
  const link = (name: RegExp) => page.getByRole('link', { name }).first()
  await transcript.step('To “Change” in the list of rides', async () => {
    await list()
    await link(/^Change/).focus()
  })
  await transcript.step('Enter', async () => {
    await link(/^Change/).press('Enter')
    await page.getByText(pattern(change.title)).waitFor()
  })
  await page.getByRole('img', { name: 'loading' }).waitFor({ state: 'detached' })
  await transcript.read('What is changed, read from the top', 'main')
  await transcript.step('Another time is typed', async () => {
    await keys.tabTo(field)
    await keys.press('Control+a')
    await keys.type('1130')
    await keys.press('Tab')
    await page.getByText(/11:30/).first().waitFor()
  })
  await transcript.read('What changes, read from the top', 'aside')
  await transcript.step('Tab to the agreement, Space, and on to saving', async () => {
    await keys.tabTo(named(`input ${bonus.terms.both}`))
    await keys.press('Space')
    await keys.tabTo(named(`button ${change.save}`))
    await keys.press('Enter')
    await page.waitForURL(/\/mytrip/)
  })
  await transcript.step('To “Book again” in the list of rides', async () => {
    await list()
    await link(/^Book again/).focus()
  })
  await transcript.step('Enter', async () => {
    await link(/^Book again/).press('Enter')
    await page.getByText(change.repeatTitle).waitFor()
  })
  await transcript.step('Back to the offers', async () => {
    await page.goBack()
    await page.getByRole('button', { name: earlier.chosen.go }).waitFor()
  })
  await transcript.read('The car of the ride, read from the top', 'main')
  return transcript.text()
}

/** A partner's page of the module. */
export async function landingTranscript(page: Page): Promise<string> {
  const transcript = await startTranscript(page, 'A partner’s page, in English')
  await transcript.step('The page opens', async () => {
    await page.goto(moduleUrl('?lang=en&partner=2001'))
    await page.getByText('ALDER10').first().waitFor()
  })
  await transcript.read('The page, read from the top')
  return transcript.text()
}

/** Failed prices, a lost connection, and the error screen. */
export async function troubleTranscript(page: Page): Promise<string> {
  const { offers, booking } = words.en
  const transcript = await startTranscript(page, 'When something goes wrong, in English')
  const keys = listener(page)
  const search = '?lang=en&from=ap-IST&to=ho-ciragan-palace'
  await page.route(/\/prices\?/, (route) => route.fulfill({ status: 500, json: {} }))
  await transcript.step(
    'The prices do not come',
    async () => {
      await page.goto(moduleUrl(search))
      await heading(page, offers.failed.title, 2)
      await mapDescribed(page, 'en')
    },
    1,
  )
  await transcript.read('The search without prices, read from the top', 'main')
  await page.unroute(/\/prices\?/)
  await transcript.step('Tab to “try again”, and Enter', async () => {
    await keys.press('Tab')
    await keys.tabTo(/^button Try again/)
    await keys.press('Enter')
    await page
      .getByRole('button', { name: pattern(offers.chooseOf) })
      .first()
      .waitFor()
  })
  await chooseFirstOffer(page, 'en')
  await fill(page, transcript, 'en')
  await transcript.step(
    'The line goes, and the booking is sent',
    async () => {
      await page.context().setOffline(true)
      await keys.tabTo(named(`button ${booking.pay.cash}`))
      await keys.press('Enter')
      await page.getByText(booking.error.offline).first().waitFor()
    },
    1,
  )
  await transcript.read('The form without a line, read from the top', 'main')
  await transcript.step('The line is back', () => page.context().setOffline(false), 1)
  await page.route(/get-setting-user|frame-user-settings/, (route) =>
    route.fulfill({ status: 400, json: {} }),
  )
  await transcript.step('A page that cannot go on', async () => {
    await page.goto(moduleUrl('?lang=en'))
    await page.getByRole('button', { name: /Reload|again/i }).waitFor()
  })
  await transcript.read('The error, read from the top')
  return transcript.text()
}
