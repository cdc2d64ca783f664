import type { Locator, Page } from 'playwright'
import { pattern, words } from '../../words.ts'
import type { Visit } from '../moment.ts'
import type { Stage } from '../states.ts'

export const en = words.en

/** The search that most moments stand in: an airport and a house in one city. */
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

/** What stands in an input; empty where it is not there, or lies under a dialog. */
export const valueIn = (input: Locator): Promise<string> =>
  input.evaluateAll(([first]) => (first as HTMLInputElement | undefined)?.value ?? '')

/** Presses what is there of several ways, the first of them; false: none is. */
export async function pressOneOf(...ways: Locator[]): Promise<boolean> {
  for (const way of ways) if ((await isShown(way)) && (await press(way))) return true
  return false
}

/** False: it has gone meanwhile, since the page went on by itself. */
const press = (way: Locator): Promise<boolean> =>
  way
    .first()
    .click({ timeout: 3000 })
    .then(
      () => true,
      () => false,
    )

/** Waits until one of several ways is there, and takes it. */
export async function pressWhenThere(first: Locator, ...others: Locator[]): Promise<void> {
  const any = others.reduce((all, one) => all.or(one), first)
  for (const end = performance.now() + 15_000; performance.now() < end; ) {
    await any.first().waitFor()
    if (await pressOneOf(first, ...others)) return
  }
  throw new Error('None of the ways on can be pressed')
}

/** Opens a page of the module; what an earlier trial has kept on the device is gone. */
export async function openAnew({ page, module }: Visit, path: string): Promise<void> {
  if (page.url().startsWith(module))
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  await page.goto(module + path)
}

/** The error screen's own way on, else the page is loaded again. */
export async function reloadOr(page: Page, stage: Stage): Promise<void> {
  const { reload } = en.trans.common.error_boundary
  if (!(await pressOneOf(button(stage, reload), button(stage, en.common.retry)))) await page.reload()
}
