import type { Route } from 'playwright'
import { pattern } from '../words.ts'
import { answer, button, cut, dialog, go, heading, hold, type Stage, said } from './stage.ts'
import type { Chain } from './states.ts'

export const ride = 'from=ap-IST&to=ad-moda-caddesi-142'

export const offers = ({ page, t }: Stage) => page.getByRole('button', { name: pattern(t.offers.chooseOf) })
const returnBox = ({ page, t }: Stage) => page.getByRole('checkbox', { name: t.offers.returnTrip.label })

/** Opens the offers of a ride from an airport, and waits until they are loaded. */
export async function toOffers(stage: Stage, query = ride): Promise<void> {
  await go(stage, '', query)
  await offers(stage).first().waitFor()
}

/**
 * Changes the answers to requests for the prices of the way back, until `lift`. The first request is for the way there;
 * its offers are changed to have no way back.
 */
async function answerBack({ page }: Stage, how: (route: Route) => Promise<void>): Promise<void> {
  let calls = 0
  await page.route(
    ({ pathname }) => pathname.endsWith('/prices'),
    async (route) => {
      calls += 1
      if (calls > 1) return how(route)
      const response = await route.fetch()
      const { result } = (await response.json()) as { result: object[] }
      await route.fulfill({
        response,
        json: { result: result.map((offer) => ({ ...offer, reverse_price: null })) },
      })
    },
  )
}

/** States of the offers of a ride and of the controls for them. */
export const offersChain: Chain = {
  name: 'offers',
  section: 'transfer',
  states: [
    {
      name: 'offers.loading',
      async reach(stage) {
        await hold(stage, '/prices')
        await go(stage, '', ride)
        await said(stage, stage.t.Finder.askingPrices)
      },
    },
    { name: 'offers.list', reach: (stage) => toOffers(stage) },
    {
      name: 'offers.termsFailed',
      async reach(stage) {
        await answer(stage, '/get-widget', 500)
        await stage.page.locator('main article button[aria-haspopup=dialog]').last().click()
        await dialog(stage).getByText(stage.t.legal.failed.title).waitFor()
      },
      part: dialog,
    },
    {
      name: 'offers.sort',
      reach: ({ page, t }) => page.getByRole('button', { name: t.offers.order.price }).click(),
      part: ({ page }) => page.getByRole('menu'),
    },
    {
      name: 'offers.foldedOut',
      async reach({ page }) {
        const fold = page.getByRole('article').locator('button[aria-expanded=false]').first()
        await fold.click()
      },
    },
    {
      name: 'offers.oneByOne',
      async reach({ page, t }) {
        await page.getByRole('radio', { name: t.offers.oneByOne }).check({ force: true })
      },
    },
    {
      name: 'offers.filters',
      async reach(stage) {
        await stage.page.getByRole('button', { name: stage.t.offers.filters }).first().click()
        await dialog(stage).getByRole('checkbox').first().waitFor()
      },
      part: dialog,
    },
    {
      name: 'offers.filtered',
      async reach(stage) {
        await stage.page.getByRole('button', { name: stage.t.offers.filters }).first().click()
        await dialog(stage).getByRole('checkbox').first().check({ force: true })
        await dialog(stage).getByRole('radio').nth(1).check({ force: true })
        await dialog(stage).getByRole('button').filter({ hasText: /\d/ }).last().click()
        await dialog(stage).waitFor({ state: 'hidden' })
        await button(stage, stage.t.offers.reset).waitFor()
      },
    },
    {
      name: 'offers.terms',
      async reach(stage) {
        await stage.page.locator('main article button[aria-haspopup=dialog]').first().click()
        await dialog(stage).locator('p, li').first().waitFor()
      },
      part: dialog,
    },
    {
      name: 'offers.return',
      async reach(stage) {
        await returnBox(stage).check({ force: true })
        await offers(stage).first().waitFor()
      },
    },
    {
      name: 'offers.returnFailed',
      async reach(stage) {
        await answerBack(stage, (route) => route.abort('connectionrefused'))
        await toOffers(stage)
        await returnBox(stage).check({ force: true })
        await said(stage, stage.t.offers.returnTrip.failed)
      },
    },
    {
      name: 'offers.returnMissing',
      async reach(stage) {
        await answerBack(stage, async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, json: { ...(await response.json()), result: [] } })
        })
        await toOffers(stage)
        await returnBox(stage).check({ force: true })
        await said(stage, stage.t.offers.returnTrip.missing)
      },
    },
    {
      name: 'offers.stopEmpty',
      async reach(stage) {
        await toOffers(stage)
        await button(stage, stage.t.stops.add).click()
        await offers(stage).first().click()
        await said(stage, stage.t.Finder.stopRequired)
      },
    },
    {
      name: 'offers.stops',
      async reach(stage) {
        await toOffers(stage, `${ride}&subAddress=st-sogutlucesme,ho-ciragan-palace`)
        await stage.page
          .getByRole('combobox', { name: stage.t.stops.label.replace('{{number}}', '2') })
          .waitFor()
      },
    },
    {
      name: 'offers.stopRefused',
      async reach(stage) {
        await toOffers(stage, `${ride}&subAddress=st-sogutlucesme,ap-AYT`)
        await button(stage, stage.t.stops.close).waitFor()
      },
    },
    {
      name: 'offers.stopNotChecked',
      async reach(stage) {
        await answer(stage, '/check-location-from-places', 500)
        await toOffers(stage, `${ride}&subAddress=st-sogutlucesme`)
        await said(stage, stage.t.stops.notChecked)
      },
    },
    {
      name: 'offers.tooMany',
      async reach(stage) {
        await go(stage, '', `${ride}&passengersCount=90`)
        await button(stage, stage.t.offers.tooMany.action).waitFor()
      },
    },
    {
      name: 'offers.none',
      async reach(stage) {
        await go(stage, '', 'from=ap-IST&to=ap-LHR')
        await heading(stage, stage.t.offers.notFound.title).waitFor()
      },
    },
    {
      name: 'offers.failed',
      async reach(stage) {
        await cut(stage, '/prices')
        await go(stage, '', ride)
        await heading(stage, stage.t.offers.failed.title).waitFor()
      },
    },
    {
      name: 'offers.offline',
      async reach(stage) {
        let end = () => {}
        const isOffline = new Promise<void>((resolve) => {
          end = resolve
        })
        await stage.page.route(
          ({ pathname }) => pathname.endsWith('/prices'),
          async (route) => {
            await isOffline
            await route.abort('internetdisconnected')
          },
        )
        const isAsked = stage.page.waitForRequest((request) =>
          new URL(request.url()).pathname.endsWith('/prices'),
        )
        await go(stage, '', ride)
        await isAsked
        await stage.page.context().setOffline(true)
        end()
        await heading(stage, stage.t.offers.offline.title).waitFor()
      },
      leave: async (stage) => {
        await stage.page.context().setOffline(false)
      },
    },
    {
      name: 'promo.popup',
      async reach(stage) {
        await go(stage, '')
        await stage.page.evaluate(() => localStorage.setItem('trans_open_promo', 'true'))
        await stage.page.reload()
        await dialog(stage).waitFor()
      },
      part: dialog,
    },
  ],
}
