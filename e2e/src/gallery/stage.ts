import enEditor from '@wherry/booking/messages/en/editor'
import enLanding from '@wherry/booking/messages/en/landing'
import enLegal from '@wherry/booking/messages/en/legal'
import enLogin from '@wherry/booking/messages/en/login'
import enPromo from '@wherry/booking/messages/en/promo'
import enYacht from '@wherry/booking/messages/en/yacht'
import esEditor from '@wherry/booking/messages/es/editor'
import esLanding from '@wherry/booking/messages/es/landing'
import esLegal from '@wherry/booking/messages/es/legal'
import esLogin from '@wherry/booking/messages/es/login'
import esPromo from '@wherry/booking/messages/es/promo'
import ruEditor from '@wherry/booking/messages/ru/editor'
import ruLanding from '@wherry/booking/messages/ru/landing'
import ruLegal from '@wherry/booking/messages/ru/legal'
import ruLogin from '@wherry/booking/messages/ru/login'
import ruPromo from '@wherry/booking/messages/ru/promo'
import ruYacht from '@wherry/booking/messages/ru/yacht'
import { fromRight, lengthened, pseudoTags, rewritten } from '@wherry/booking/testing/pseudo.ts'
import type { Locator, Page } from 'playwright'
import { type Lang, words } from '../words.ts'

/** All texts by which the states are reached, in one table for each language. */
export const texts = {
  en: { ...words.en, ...enEditor, ...enLanding, ...enLegal, ...enLogin, ...enPromo, ...enYacht },
  ru: { ...words.ru, ...ruEditor, ...ruLanding, ...ruLegal, ...ruLogin, ...ruPromo, ...ruYacht },
  // Visitors who read Spanish see the yacht pages in English (YACHT-13).
  es: { ...words.es, ...esEditor, ...esLanding, ...esLegal, ...esLogin, ...esPromo, ...enYacht },
} satisfies Record<Lang, object>

/** The texts of a language, by which controls are found. */
export type Texts = (typeof texts)[Lang]

/**
 * A language of the module, or a pseudo-locale: one with longer texts, or one from right to left. The service answers a
 * pseudo-locale in English.
 */
export type Tongue = Lang | 'en-XA' | 'ar-XB'

/** The texts of a language or pseudo-locale. */
export function textsOf(tongue: Tongue): Texts {
  if (tongue === pseudoTags.long) return rewritten(texts.en, lengthened)
  if (tongue === pseudoTags.rtl) return rewritten(texts.en, fromRight)
  return texts[tongue]
}

/** The page on which a state is reached, with its languages and addresses. */
export interface Stage {
  readonly page: Page
  /** Language of the service’s answers. */
  readonly lang: Lang
  /** Texts of the page. */
  readonly t: Texts
  /** Address of the sandbox's API and of its account pages. */
  readonly api: string
  readonly account: string
  /** The module's address with a path and a query such as `from=ap-IST`; the language is added. */
  at(path?: string, query?: string): string
}

export const button = ({ page }: Stage, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })
export const heading = ({ page }: Stage, name: string | RegExp): Locator =>
  page.getByRole('heading', { name, exact: true })
/** The input with a label. Its name may contain more words, for example that the field is optional. */
export const field = ({ page }: Stage, name: string): Locator => page.getByRole('textbox', { name }).first()
export const place = ({ page, t }: Stage, side: 'from' | 'to'): Locator =>
  page.getByRole('combobox', { name: t.Finder[side], exact: true })

/** The button that opens the calendar or the list of a field. Its name contains the field’s label. */
export const openerOf = ({ page }: Stage, label: string): Locator =>
  page.locator('button[aria-haspopup="dialog"]').and(page.getByRole('button', { name: label }))

const at = (path: string) => (url: URL) => url.pathname.endsWith(path)

/** Leaves all calls of a path unanswered until `lift`. */
export async function hold({ page }: Stage, path: string): Promise<void> {
  await page.route(at(path), () => {})
}

/** Answers each call of a path with a status and a body until `lift`. */
export async function answer(
  { page }: Stage,
  path: string,
  status: number,
  json: unknown = {},
): Promise<void> {
  await page.route(at(path), (route) => route.fulfill({ status, json }))
}

/** Lets the service handle each call of a path but drops the answer, until `lift`. */
export async function lose({ page }: Stage, path: string, method: string): Promise<void> {
  await page.route(at(path), async (route) => {
    if (route.request().method() !== method) return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
}

/** Breaks the connection of each call of a path, until `lift`. */
export async function cut({ page }: Stage, path: string): Promise<void> {
  await page.route(at(path), (route) => route.abort('connectionrefused'))
}

/** Changes the answer to each call of a path, until `lift`. */
export async function change({ page }: Stage, path: string, how: (body: never) => unknown): Promise<void> {
  await page.route(at(path), async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: how((await response.json()) as never) })
  })
}

/** Ends all changes to the service’s answers. */
export const lift = ({ page }: Stage): Promise<void> => page.unrouteAll({ behavior: 'ignoreErrors' })

/** Waits until a text is visible on the page. */
export const said = ({ page }: Stage, text: string | RegExp): Promise<void> =>
  page.getByText(text).filter({ visible: true }).first().waitFor()

export const go = async ({ page, ...stage }: Stage, path: string, query?: string): Promise<void> => {
  try {
    await page.goto(stage.at(path, query))
  } catch (error) {
    // The state before may end with a page that reloads itself once the connection is back (SHELL-21).
    if (!/ERR_ABORTED|interrupted by another navigation/.test(String(error))) throw error
    await page.goto(stage.at(path, query))
  }
}

export const dialog = ({ page }: Stage): Locator => page.getByRole('dialog')
