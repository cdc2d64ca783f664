import { pattern } from '../words.ts'
import { fillForm, pressCash, toForm } from './orderForm.ts'
import { answer, button, change, dialog, field, go, heading, hold, type Stage, said } from './stage.ts'
import type { Chain, State } from './states.ts'

/** An answer of the service that contains orders, in the contract’s format. */
interface WireOrders {
  result: { orders: Record<string, unknown>[] }
}

/** The newest order of the service. */
async function newest(stage: Stage): Promise<{ id: number; transaction: string }> {
  const answer = await fetch(`${stage.api}/__orders?limit=1`)
  const [order] = (await answer.json()) as { id: number; transaction: string }[]
  if (!order) throw new Error('There is no order')
  return order
}

const set = (stage: Stage, facts: Record<string, unknown>) =>
  change(stage, '/orders/trips', ({ result }: WireOrders) => ({
    result: { ...result, orders: result.orders.map((order) => ({ ...order, ...facts })) },
  }))

const title = (stage: Stage, name: string) => heading(stage, name).waitFor()

/** A state of the chain’s order, for which the service returns other values. */
const approval = (name: string, facts: Record<string, unknown>, text: (stage: Stage) => string): State => ({
  name,
  async reach(stage) {
    const { transaction } = await newest(stage)
    await set(stage, facts)
    await go(stage, `/approveorder/${transaction}`)
    await title(stage, text(stage))
  },
})

const approvals: Chain = {
  name: 'approval',
  section: 'transfer',
  states: [
    {
      name: 'approval.booked',
      async reach(stage) {
        await toForm(stage)
        await fillForm(stage)
        await pressCash(stage)
        await title(stage, stage.t.approval.booked)
      },
    },
    {
      name: 'approval.loading',
      async reach(stage) {
        await hold(stage, '/orders/trips')
        await stage.page.reload()
        await title(stage, stage.t.approval.loading)
      },
    },
    approval('approval.paid', { payment_status: 'paid' }, ({ t }) => t.approval.paid),
    approval('approval.declined', { payment_status: 'declined' }, ({ t }) => t.approval.declined),
    approval('approval.checking', { payment_status: 'pending' }, ({ t }) => t.approval.checkingPayment),
    {
      name: 'approval.notFound',
      async reach(stage) {
        await go(stage, '/approveorder/none-such')
        await title(stage, stage.t.approval.notFound)
      },
    },
    {
      name: 'approval.failed',
      async reach(stage) {
        await answer(stage, '/orders/trips', 500)
        await go(stage, '/approveorder/none-such')
        await title(stage, stage.t.approval.failed)
      },
    },
    {
      // This state is the last one, because the page keeps a fake clock from here on.
      name: 'approval.slow',
      async reach(stage) {
        const { transaction } = await newest(stage)
        await stage.page.clock.install()
        await set(stage, { payment_status: 'pending' })
        await go(stage, `/approveorder/${transaction}`)
        await title(stage, stage.t.approval.checkingPayment)
        const slow = heading(stage, stage.t.approval.slowPayment)
        for (let times = 0; times < 8 && !(await slow.isVisible()); times += 1) {
          await stage.page.clock.fastForward(30_000)
          await slow.waitFor({ timeout: 1_000 }).catch(() => {})
        }
        await slow.waitFor()
      },
    },
  ],
}

const earlier: Chain = {
  name: 'earlier',
  section: 'transfer',
  account: { id: 1001, login: 'anna.buyer' },
  states: [
    {
      name: 'change.unchanged',
      async reach(stage) {
        await toForm(stage)
        await fillForm(stage)
        await pressCash(stage)
        await title(stage, stage.t.approval.booked)
        const { id } = await newest(stage)
        await go(stage, '', `action=change&order_id=${id}`)
        await said(stage, stage.t.change.none)
      },
    },
    {
      name: 'change.changed',
      async reach(stage) {
        await field(stage, stage.t.booking.passengers.name).fill('Maximiliane Oberhauser')
        const time = stage.page.getByRole('combobox', { name: stage.t.booking.field.landingTime })
        await time.fill('')
        await time.pressSequentially('1130')
        await time.press('Tab')
        await said(stage, stage.t.change.before).catch(() => stage.page.getByText('11:30').first().waitFor())
      },
    },
    {
      name: 'change.lost',
      async reach(stage) {
        await stage.page
          .getByRole('checkbox', { name: pattern(stage.t.bonus.terms.both) })
          .check({ force: true })
        await stage.page.route(
          (url) => url.pathname.endsWith('/orders/trips'),
          (route) =>
            route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
        )
        await button(stage, stage.t.change.save).click()
        await stage.page.getByRole('dialog', { name: stage.t.change.lost.title }).waitFor()
      },
      leave: async () => {},
    },
    {
      name: 'repeat.form',
      async reach(stage) {
        const { id } = await newest(stage)
        await stage.page.unrouteAll({ behavior: 'ignoreErrors' })
        await go(stage, '', `action=repeat&order_id=${id}`)
        await said(stage, stage.t.change.repeatTitle)
      },
    },
    {
      name: 'repeat.offers',
      async reach(stage) {
        await stage.page.goBack()
        await button(stage, stage.t.earlier.chosen.go).waitFor()
      },
    },
    {
      name: 'earlier.gone',
      async reach(stage) {
        const { id } = await newest(stage)
        await set(stage, { service_provider: { id: 99 } })
        await go(stage, '', `action=repeat&order_id=${id}`)
        await said(stage, stage.t.earlier.gone.title)
      },
    },
    {
      name: 'earlier.disabled',
      async reach(stage) {
        const { id } = await newest(stage)
        await set(stage, { start_place: null, start_place_id: null })
        await go(stage, '', `action=repeat&order_id=${id}`)
        await title(stage, stage.t.earlier.disabled.repeat)
      },
    },
    {
      name: 'earlier.notFound',
      async reach(stage) {
        await go(stage, '', 'action=repeat&order_id=100000000')
        await title(stage, stage.t.earlier.notFound.title)
      },
    },
    {
      name: 'earlier.failed',
      async reach(stage) {
        await answer(stage, '/orders/trips', 500)
        await go(stage, '', 'action=repeat&order_id=100000000')
        await title(stage, stage.t.earlier.failed.title)
      },
    },
    {
      name: 'earlier.lost',
      async reach(stage) {
        await stage.page.unrouteAll({ behavior: 'ignoreErrors' })
        await go(stage, '', 'action=change&order_id=100000000')
        await title(stage, stage.t.earlier.notFound.title)
        await stage.page.getByRole('link', { name: stage.t.earlier.rides }).waitFor()
      },
    },
    {
      name: 'earlier.signIn',
      async reach(stage) {
        await stage.page.context().clearCookies()
        await answer(stage, '/orders/trips', 401, { error: { message: 'no' } })
        await go(stage, '', 'action=change&order_id=100000000')
        await dialog(stage).waitFor()
        await stage.page.keyboard.press('Escape')
        await title(stage, stage.t.earlier.signIn.title)
      },
    },
  ],
}

/** States after an order: its confirmation, its change, and booking the same ride again. */
export const orderChains: readonly Chain[] = [approvals, earlier]
