import { passenger } from '../steps.ts'
import { pattern } from '../words.ts'
import {
  answer,
  button,
  cut,
  dialog,
  field,
  go,
  heading,
  hold,
  lose,
  openerOf,
  type Stage,
  said,
} from './stage.ts'
import type { Chain, State } from './states.ts'
import { offers, toOffers } from './statesOffers.ts'

/** A day some days from now, as a person types it: DD.MM.YYYY. */
function dayFromNow(days: number): string {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-')
  return `${day}.${month}.${year}`
}

const check = ({ page }: Stage, name: RegExp | string) =>
  page.getByRole('checkbox', { name }).first().check({ force: true })
const stepper = ({ page }: Stage, name: string) => page.getByRole('spinbutton', { name })

/** The form of the first offer between two places. */
export async function toForm(stage: Stage, query?: string): Promise<void> {
  await toOffers(stage, query)
  await offers(stage).first().click()
  await heading(stage, stage.t.booking.title).waitFor()
  await button(stage, stage.t.booking.pay.cash).last().waitFor()
}

async function typeDay(stage: Stage, label: string, day: string): Promise<void> {
  await field(stage, label).fill('')
  await field(stage, label).pressSequentially(day)
  await field(stage, label).press('Tab')
}

async function typeTime({ page }: Stage, label: string, time: string): Promise<void> {
  const input = page.getByRole('combobox', { name: label })
  await input.fill('')
  await input.pressSequentially(time)
  await input.press('Tab')
}

/** Everything that the form of a ride from an airport needs, but for the last press. */
export async function fillForm(stage: Stage, days = 12): Promise<void> {
  const { field: label, passengers } = stage.t.booking
  const person = passenger[stage.lang]
  await field(stage, label.arrivalNumber).fill('TK 1985')
  await typeDay(stage, label.landingDate, dayFromNow(days))
  await typeTime(stage, label.landingTime, '0945')
  await field(stage, passengers.name).fill(person.name)
  await field(stage, passengers.phone).fill(person.phone)
  await field(stage, passengers.email).fill(person.email)
  await check(stage, pattern(stage.t.bonus.terms.both))
}

export const pressCash = (stage: Stage): Promise<void> =>
  button(stage, stage.t.booking.pay.cash).last().click()
export const pressCard = ({ page, t }: Stage): Promise<void> =>
  page
    .getByRole('button', { name: pattern(t.booking.pay.card) })
    .last()
    .click()

async function toFilledForm(stage: Stage, query?: string): Promise<void> {
  await toForm(stage, query)
  await fillForm(stage)
}

const form: Chain = {
  name: 'booking',
  section: 'transfer',
  states: [
    {
      name: 'booking.fresh',
      reach: (stage) => toForm(stage),
    },
    {
      name: 'booking.errors',
      async reach(stage) {
        await pressCash(stage)
        await stage.page.getByRole('region', { name: stage.t.DataForms.Forms.ErrorValid }).waitFor()
      },
    },
    {
      name: 'booking.wrong',
      async reach(stage) {
        const { field: label, passengers } = stage.t.booking
        await field(stage, label.arrivalNumber).fill('ТК 1985')
        await typeDay(stage, label.landingDate, '31.02.2030')
        await field(stage, passengers.name).fill('7')
        await field(stage, passengers.phone).fill('+44 1')
        await field(stage, passengers.email).fill('anna@')
        await field(stage, passengers.email).press('Tab')
      },
    },
    {
      name: 'booking.calendar',
      async reach(stage) {
        await openerOf(stage, stage.t.booking.field.landingDate).click()
        await dialog(stage).getByRole('grid').waitFor()
      },
      part: dialog,
    },
    {
      name: 'booking.times',
      async reach({ page, t }) {
        await page.getByRole('combobox', { name: t.booking.field.landingTime }).click()
        await page.getByRole('listbox').waitFor()
      },
      part: ({ page }) => page.getByRole('listbox'),
    },
    {
      name: 'booking.offerText',
      async reach(stage) {
        await button(stage, stage.t.bonus.terms.offer)
          .or(stage.page.getByRole('link', { name: stage.t.bonus.terms.offer }))
          .first()
          .click()
        await dialog(stage).locator('p, li').first().waitFor()
      },
      part: dialog,
    },
    {
      name: 'booking.full',
      async reach(stage) {
        await stepper(stage, stage.t.booking.passengers.adults).focus()
        await stage.page.keyboard.press('End')
        await stage.page.getByRole('button', { name: pattern(stage.t.extras.capacity.take) }).waitFor()
      },
    },
    {
      name: 'booking.children',
      async reach(stage) {
        const { adults, children } = stage.t.booking.passengers
        await stepper(stage, adults).focus()
        await stage.page.keyboard.press('Home')
        await stepper(stage, children).focus()
        await stage.page.keyboard.press('End')
        await said(stage, stage.t.booking.passengers.seats)
      },
    },
    {
      name: 'booking.wayBack',
      async reach(stage) {
        await button(stage, stage.t.booking.back.add).click()
        await button(stage, stage.t.booking.back.remove).waitFor()
      },
    },
    {
      name: 'booking.bonusRefused',
      async reach(stage) {
        await button(stage, stage.t.booking.back.remove).click()
        await field(stage, stage.t.bonus.code).fill('WHERRY-SPENT')
        await button(stage, stage.t.bonus.apply).click()
        await button(stage, stage.t.bonus.clear).waitFor()
      },
    },
    {
      name: 'booking.bonus',
      async reach(stage) {
        await field(stage, stage.t.bonus.code).fill('WHERRY-10')
        await button(stage, stage.t.bonus.apply).click()
        await button(stage, stage.t.bonus.remove).waitFor()
      },
    },
    {
      name: 'booking.viewer',
      async reach(stage) {
        const { open, add } = stage.t.people.viewers
        await button(stage, open).click()
        await button(stage, add).click()
      },
    },
    {
      name: 'booking.wishes',
      async reach(stage) {
        await stage.page.getByRole('button', { name: stage.t.extras.wishes.more }).first().click()
        await stage.page.getByRole('textbox', { name: stage.t.extras.wishes.waiting }).waitFor()
      },
    },
    {
      name: 'booking.extras',
      async reach({ page, t }) {
        const extras = page.getByRole('region', { name: t.extras.title }).getByRole('checkbox')
        for (const one of await extras.all()) if (await one.isEnabled()) await one.check({ force: true })
      },
    },
    {
      name: 'booking.timeRefused',
      async reach(stage) {
        const { landingDate, landingTime } = stage.t.booking.field
        await answer(stage, '/orders/check-time', 400, { error: { message: 'No car is free at that time.' } })
        await typeDay(stage, landingDate, dayFromNow(14))
        await typeTime(stage, landingTime, '0310')
        await stage.page.getByText('No car is free at that time.').first().waitFor()
      },
    },
    {
      name: 'booking.settingsFailed',
      async reach(stage) {
        await toFilledForm(stage)
        await cut(stage, '/partners/get-setting-user')
        await stage.page.reload()
        await stage.page.getByText(stage.t.booking.error.network).first().waitFor()
      },
    },
  ],
}

const sent = (name: string, set: (stage: Stage) => Promise<void>, part?: State['part']): State => ({
  name,
  reach: set,
  ...(part && { part }),
})

const sending: Chain = {
  name: 'sending',
  section: 'transfer',
  states: [
    sent('sending.held', async (stage) => {
      await toFilledForm(stage)
      await hold(stage, '/orders')
      await pressCash(stage)
      await stage.page.locator('[aria-busy=true]').first().waitFor()
    }),
    sent('sending.failed', async (stage) => {
      await toFilledForm(stage)
      await answer(stage, '/orders', 422, { error: { code: 'x', message: 'The provider has closed.' } })
      await pressCash(stage)
      await said(stage, stage.t.booking.error.failed)
    }),
    sent('sending.offline', async (stage) => {
      await stage.page.context().setOffline(true)
      await pressCash(stage)
      await said(stage, stage.t.booking.error.offline)
    }),
    {
      name: 'sending.lost',
      async reach(stage) {
        await stage.page.context().setOffline(false)
        await toFilledForm(stage)
        await lose(stage, '/orders', 'POST')
        await hold(stage, '/orders/trips')
        await pressCash(stage)
        await stage.page.getByRole('dialog', { name: stage.t.booking.unknown.title }).waitFor()
      },
      leave: async () => {},
    },
    {
      name: 'sending.lostClosed',
      async reach(stage) {
        await stage.page.keyboard.press('Escape')
        await stage.page.locator('[role=dialog]').waitFor({ state: 'detached' })
      },
    },
    {
      name: 'sending.priceChanged',
      async reach(stage) {
        await toFilledForm(stage, 'from=ap-IST&to=ho-ciragan-palace')
        await fetch(`${stage.api}/__prices`, { method: 'POST', body: JSON.stringify({ level: 1.5 }) })
        await pressCash(stage)
        await stage.page.getByRole('dialog', { name: stage.t.booking.price.title }).waitFor()
      },
      async leave(stage) {
        await fetch(`${stage.api}/__prices`, { method: 'POST', body: JSON.stringify({ level: 1 }) })
        await stage.page.keyboard.press('Escape')
      },
    },
    sent('sending.payPageFailed', async (stage) => {
      await toFilledForm(stage)
      await answer(stage, '/orders/pay-url', 422, { error: { code: 'x', message: 'The bank is closed.' } })
      await pressCard(stage)
      await stage.page
        .getByText(/The bank is closed/)
        .first()
        .waitFor()
    }),
    sent('sending.pending', async (stage) => {
      await go(stage, '')
      await stage.page.getByText(/W-\d+/).first().waitFor()
    }),
  ],
}

const company: Chain = {
  name: 'company',
  section: 'transfer',
  account: { id: 1005, login: 'northwind.trips' },
  states: [
    sent('company.errors', async (stage) => {
      await toOffers(stage)
      await offers(stage).first().click()
      await heading(stage, stage.t.booking.title).waitFor()
      await stage.page
        .getByRole('region', { name: stage.t.booking.pay.title })
        .getByRole('button')
        .first()
        .click()
      await stage.page.getByRole('region', { name: stage.t.DataForms.Forms.ErrorValid }).waitFor()
    }),
    {
      name: 'company.costCenters',
      async reach({ page, t }) {
        await page.getByRole('combobox', { name: t.people.company.costCenter }).click()
        await page.getByRole('listbox').getByRole('option').first().waitFor()
      },
      part: ({ page }) => page.getByRole('listbox'),
    },
    sent('company.costCentersFailed', async (stage) => {
      await cut(stage, '/cost-centers')
      await stage.page.reload()
      await stage.page.getByRole('combobox', { name: stage.t.people.company.costCenter }).click()
      await said(stage, stage.t.people.company.failed)
    }),
  ],
}

const policy: Chain = {
  name: 'policy',
  section: 'transfer',
  account: { id: 1010, login: 'policy.warn' },
  states: [
    sent('policy.offers', (stage) => toOffers(stage)),
    sent('policy.form', async (stage) => {
      const { page, t } = stage
      const outside = page.getByRole('article').filter({ hasText: t.offers.policy })
      await outside
        .first()
        .getByRole('button', { name: pattern(t.offers.chooseOf) })
        .first()
        .click()
      await said(stage, t.people.policy.title)
    }),
  ],
}

/** The form of a ride, and all that may happen on the way to an order. */
export const bookingChains: readonly Chain[] = [form, sending, company, policy]
