import editorEn from '@wherry/booking/messages/en/editor'
import loginEn from '@wherry/booking/messages/en/login'
import yachtEn from '@wherry/booking/messages/en/yacht'
import type { Page } from 'playwright'
import { inject } from 'vitest'
import {
  chooseFirstOffer,
  choosePlace,
  dayFromNow,
  fillDate,
  fillFlight,
  fillPassenger,
  fillTime,
} from './steps.ts'
import { pattern, words } from './words.ts'

const { booking, approval, offers, Finder, shell } = words.en
const { editor } = editorEn
const { yacht } = yachtEn

/** A walk over some of the module’s screens, which calls `look` on each. */
export interface Walk {
  name: string
  /** @param at the module's address with a path and query */
  go(page: Page, at: (path: string) => string, look: (screen: string) => Promise<void>): Promise<void>
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function search(page: Page, at: (path: string) => string): Promise<void> {
  await page.goto(at('?lang=en'))
  await choosePlace(page, 'en', 'from', 'IST', /Istanbul Airport/)
  await choosePlace(page, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
  await page
    .getByRole('button', { name: pattern(offers.chooseOf) })
    .first()
    .waitFor()
}

/** Answers the settings of the visitor with a status until the page is closed. */
const refuseSettings = (page: Page, status: number) =>
  page.route(/get-setting-user|frame-user-settings/, (route) => route.fulfill({ status, json: {} }))

/** Every screen of the module, with its dialogs and its errors. */
export const walks: readonly Walk[] = [
  {
    name: 'search',
    async go(page, at, look) {
      await page.goto(at('?lang=en'))
      await page.getByRole('list', { name: words.en.points.title }).waitFor()
      await look('finder')
      const from = page.getByRole('combobox', { name: Finder.from, exact: true })
      await from.fill('istanbul')
      await page
        .getByRole('option', { name: /Istanbul Airport/ })
        .first()
        .waitFor()
      await look('suggestions')
      await page.keyboard.press('Escape')
      await search(page, at)
      await look('offers')
      await page.getByRole('button', { name: offers.filters }).first().click()
      await page.getByRole('dialog').waitFor()
      await look('filters')
      await page.goto(at('?lang=en&from=ap-IST&to=ap-LHR'))
      await heading(page, offers.notFound.title)
      await look('noCars')
    },
  },
  {
    name: 'booking',
    async go(page, at, look) {
      await search(page, at)
      await chooseFirstOffer(page, 'en')
      await page.getByRole('button', { name: booking.pay.cash }).last().waitFor()
      await look('booking')
      await page.getByRole('button', { name: booking.pay.cash }).last().click()
      await page.getByRole('region', { name: words.en.DataForms.Forms.ErrorValid }).waitFor()
      await look('bookingErrors')
      await fillFlight(page, 'en')
      await fillPassenger(page, 'en')
      await page.getByRole('button', { name: booking.pay.cash }).last().click()
      await heading(page, approval.booked)
      await look('booked')
      await page.goto(at('/approveorder/none-such?lang=en'))
      await heading(page, approval.notFound)
      await look('noOrder')
    },
  },
  {
    name: 'rent',
    async go(page, at, look) {
      await page.goto(at('/rent?lang=en'))
      await heading(page, shell.rent)
      await choosePlace(page, 'en', 'from', 'IST', /Istanbul Airport/)
      await page
        .getByRole('button', { name: pattern(offers.chooseOf) })
        .first()
        .waitFor()
      await look('rent')
    },
  },
  {
    name: 'yacht',
    async go(page, at, look) {
      const { order, success, promo } = yacht
      const send = () => page.getByRole('button', { name: order.send }).click()
      await page.goto(at('/yacht?lang=en'))
      await heading(page, promo.title)
      await look('yacht')
      await page.getByRole('button', { name: /^Bodrum/ }).click()
      await heading(page, order.in.bodrum)
      await fillDate(page, order.date, dayFromNow(20))
      await fillTime(page, order.time, '1100')
      await send()
      await page.getByText(yacht.error.contactMissing, { exact: true }).waitFor()
      await look('yachtOrder')
      await page.getByRole('textbox', { name: order.contact }).fill('anna@example.com')
      await page.getByRole('checkbox', { name: new RegExp(order.agree.split('{{')[0] ?? '') }).check()
      await send()
      await heading(page, success.title)
      await look('yachtSent')
    },
  },
  {
    name: 'landing',
    async go(page, at, look) {
      await page.goto(at('?lang=en&partner=2001'))
      await page.getByText('ALDER10').waitFor()
      await look('landing')
    },
  },
  {
    name: 'editor',
    async go(page, at, look) {
      await page.goto(`${inject('account')}/sign-in?lang=en`)
      await page.locator('#login').fill('editor.alder@example.com')
      await page.locator('#password').fill('sandbox-3001')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/list/)
      await page.goto(at('/edit?lang=en'))
      await page.getByRole('region', { name: editor.preview.title }).getByText('ALDER10').waitFor()
      await look('editor')
      const settings = button(page, editor.settings)
      if (await settings.isVisible()) {
        await settings.click()
        await page.getByRole('dialog').waitFor()
        await look('editorSettings')
      }
      await button(page, editor.points.all.replace('{{count}}', '35')).click()
      await page.getByRole('dialog', { name: editor.points.title }).waitFor()
      await look('editorPoints')
      await button(page, editor.points.done).last().click()
    },
  },
  {
    name: 'shell',
    async go(page, at, look) {
      await page.goto(at('?lang=en'))
      await page.getByRole('button', { name: shell.signIn }).click()
      const dialog = page.getByRole('dialog', { name: loginEn.login.title })
      await dialog.waitFor()
      await look('login')
      await refuseSettings(page, 403)
      await page.goto(at('?lang=en'))
      await heading(page, loginEn.forbidden.title)
      await look('forbidden')
      await page.unrouteAll()
      await refuseSettings(page, 400)
      await page.goto(at('?lang=en'))
      await page.getByRole('button', { name: /Reload|again/i }).waitFor()
      await look('error')
      await page.unrouteAll()
    },
  },
]
