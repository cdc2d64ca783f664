import { dayFromNow } from '../steps.ts'
import { pattern } from '../words.ts'
import { pressCash, toFilledForm, toForm, typeDay, typeTime } from './orderForm.ts'
import { answer, button, cut, dialog, field, openerOf, type Stage, said } from './stage.ts'
import type { Chain } from './states.ts'
import { companyChains } from './statesCompany.ts'
import { sending } from './statesSending.ts'

const stepper = ({ page }: Stage, name: string) => page.getByRole('spinbutton', { name })

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

/** States of a ride’s form and of sending it, up to the order. */
export const bookingChains: readonly Chain[] = [form, sending, ...companyChains]
