import type { Page } from 'playwright'
import type { Product } from './product.ts'
import type { Route } from './visit.ts'

export const routeNames = ['finder', 'offers', 'booking', 'embed'] as const
export type RouteName = (typeof routeNames)[number]

const search = '?lang=en&from=ap-IST&to=ad-moda-caddesi-142'
const place = '[role=combobox]'
const choose = (page: Page) => page.getByRole('button', { name: /^Choose / }).first()
const form = (page: Page) => page.getByRole('textbox', { name: 'Flight number' })

/**
 * Goes from the offers to the form, with the first car.
 *
 * @returns the form's address
 */
export async function toForm(page: Page): Promise<string> {
  await choose(page).click()
  await form(page).waitFor()
  return page.url()
}

/** The pages on which visits begin: for the form, an earlier choice is restored as after a reload. */
export const routesOf = ({ finder, partner }: Product): Record<RouteName, Route> => ({
  finder: {
    address: async () => `${finder}?lang=en`,
    isThere: (page) => page.getByRole('combobox').first().waitFor(),
    control: place,
  },
  offers: {
    address: async () => finder + search,
    isThere: (page) => choose(page).waitFor(),
    control: 'button[data-offer]',
  },
  booking: {
    async address(page) {
      await page.goto(finder + search)
      return toForm(page)
    },
    isThere: (page) => form(page).waitFor(),
    control: 'input[id$=arrivalNumber]',
  },
  embed: {
    address: async () => partner,
    isThere: (page) => page.frameLocator('iframe').getByRole('combobox').first().waitFor(),
    control: place,
    frame: (page) => page.frames().find((frame) => frame.url().startsWith(finder)),
  },
})
