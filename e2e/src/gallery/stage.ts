import enEditor from '@wherry/booking/messages/en/editor.ts'
import enLanding from '@wherry/booking/messages/en/landing.ts'
import enLegal from '@wherry/booking/messages/en/legal.ts'
import enLogin from '@wherry/booking/messages/en/login.ts'
import enPromo from '@wherry/booking/messages/en/promo.ts'
import enYacht from '@wherry/booking/messages/en/yacht.ts'
import esEditor from '@wherry/booking/messages/es/editor.ts'
import esLanding from '@wherry/booking/messages/es/landing.ts'
import esLegal from '@wherry/booking/messages/es/legal.ts'
import esLogin from '@wherry/booking/messages/es/login.ts'
import esPromo from '@wherry/booking/messages/es/promo.ts'
import ruEditor from '@wherry/booking/messages/ru/editor.ts'
import ruLanding from '@wherry/booking/messages/ru/landing.ts'
import ruLegal from '@wherry/booking/messages/ru/legal.ts'
import ruLogin from '@wherry/booking/messages/ru/login.ts'
import ruPromo from '@wherry/booking/messages/ru/promo.ts'
import ruYacht from '@wherry/booking/messages/ru/yacht.ts'
import { fromRight, lengthened, pseudoTags, rewritten } from '@wherry/booking/testing/pseudo.ts'
import type { Locator, Page } from 'playwright'
import { type Lang, words } from '../words.ts'

/** All texts that the states are reached by, in one table a language. */
export const texts = {
  en: { ...words.en, ...enEditor, ...enLanding, ...enLegal, ...enLogin, ...enPromo, ...enYacht },
  ru: { ...words.ru, ...ruEditor, ...ruLanding, ...ruLegal, ...ruLogin, ...ruPromo, ...ruYacht },
  // Visitors who read Spanish see the yacht pages in English (YACHT-13).
  es: { ...words.es, ...esEditor, ...esLanding, ...esLegal, ...esLogin, ...esPromo, ...enYacht },
} satisfies Record<Lang, object>

/** The texts of a language: what is sought by a text is sought by these. */
export type Texts = (typeof texts)[Lang]

/** A language of the module, or one that nobody speaks: longer, or from right to left; the service is asked in English. */
export type Tongue = Lang | 'en-XA' | 'ar-XB'

/** The texts of a tongue. */
export function textsOf(tongue: Tongue): Texts {
  if (tongue === pseudoTags.long) return rewritten(texts.en, lengthened)
  if (tongue === pseudoTags.rtl) return rewritten(texts.en, fromRight)
  return texts[tongue]
}

/** Whose rides, and which words: what a state is reached on. */
export interface Stage {
  readonly page: Page
  /** What the service answers in. */
  readonly lang: Lang
  /** What the page is written in. */
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
/** The input of a label; what more the name may say, that it is optional for one, is left open. */
export const field = ({ page }: Stage, name: string): Locator => page.getByRole('textbox', { name }).first()
export const place = ({ page, t }: Stage, side: 'from' | 'to'): Locator =>
  page.getByRole('combobox', { name: t.Finder[side], exact: true })

/** What opens the calendar of a date, or the list of anything else that has a label: its name holds the label. */
export const openerOf = ({ page }: Stage, label: string): Locator =>
  page.locator('button[aria-haspopup="dialog"]').and(page.getByRole('button', { name: label }))

const at = (path: string) => (url: URL) => url.pathname.endsWith(path)

/** Lets no call of a path be answered, until `lift`. */
export async function hold({ page }: Stage, path: string): Promise<void> {
  await page.route(at(path), () => {})
}

/** Answers each call of a path with a status and a body, until `lift`. */
export async function answer(
  { page }: Stage,
  path: string,
  status: number,
  json: unknown = {},
): Promise<void> {
  await page.route(at(path), (route) => route.fulfill({ status, json }))
}

/** Carries each call of a path out and loses its answer, until `lift`. */
export async function lose({ page }: Stage, path: string, method: string): Promise<void> {
  await page.route(at(path), async (route) => {
    if (route.request().method() !== method) return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
}

/** Cuts each call of a path off, until `lift`. */
export async function cut({ page }: Stage, path: string): Promise<void> {
  await page.route(at(path), (route) => route.abort('connectionrefused'))
}

/** Changes the answer of each call of a path, until `lift`. */
export async function change({ page }: Stage, path: string, how: (body: never) => unknown): Promise<void> {
  await page.route(at(path), async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: how((await response.json()) as never) })
  })
}

/** From now on the service answers as it does. */
export const lift = ({ page }: Stage): Promise<void> => page.unrouteAll({ behavior: 'ignoreErrors' })

/** Waits until a text stands on the page for the eye. */
export const said = ({ page }: Stage, text: string | RegExp): Promise<void> =>
  page.getByText(text).filter({ visible: true }).first().waitFor()

export const go = async ({ page, ...stage }: Stage, path: string, query?: string): Promise<void> => {
  try {
    await page.goto(stage.at(path, query))
  } catch (error) {
    // The state before it may end with a page that loads itself anew once the connection is back (SHELL-21).
    if (!/ERR_ABORTED|interrupted by another navigation/.test(String(error))) throw error
    await page.goto(stage.at(path, query))
  }
}

export const dialog = ({ page }: Stage): Locator => page.getByRole('dialog')
