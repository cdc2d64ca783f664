import { pattern } from '../words.ts'
import { cut, heading, said } from './stage.ts'
import type { Chain } from './states.ts'
import { offers, toOffers } from './statesOffers.ts'

const company: Chain = {
  name: 'company',
  section: 'transfer',
  account: { id: 1005, login: 'northwind.trips' },
  states: [
    {
      name: 'company.errors',
      async reach(stage) {
        await toOffers(stage)
        await offers(stage).first().click()
        await heading(stage, stage.t.booking.title).waitFor()
        await stage.page
          .getByRole('region', { name: stage.t.booking.pay.title })
          .getByRole('button')
          .first()
          .click()
        await stage.page.getByRole('region', { name: stage.t.DataForms.Forms.ErrorValid }).waitFor()
      },
    },
    {
      name: 'company.costCenters',
      async reach({ page, t }) {
        await page.getByRole('combobox', { name: t.people.company.costCenter }).click()
        await page.getByRole('listbox').getByRole('option').first().waitFor()
      },
      part: ({ page }) => page.getByRole('listbox'),
    },
    {
      name: 'company.costCentersFailed',
      async reach(stage) {
        await cut(stage, '/cost-centers')
        await stage.page.reload()
        await stage.page.getByRole('combobox', { name: stage.t.people.company.costCenter }).click()
        await said(stage, stage.t.people.company.failed)
      },
    },
  ],
}

const policy: Chain = {
  name: 'policy',
  section: 'transfer',
  account: { id: 1010, login: 'policy.warn' },
  states: [
    { name: 'policy.offers', reach: (stage) => toOffers(stage) },
    {
      name: 'policy.form',
      async reach(stage) {
        const { page, t } = stage
        const outside = page.getByRole('article').filter({ hasText: t.offers.policy })
        await outside
          .first()
          .getByRole('button', { name: pattern(t.offers.chooseOf) })
          .first()
          .click()
        await said(stage, t.people.policy.title)
      },
    },
  ],
}

/** States of the form for a passenger of a company. */
export const companyChains: readonly Chain[] = [company, policy]
