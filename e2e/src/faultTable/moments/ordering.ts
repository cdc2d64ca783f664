import { plusMinutes, type SignIn, splitCivil, todayIn, unknownUser } from '@wherry/booking/kernel'
import { createDraft, freshSend } from '@wherry/booking/testing/parts.ts'
import type { Page } from 'playwright'
import { inject } from 'vitest'
import { journeyClock } from '../../clock.ts'
import { transferOf } from '../../market.ts'
import { createPerson } from '../../person.ts'
import { account } from '../../signInSteps.ts'
import { fillFlight, fillPassenger, fillTime } from '../../steps.ts'
import { pattern } from '../../words.ts'
import type { Moment, Visit } from '../moment.ts'
import type { Stage } from '../states.ts'
import { openForm } from './filling.ts'
import { button, combo, en, heading, isShown, openAnew, pressOneOf, pressWhenThere, text } from './shared.ts'

const { approval, bonus, booking, change, earlier } = en
const { signal } = new AbortController()

/** Number of orders in the service. */
async function orderCount(): Promise<number> {
  const answer = await fetch(`${inject('api')}/__orders`)
  return ((await answer.json()) as unknown[]).length
}

/** An order of a visitor, created in the service without the module. */
async function orderOf(token: string | null) {
  const person = createPerson({ apiBase: inject('api'), page: null })
  if (token !== null) person.become({ userId: '1001', token } as SignIn)
  const user = token === null ? unknownUser : await person.settle(signal)
  const { from, to, offers } = await transferOf(person, ['ap-IST', 'ad-moda-caddesi-142'], [])
  const [offer] = offers
  if (!offer) throw new Error('The sandbox serves this ride')
  const inAMonth = plusMinutes(`${todayIn('Europe/Istanbul', journeyClock.now())} 12:00`, 30 * 24 * 60, 'UTC')
  const draft = createDraft({ offer, from, to, user, uniqId: 'p1' })
  const passenger = { uniqId: 'p1', name: 'Anna Keller', phone: '+905321184027', email: 'anna@example.com' }
  return person.orders.createOrder(
    {
      draft: {
        ...draft,
        form: {
          ...draft.form,
          arrivalDate: splitCivil(inAMonth).date,
          arrivalTime: '09:45',
          arrivalNumber: 'TK 1985',
        },
        passengers: [passenger],
        sign: 'Anna Keller',
        agreement: true,
      },
    },
    freshSend(signal),
  )
}

const cash = (visit: Visit) => button(visit.page, booking.pay.cash).last()

/** Booking a ride. */
export const createOrder: Moment = {
  leaves: true,
  isAskedAbout: true,
  async reach(visit) {
    await openForm(visit)
    await fillFlight(visit.page, 'en')
    await fillPassenger(visit.page, 'en')
  },
  ask: (visit) => cash(visit).click(),
  signs: {
    unchanged: (stage) => isShown(heading(stage, approval.booked)),
    notice: (stage) => isShown(text(stage, booking.error.failed)),
    unknownOutcome: (stage) => isShown(text(stage, booking.unknown.title)),
  },
  goOn: (visit) => pressWhenThere(button(visit.page, booking.unknown.again), cash(visit)),
  made: orderCount,
}

const payNow = (visit: Visit) => button(visit.page, pattern(booking.pay.now)).last()
const isPaying = ({ page }: Pick<Visit, 'page'>) => page.url().startsWith(inject('pay'))

/** The payment page of an order that the form has just created. */
export const payUrl: Moment = {
  leaves: true,
  makes: 0,
  async reach(visit) {
    const { page } = visit
    if (!isPaying(visit)) {
      await openForm(visit)
      await fillFlight(page, 'en')
      await fillPassenger(page, 'en')
      await button(page, pattern(booking.pay.card)).last().click()
      await page.waitForURL((url) => url.href.startsWith(inject('pay')))
    }
    await page.goBack()
    await payNow(visit).waitFor()
  },
  ask: (visit) => payNow(visit).click(),
  signs: {
    unchanged: async (stage) => 'url' in stage && isPaying({ page: stage }),
    notice: (stage) => isShown(text(stage, /The payment page did not open/)),
  },
  goOn: (visit) => payNow(visit).click(),
  made: orderCount,
}

let booked: Awaited<ReturnType<typeof orderOf>>

/** The order as its confirmation page reads it. */
export const order: Moment = {
  async prepare() {
    booked = await orderOf(null)
  },
  async reach({ page }) {
    await page.goto('about:blank')
  },
  ask: async ({ page, module }) =>
    void (await page.goto(`${module}/approveorder/${booked.transaction}?lang=en`)),
  signs: {
    unchanged: (stage) => isShown(heading(stage, approval.booked)),
    notFound: (stage) => isShown(heading(stage, approval.notFound)),
    notice: (stage) => isShown(heading(stage, approval.failed)),
  },
  async goOn({ page }) {
    if (!(await pressOneOf(button(page, approval.askAgain)))) await page.reload()
  },
}

let own: Awaited<ReturnType<typeof orderOf>>

async function bookOwn({ page }: Visit): Promise<void> {
  const cookies = await page.context().cookies()
  own = await orderOf(cookies.find(({ name }) => name === 'token_ng')?.value ?? '')
}

/** Query that opens the change of the order. */
export const changeLink = () => `?lang=en&action=change&order_id=${own.orderId}`

/** True at the base path, to which a change leads if it cannot be opened (BOOK-51). */
const isAtBase = (stage: Stage) => !('url' in stage) || !stage.url().includes('order_id')

/** The order as the form for its change reads it. */
export const orderToChange: Moment = {
  account: account.buyer,
  prepare: bookOwn,
  async reach({ page, module }) {
    if (page.url().startsWith(module)) await openAnew({ page, module } as Visit, '/approveorder/none?lang=en')
  },
  ask: async ({ page, module }) => void (await page.goto(module + changeLink())),
  signs: {
    unchanged: (stage) => isShown(text(stage, pattern(change.title))),
    notFound: async (stage) => isAtBase(stage) && (await isShown(heading(stage, earlier.notFound.title))),
    notice: async (stage) => isAtBase(stage) && (await isShown(heading(stage, earlier.failed.title))),
  },
  async goOn({ page }) {
    if (!(await pressOneOf(button(page, earlier.again)))) await page.reload()
  },
}

const times = ['1130', '1215', '1345', '1430']
let turn = 0

/** Changes the time of the order once the form is shown. */
export async function enterChange(page: Page): Promise<void> {
  await text(page, pattern(change.title)).waitFor()
  turn += 1
  const time = combo(page, booking.field.landingTime)
  await time.fill('')
  await fillTime(page, booking.field.landingTime, times[turn % times.length] as string)
  await page.getByRole('checkbox', { name: pattern(bonus.terms.both) }).check()
}

/** Sending a change of an order. */
export const updateOrder: Moment = {
  account: account.buyer,
  leaves: true,
  isAskedAbout: true,
  makes: 0,
  prepare: bookOwn,
  async reach(visit) {
    await openAnew(visit, changeLink())
    await enterChange(visit.page)
  },
  ask: async ({ page }) => void (await button(page, change.save).last().click()),
  signs: {
    unchanged: async (stage) => 'url' in stage && /showorder=/.test(stage.url()),
    notice: (stage) => isShown(text(stage, change.failed)),
    unknownOutcome: (stage) => isShown(text(stage, change.lost.title)),
  },
  goOn: async ({ page }) =>
    pressWhenThere(button(page, booking.unknown.again), button(page, change.save).last()),
  made: orderCount,
}
