import { pattern } from '../words.ts'
import { answer, button, change, cut, go, heading, hold, place, type Stage, said } from './stage.ts'
import type { Chain } from './states.ts'
import { offers, offersChain } from './statesOffers.ts'

const list = ({ page }: Stage) => page.getByRole('listbox')
async function type(stage: Stage, side: 'from' | 'to', term: string): Promise<void> {
  await place(stage, side).fill('')
  await place(stage, side).pressSequentially(term)
}

const finder: Chain = {
  name: 'finder',
  section: 'transfer',
  states: [
    {
      name: 'finder.empty',
      async reach(stage) {
        await go(stage, '')
        await stage.page.getByRole('list', { name: stage.t.points.title }).waitFor()
      },
    },
    {
      name: 'finder.skipLink',
      reach: ({ page }) => page.keyboard.press('Tab'),
      part: ({ page, t }) => page.getByRole('link', { name: t.shell.skip }),
      leave: async () => {},
    },
    {
      name: 'finder.missing',
      async reach(stage) {
        await button(stage, stage.t.Finder.find).click()
        await said(stage, stage.t.Finder.fromRequired)
      },
    },
    {
      name: 'finder.looking',
      async reach(stage) {
        await hold(stage, '/transport-nodes')
        await type(stage, 'from', 'istanbul')
      },
    },
    {
      name: 'finder.suggestions',
      async reach(stage) {
        await type(stage, 'from', 'istanbul')
        await stage.page.getByRole('group', { name: stage.t.Finder.places }).waitFor()
      },
      part: list,
    },
    {
      name: 'finder.noneFound',
      async reach(stage) {
        for (const call of ['/transport-nodes', '/places/find'])
          await change(stage, call, (body: object) => ({ ...body, result: [] }))
        await type(stage, 'from', 'xqzwvk')
        await place(stage, 'from').press('Enter')
        await said(stage, stage.t.Finder.notFound)
      },
    },
    {
      name: 'finder.locationDenied',
      async reach(stage) {
        await place(stage, 'from').fill('')
        await list(stage).getByText(stage.t.start.useLocation).click()
        await said(stage, stage.t.start.locationDenied)
      },
    },
    {
      name: 'finder.recent',
      async reach(stage) {
        await type(stage, 'to', 'moda caddesi 142')
        await list(stage).getByRole('option').first().click()
        await type(stage, 'from', 'saw')
        await list(stage).getByRole('option').first().click()
        await type(stage, 'from', '')
        await stage.page.getByRole('group', { name: stage.t.start.recent }).waitFor()
      },
      part: list,
    },
    {
      name: 'finder.exactAddress',
      async reach(stage) {
        await go(stage, '', 'from=ad-moda-caddesi')
        await said(stage, stage.t.Finder.exactAddress)
      },
    },
    {
      name: 'finder.unknownPlace',
      async reach(stage) {
        await go(stage, '', 'from=ap-NOWHERE&to=ap-IST')
        await said(stage, stage.t.Finder.notFound)
      },
    },
    {
      name: 'finder.unreadPlace',
      async reach(stage) {
        await answer(stage, '/places/ap-IST', 500)
        await go(stage, '', 'from=ap-IST&to=ho-ciragan-palace')
        await said(stage, stage.t.Finder.notRead)
      },
    },
    {
      name: 'finder.offline',
      async reach(stage) {
        await stage.page.context().setOffline(true)
        await said(stage, stage.t.shell.offlineText)
        await type(stage, 'to', 'galata')
      },
    },
    {
      name: 'finder.online',
      async reach(stage) {
        await stage.page.context().setOffline(false)
        await said(stage, stage.t.shell.online)
      },
    },
  ],
}

const hours = ({ page, t }: Stage) => page.getByRole('spinbutton', { name: t.rent.duration })

const rent: Chain = {
  name: 'rent',
  section: 'rent',
  states: [
    {
      name: 'rent.empty',
      async reach(stage) {
        await go(stage, '/rent')
        await button(stage, stage.t.Finder.findRent).waitFor()
      },
    },
    {
      name: 'rent.missing',
      async reach(stage) {
        await button(stage, stage.t.Finder.findRent).click()
        await said(stage, stage.t.Finder.fromRequired)
      },
    },
    {
      name: 'rent.suggestions',
      async reach(stage) {
        await type(stage, 'from', 'istanbul')
        await list(stage).getByRole('option').first().waitFor()
      },
      part: list,
    },
    {
      name: 'rent.loading',
      async reach(stage) {
        await hold(stage, '/prices/rent')
        await go(stage, '/rent', 'from=ap-IST')
        await said(stage, stage.t.Finder.askingPrices)
      },
    },
    {
      name: 'rent.list',
      async reach(stage) {
        await go(stage, '/rent', 'from=ap-IST')
        await offers(stage).first().waitFor()
      },
    },
    {
      name: 'rent.longest',
      async reach(stage) {
        await hours(stage).focus()
        await stage.page.keyboard.press('End')
        await stage.page.keyboard.press('ArrowUp')
        await offers(stage).first().waitFor({ state: 'detached' })
        await offers(stage).first().waitFor()
      },
    },
    {
      name: 'rent.recalculating',
      async reach(stage) {
        await hold(stage, '/prices/rent')
        await hours(stage).focus()
        await stage.page.keyboard.press('Home')
        await offers(stage).first().waitFor({ state: 'detached' })
      },
    },
    {
      name: 'rent.raised',
      async reach(stage) {
        await go(stage, '/rent', 'from=ho-ciragan-palace')
        await offers(stage).first().waitFor()
        const shortest = pattern(Object.values(stage.t.offers.shortest).at(-1) ?? '')
        const longer = stage.page.getByRole('article').filter({ has: stage.page.getByText(shortest) })
        await longer
          .first()
          .getByRole('button', { name: pattern(stage.t.offers.chooseOf) })
          .first()
          .click()
        await offers(stage).first().waitFor()
      },
    },
    {
      name: 'rent.chosen',
      async reach(stage) {
        await go(stage, '/rent', 'from=ap-IST')
        await offers(stage).first().click()
        await button(stage, stage.t.booking.allOffers).click()
        await stage.page.getByText(stage.t.rent.chosen).waitFor()
      },
    },
    {
      name: 'rent.none',
      async reach(stage) {
        await change(stage, '/prices/rent', (body: object) => ({ ...body, result: [] }))
        await go(stage, '/rent', 'from=st-kazansky')
        await heading(stage, stage.t.rent.notFound.title).waitFor()
      },
    },
    {
      name: 'rent.failed',
      async reach(stage) {
        await cut(stage, '/prices/rent')
        await go(stage, '/rent', 'from=ap-SVO')
        await heading(stage, stage.t.offers.failed.title).waitFor()
      },
    },
  ],
}

/** The search for a transfer and for a car by the hour. */
export const searchChains: readonly Chain[] = [finder, offersChain, rent]
