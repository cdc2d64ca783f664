import { inject } from 'vitest'
import { account } from '../../signInSteps.ts'
import type { Moment } from '../moment.ts'
import type { Stage } from '../states.ts'
import { editor, forbidden, login, promo } from '../texts.ts'
import {
  button,
  combo,
  en,
  heading,
  isShown,
  offers,
  pressOneOf,
  reloadOr,
  search,
  text,
  valueIn,
} from './shared.ts'

const airport = /Istanbul/

/** The visitor's settings, by which a customer finds the marketplace. */
export const settingUser: Moment = {
  account: account.fan,
  async reach({ page }) {
    await page.goto('about:blank')
  },
  ask: async ({ page, module }) => void (await page.goto(module + search)),
  signs: {
    unchanged: (stage) => isShown(stage.getByRole('link', { name: en.shell.marketplace })),
    silent: (stage) => isShown(combo(stage, en.Finder.from)),
  },
  async goOn({ page }) {
    if (!(await isShown(heading(page, forbidden.title)))) return reloadOr(page, page)
    await button(page, forbidden.signIn).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill(account.fan.login)
    await dialog.getByLabel(login.password, { exact: true }).fill(account.fan.password)
    await dialog.getByLabel(login.password, { exact: true }).press('Enter')
  },
}

/** True once the logo is shown. It is below the fold and loads only after a scroll. */
async function isLogoShown(stage: Stage): Promise<boolean> {
  const logo = stage.locator('img[src*="alder-air"]')
  await logo.evaluateAll(([first]) => first?.scrollIntoView())
  return isShown(logo)
}

/** The visitor’s settings inside of a partner’s page, including its logo. */
export const frameUserSettings: Moment = {
  stage: (page) => page.frameLocator('iframe').first(),
  async reach({ page }) {
    await page.goto('about:blank')
  },
  ask: async ({ page }) => void (await page.goto(inject('partner'))),
  signs: {
    unchanged: isLogoShown,
    silent: (stage) => isShown(combo(stage, en.Finder.from)),
  },
  goOn: ({ page }) => reloadOr(page, page.frameLocator('iframe').first()),
}

const alderHeadline = 'From the gate straight to town'

/** The first read of a partner's theme and texts, on the page of one of its customers. */
export const moduleSettings: Moment = {
  async reach({ page }) {
    await page.goto('about:blank')
  },
  ask: async ({ page, module }) => void (await page.goto(`${module}?lang=en&partner=2001`)),
  signs: {
    unchanged: (stage) => isShown(heading(stage, alderHeadline)),
    silent: (stage) => isShown(combo(stage, en.Finder.from)),
  },
  goOn: async ({ page }) => void (await page.reload()),
}

/** The first read of the theme and texts by the partner itself, whose first page is the editor. */
export const moduleSettingsOfPartner: Moment = {
  account: account.partner,
  async reach({ page }) {
    await page.goto('about:blank')
  },
  ask: async ({ page, module }) => void (await page.goto(`${module}?lang=en`)),
  signs: {
    unchanged: (stage) => isShown(heading(stage, editor.title)),
    redirect: async (stage) => 'url' in stage && stage.url().startsWith(`${inject('account')}/settings`),
    silent: (stage) => isShown(combo(stage, en.Finder.from)),
  },
  goOn: async ({ page, module }) => void (await page.goto(`${module}?lang=en`)),
}

/** The flags of a partner, which the editor does not show. */
export const features: Moment = {
  account: account.partner,
  async reach({ page }) {
    await page.goto('about:blank')
  },
  ask: async ({ page, module }) => void (await page.goto(`${module}?lang=en`)),
  signs: {
    silent: (stage) => isShown(heading(stage, editor.title)),
  },
  goOn: async ({ page }) => void (await page.reload()),
}

const fromValue = /Istanbul/

/** The place of the pickup, which the address names. */
export const place: Moment = {
  async reach({ page }) {
    await page.goto('about:blank')
  },
  ask: async ({ page, module }) => void (await page.goto(`${module}?lang=en&from=ap-IST`)),
  signs: {
    unchanged: async (stage) => fromValue.test(await valueIn(combo(stage, en.Finder.from))),
    fieldError: (stage) => isShown(text(stage, en.Finder.notRead)),
    notFound: (stage) => isShown(text(stage, en.Finder.notFound)),
  },
  async goOn({ page }) {
    const again = button(page, en.Finder.readAgain.replace('{{field}}', en.Finder.from))
    if (!(await pressOneOf(again))) await page.reload()
  },
}

/** The country of the pickup. The sandbox includes it in every place, so it is removed from that answer here. */
export const countryByPoint: Moment = {
  async prepare({ page }) {
    await page.route(
      ({ pathname }) => pathname.endsWith('/places/ap-IST'),
      async (route) => {
        const response = await route.fetch()
        const body = await response.json()
        await route.fulfill({
          response,
          json: { ...body, result: { ...body.result, address_components: [] } },
        })
      },
    )
  },
  async reach({ page }) {
    await page.goto('about:blank')
  },
  ask: async ({ page, module }) => void (await page.goto(`${module}?lang=en&from=ap-IST`)),
  signs: {
    silent: async (stage) => airport.test(await valueIn(combo(stage, en.Finder.from))),
    notFound: (stage) => isShown(text(stage, en.Finder.notFound)),
    fieldError: (stage) => isShown(text(stage, en.Finder.notRead)),
  },
  goOn: async ({ page }) => void (await page.reload()),
}

const promotion = { name: promo.name, exact: true }

/** The promotion next to the prices. */
export const promoMoment: Moment = {
  async reach({ page }) {
    await page.goto('about:blank')
  },
  ask: async ({ page, module }) => void (await page.goto(module + search)),
  signs: {
    unchanged: (stage) => isShown(stage.getByRole('region', promotion)),
    silent: (stage) => isShown(offers(stage)),
  },
  goOn: async ({ page }) => void (await page.reload()),
}

/** The report that a promotion was seen, once in each visit. */
export const promoViews: Moment = {
  async reach({ page, module }) {
    if (!page.url().startsWith(module)) await page.goto(`${module}?lang=en`)
    await page.evaluate(() => sessionStorage.clear())
  },
  async ask({ page, module }) {
    await page.goto(module + search)
    const region = page.getByRole('region', promotion)
    await region.scrollIntoViewIfNeeded()
  },
  signs: {
    silent: (stage) => isShown(stage.getByRole('region', promotion)),
  },
}
