import { inject } from 'vitest'
import type { Moment } from '../moment.ts'
import type { Stage } from '../states.ts'
import { legal, map } from '../texts.ts'
import {
  button,
  combo,
  en,
  heading,
  isShown,
  offers,
  openAnew,
  pressOneOf,
  search,
  text,
  valueIn,
} from './shared.ts'

// Options are found by their attribute, which the native options of the language choice lack.
const options = (stage: Stage) => stage.locator('[role=option]')

/** Tries again as a person does: deletes the last letter and types it. */
async function typeAgain(stage: Stage, field: string): Promise<void> {
  const input = combo(stage, field)
  const last = (await input.inputValue()).slice(-1)
  await input.press('Backspace')
  await input.pressSequentially(last)
}

const nodesGroup = (stage: Stage) => text(stage, en.Finder.nodes)

/** Airports and stations that match a text. */
export const transportNodes: Moment = {
  reach: (visit) => openAnew(visit, '?lang=en'),
  async ask({ page }) {
    await combo(page, en.Finder.from).click()
    await combo(page, en.Finder.from).pressSequentially('Istanbul')
  },
  signs: {
    unchanged: (stage) => isShown(nodesGroup(stage)),
    fieldError: (stage) => isShown(text(stage, en.Finder.notRead)),
    notFound: (stage) => isShown(text(stage, en.Finder.notFound)),
    silent: async (stage) => (await valueIn(combo(stage, en.Finder.from))) === 'Istanbul',
  },
  goOn: ({ page }) => typeAgain(page, en.Finder.from),
}

/** Addresses that match a text. */
export const findPlaces: Moment = {
  reach: (visit) => openAnew(visit, '?lang=en&from=ap-IST'),
  async ask({ page }) {
    await combo(page, en.Finder.to).click()
    await combo(page, en.Finder.to).pressSequentially('moda caddesi 142')
  },
  signs: {
    unchanged: (stage) => isShown(options(stage)),
    fieldError: (stage) => isShown(text(stage, en.Finder.notRead)),
    notFound: (stage) => isShown(text(stage, en.Finder.notFound)),
    silent: async (stage) => (await valueIn(combo(stage, en.Finder.to))) === 'moda caddesi 142',
  },
  goOn: ({ page }) => typeAgain(page, en.Finder.to),
}

const stopLabel = en.stops.label.replace('{{number}}', '1')
const checkAgain = en.stops.checkAgain.replace('{{number}}', '1')
const removeStop = en.stops.remove.replace('{{number}}', '1')

/** The check that a stop is served. */
export const checkLocation: Moment = {
  async reach({ page, module }) {
    if (!(await pressOneOf(button(page, removeStop)))) await page.goto(module + search)
    await button(page, en.stops.add).click()
    await combo(page, stopLabel).pressSequentially('sogutlucesme')
    await options(page).first().waitFor()
  },
  ask: async ({ page }) => void (await options(page).first().click()),
  signs: {
    unchanged: async (stage) =>
      (await valueIn(combo(stage, stopLabel))) !== '' && !(await isShown(button(stage, checkAgain))),
    fieldError: (stage) => isShown(text(stage, en.stops.notChecked)),
  },
  goOn: async ({ page }) => void (await button(page, checkAgain).click()),
}

/** The length of the route, in the corner of the map. */
const length = (stage: Stage) => stage.locator('p').filter({ hasText: /^[\d.,]+\s?km/ })
const mapOf = (stage: Stage) => stage.getByRole('region', { name: map.name })

const way: Pick<Moment, 'reach' | 'signs' | 'goOn'> = {
  async reach({ page }) {
    await page.goto('about:blank')
  },
  signs: {
    unchanged: (stage) => isShown(length(stage)),
    silent: (stage) => isShown(mapOf(stage)),
  },
  goOn: async ({ page }) => void (await page.reload()),
}

/** The route from the maps service. */
export const directions: Moment = {
  ...way,
  ask: async ({ page, module }) => void (await page.goto(module + search)),
}

/** The route from the API, when there is no maps service. */
export const navigationPaths: Moment = {
  ...way,
  ask: async ({ page }) => void (await page.goto(inject('module') + search)),
}

const failed = en.offers.failed.title

/** The prices there and back, one call after the other. */
export const prices: Moment = {
  async reach({ page, module }) {
    if (!page.url().startsWith(module)) await page.goto(module + search)
    await offers(page).first().waitFor()
  },
  ask: async ({ page }) => void (await button(page, en.Finder.swap).click()),
  signs: {
    unchanged: (stage) => isShown(offers(stage)),
    notice: (stage) => isShown(heading(stage, failed)),
    notFound: (stage) => isShown(heading(stage, en.offers.notFound.title)),
  },
  goOn: async ({ page }) => void (await button(page, en.common.retry).click()),
}

/** The prices of another number of hours. */
export const rentPrices: Moment = {
  async reach({ page, module }) {
    if (!page.url().startsWith(module)) await page.goto(`${module}/rent?lang=en&from=ap-IST&hours=4`)
    await offers(page).first().waitFor()
  },
  async ask({ page }) {
    const hours = page.getByRole('spinbutton', { name: en.rent.duration })
    await hours.focus()
    await page.keyboard.press((await hours.getAttribute('aria-valuenow')) === '4' ? 'ArrowUp' : 'ArrowDown')
  },
  signs: {
    unchanged: (stage) => isShown(offers(stage)),
    notice: (stage) => isShown(heading(stage, failed)),
    notFound: (stage) => isShown(heading(stage, en.rent.notFound.title)),
  },
  goOn: async ({ page }) => void (await button(page, en.common.retry).click()),
}

/** A legal text. */
export const getWidget: Moment = {
  async reach({ page, module }) {
    await page.goto(module + search)
    await offers(page).first().waitFor()
  },
  ask: async ({ page }) =>
    void (await button(page, /^Terms of carriage/)
      .first()
      .click()),
  signs: {
    unchanged: (stage) => isShown(stage.getByRole('dialog').getByRole('document')),
    notice: (stage) => isShown(text(stage, legal.failed.title)),
  },
  goOn: async ({ page }) => void (await button(page, en.common.retry).click()),
}
