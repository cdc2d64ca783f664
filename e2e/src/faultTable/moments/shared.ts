import type { Locator, Page } from 'playwright'
import { pattern, words } from '../../words.ts'
import type { Visit } from '../moment.ts'
import type { Stage } from '../states.ts'

export const en = words.en

/** The search that most steps use: from an airport to a house in the same city. */
export const search = '?lang=en&from=ap-IST&to=ad-moda-caddesi-142'

export const isShown = (one: Locator) => one.first().isVisible()
export const text = (stage: Stage, words: string | RegExp, exact = true) =>
  stage.getByText(words, typeof words === 'string' ? { exact } : {})
export const heading = (stage: Stage, name: string | RegExp) =>
  stage.getByRole('heading', typeof name === 'string' ? { name, exact: true } : { name })
export const button = (stage: Stage, name: string | RegExp) =>
  stage.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
export const offers = (stage: Stage) => button(stage, pattern(en.offers.chooseOf))
export const combo = (stage: Stage, name: string) => stage.getByRole('combobox', { name, exact: true })

/** Value of an input. Empty: the input is missing or covered by a dialog. */
export const valueIn = (input: Locator): Promise<string> =>
  input.evaluateAll(([first]) => (first as HTMLInputElement | undefined)?.value ?? '')

/**
 * Presses the first of several controls that is shown.
 *
 * @returns false if none is
 */
export async function pressOneOf(...ways: Locator[]): Promise<boolean> {
  for (const way of ways) if ((await isShown(way)) && (await press(way))) return true
  return false
}

/**
 * Presses a control.
 *
 * @returns false if the control is gone because the page went on by itself
 */
const press = (way: Locator): Promise<boolean> =>
  way
    .first()
    .click({ timeout: 3000 })
    .then(
      () => true,
      () => false,
    )

/** Waits until one of several controls is shown, and presses it. */
export async function pressWhenThere(first: Locator, ...others: Locator[]): Promise<void> {
  const any = others.reduce((all, one) => all.or(one), first)
  for (const end = performance.now() + 15_000; performance.now() < end; ) {
    await any.first().waitFor()
    if (await pressOneOf(first, ...others)) return
  }
  throw new Error('None of the ways on can be pressed')
}

/** Opens a page of the module without the data that an earlier trial stored on the device. */
export async function openAnew({ page, module }: Visit, path: string): Promise<void> {
  if (page.url().startsWith(module))
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  await page.goto(module + path)
}

/** Presses the button of the error screen if there is one, and otherwise loads the page again. */
export async function reloadOr(page: Page, stage: Stage): Promise<void> {
  const { reload } = en.trans.common.error_boundary
  if (!(await pressOneOf(button(stage, reload), button(stage, en.common.retry)))) await page.reload()
}
