import { dayFromNow, passenger } from '../steps.ts'
import { pattern } from '../words.ts'
import { button, field, heading, type Stage } from './stage.ts'
import { offers, toOffers } from './statesOffers.ts'

const check = ({ page }: Stage, name: RegExp | string) =>
  page.getByRole('checkbox', { name }).first().check({ force: true })

/** Opens the form for the first offer between two places. */
export async function toForm(stage: Stage, query?: string): Promise<void> {
  await toOffers(stage, query)
  await offers(stage).first().click()
  await heading(stage, stage.t.booking.title).waitFor()
  await button(stage, stage.t.booking.pay.cash).last().waitFor()
}

export async function typeDay(stage: Stage, label: string, day: string): Promise<void> {
  await field(stage, label).fill('')
  await field(stage, label).pressSequentially(day)
  await field(stage, label).press('Tab')
}

export async function typeTime({ page }: Stage, label: string, time: string): Promise<void> {
  const input = page.getByRole('combobox', { name: label })
  await input.fill('')
  await input.pressSequentially(time)
  await input.press('Tab')
}

/** Fills in the form of a ride from an airport, except for the last press. */
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

export async function toFilledForm(stage: Stage, query?: string): Promise<void> {
  await toForm(stage, query)
  await fillForm(stage)
}
