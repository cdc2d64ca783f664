import type { Locator } from 'playwright'
import { chooseFirstOffer, dayFromNow, fillDate, fillFlight, fillTime } from '../../steps.ts'
import type { Account, Moment, Visit } from '../moment.ts'
import type { Stage } from '../states.ts'
import { button, combo, en, isShown, offers, openAnew, pressOneOf, search, text, valueIn } from './shared.ts'

const { booking, bonus, people } = en

/** Opens the form of a ride from the offers that an address shows. */
export async function openForm(visit: Visit, query = search): Promise<void> {
  await openAnew(visit, query)
  await offers(visit.page).first().waitFor()
  await chooseFirstOffer(visit.page, 'en')
}

const isForm = (stage: Stage) => isShown(stage.getByRole('heading', { level: 1, name: booking.title }))
const pickupTime = (stage: Stage) => combo(stage, booking.field.pickupTime)

/** The recommended pickup time for a flight. */
export const recommendedTime: Moment = {
  async reach(visit) {
    await openForm(visit, '?lang=en&from=ad-moda-caddesi-142&to=ap-SAW')
    await fillDate(visit.page, booking.field.takeoffDate, dayFromNow(9))
  },
  ask: ({ page }) => fillTime(page, booking.field.takeoffTime, '1830'),
  signs: {
    unchanged: async (stage) => (await valueIn(pickupTime(stage))) !== '',
    silent: isForm,
  },
  async goOn({ page }) {
    const time = page.getByRole('combobox', { name: booking.field.takeoffTime })
    await time.click()
    await time.press('ControlOrMeta+a')
    await time.press('Delete')
    await time.press('Tab')
    await fillTime(page, booking.field.takeoffTime, '1830')
  },
}

const times = ['0945', '1015', '1145', '1230', '1345', '1410', '1530', '1620']
let turn = 0

/** The check that a car is available at a time. */
export const checkTime: Moment = {
  async reach(visit) {
    const { page } = visit
    if (await isForm(page)) return
    await openForm(visit)
    await fillFlight(page, 'en')
    await text(page, booking.trip.checking).waitFor({ state: 'detached' })
  },
  async ask({ page }) {
    turn += 1
    const time = page.getByRole('combobox', { name: booking.field.landingTime })
    await time.fill('')
    await fillTime(page, booking.field.landingTime, times[turn % times.length] as string)
  },
  signs: {
    unchanged: async (stage) =>
      (await isForm(stage)) &&
      !(await isShown(button(stage, booking.trip.checkAgain))) &&
      !(await isShown(text(stage, booking.trip.checking))),
    notice: (stage) => isShown(button(stage, booking.trip.checkAgain)),
  },
  goOn: async ({ page }) => void (await pressOneOf(button(page, booking.trip.checkAgain))),
}

/** The text below a field. */
const wordsUnder = (field: Locator) =>
  field.evaluateAll((inputs) =>
    inputs
      .flatMap((input) => (input.getAttribute('aria-describedby') ?? '').split(' '))
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )

const code = (stage: Stage) => stage.getByRole('textbox', { name: bonus.code })

/** The price with a promotion code. */
export const calculateNewPrice: Moment = {
  async reach(visit) {
    if (!(await isForm(visit.page))) await openForm(visit)
    await pressOneOf(button(visit.page, bonus.remove), button(visit.page, bonus.clear))
  },
  async ask({ page }) {
    await code(page).fill('WHERRY-10')
    await button(page, bonus.apply).click()
  },
  signs: {
    unchanged: (stage) => isShown(text(stage, /^The code pays/)),
    notice: (stage) => isShown(text(stage, bonus.failed)),
    // The field shows a caution and is not invalid, because the code is optional.
    fieldError: async (stage) =>
      (await isShown(button(stage, bonus.clear))) &&
      (await wordsUnder(code(stage))).replace(bonus.hint, '').trim() !== '',
  },
  async goOn({ page }) {
    if (await pressOneOf(button(page, bonus.sum.again))) return
    await pressOneOf(button(page, bonus.clear), button(page, bonus.remove))
    await code(page).fill('WHERRY-10')
    await button(page, bonus.apply).click()
  },
}

const milesField = (stage: Stage) => stage.getByRole('textbox', { name: bonus.miles.label })
const earned = (stage: Stage) =>
  stage
    .locator('span')
    .filter({ hasText: /^\+[\d,.]+$/ })
    .first()
    .isVisible()

/** The miles of a ride. */
export const miles: Moment = {
  async reach(visit) {
    const { page } = visit
    if (!(await isForm(page))) await openForm(visit)
    if (!(await isShown(milesField(page)))) await button(page, bonus.miles.title).click()
    await milesField(page).fill('')
  },
  ask: ({ page }) => milesField(page).fill('1007'),
  signs: {
    unchanged: earned,
    fieldError: async (stage) => {
      if (await earned(stage)) return false
      const words = (await wordsUnder(milesField(stage)))
        .replace(bonus.miles.hint, '')
        .replace(bonus.miles.asking, '')
      return words.replace(booking.field.optional, '').trim() !== ''
    },
    silent: isForm,
  },
  async goOn({ page }) {
    await milesField(page).fill('')
    await milesField(page).fill('1007')
  },
}

const company: Account = { login: 'northwind.trips@example.com', password: 'sandbox-1005' }
const centre = (stage: Stage) => stage.getByRole('combobox', { name: people.company.costCenter })
const askAgain = (stage: Stage) => stage.getByRole('option', { name: people.company.askAgain })

/** The search for a cost centre. */
export const costCenters: Moment = {
  account: company,
  async reach(visit) {
    const { page } = visit
    if (!(await isForm(page))) await openForm(visit)
    // The results for a text are cached until another text is searched.
    if ((await valueIn(centre(page))) !== '') {
      await centre(page).fill('')
      await page.clock.runFor(400)
    }
  },
  async ask({ page }) {
    await centre(page).click()
    await centre(page).pressSequentially('sa')
  },
  signs: {
    unchanged: async (stage) =>
      (await isShown(stage.locator('[role=option]'))) && !(await isShown(askAgain(stage))),
    notice: (stage) => isShown(askAgain(stage)),
  },
  async goOn({ page }) {
    // A choice closes the list. When the field gets the focus again, it repeats the search by itself.
    if (!(await pressOneOf(askAgain(page)))) await centre(page).press('Tab')
    if (!(await isShown(page.locator('[role=listbox]')))) await centre(page).click()
  },
}
