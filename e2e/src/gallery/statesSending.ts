import { pressCard, pressCash, toFilledForm } from './orderForm.ts'
import { answer, go, heading, hold, lose, said } from './stage.ts'
import type { Chain } from './states.ts'

/** States from pressing the order button until the order exists. */
export const sending: Chain = {
  name: 'sending',
  section: 'transfer',
  states: [
    {
      name: 'sending.held',
      async reach(stage) {
        await toFilledForm(stage)
        await hold(stage, '/orders')
        await pressCash(stage)
        await stage.page.locator('[aria-busy=true]').first().waitFor()
      },
    },
    {
      name: 'sending.failed',
      async reach(stage) {
        await toFilledForm(stage)
        await answer(stage, '/orders', 422, { error: { code: 'x', message: 'The provider has closed.' } })
        await pressCash(stage)
        await said(stage, stage.t.booking.error.failed)
      },
    },
    {
      name: 'sending.offline',
      async reach(stage) {
        await stage.page.context().setOffline(true)
        await pressCash(stage)
        await said(stage, stage.t.booking.error.offline)
      },
    },
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
      // An answer would lead on to the order, so none comes until the page behind the closed dialog was checked.
      holdsOn: true,
      leave: async () => {},
    },
    {
      name: 'sending.lostClosed',
      async reach(stage) {
        await stage.page.keyboard.press('Escape')
        await stage.page.locator('[role=dialog]').waitFor({ state: 'detached' })
        await heading(stage, stage.t.booking.title).waitFor()
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
    {
      name: 'sending.payPageFailed',
      async reach(stage) {
        await toFilledForm(stage)
        await answer(stage, '/orders/pay-url', 422, { error: { code: 'x', message: 'The bank is closed.' } })
        await pressCard(stage)
        await stage.page
          .getByText(/The bank is closed/)
          .first()
          .waitFor()
      },
    },
    {
      name: 'sending.pending',
      async reach(stage) {
        await go(stage, '')
        await stage.page.getByText(/W-\d+/).first().waitFor()
      },
    },
  ],
}
