import editorWords from '@wherry/booking/messages/en/editor'
import pointWords from '@wherry/booking/messages/en/sellingPoints'
import type { Page } from 'playwright'
import { afterEach, expect, inject } from 'vitest'
import { moduleUrl, type Visit, type withChromium } from './browser.ts'
import { words } from './words.ts'

/** Texts of the editor. */
export const { editor, USP } = editorWords
export const { usp } = pointWords

/* Partners and their accounts in the sandbox. Lantern has no settings. */
export const alder = { partner: 2001, id: 3001, login: 'editor.alder' } as const
export const birch = { partner: 2003, id: 3002, login: 'editor.birch' } as const
export const lantern = { partner: 2004, id: 3003, login: 'editor.lantern' } as const
export const bramble = { partner: 2005, id: 3004, login: 'editor.bramble' } as const

/** An account that signs in. */
export interface Account {
  id: number
  login: string
}

type Stored = Record<string, unknown>
const settingsUrl = (partner: number) => `${inject('api')}/v4/partners/booking-module-settings/${partner}`

/** The stored settings of a partner, and their ETag. */
export async function storedOf(partner: number): Promise<{ result: Stored; etag: string }> {
  const answer = await fetch(`${settingsUrl(partner)}?module_type=booking&lang=en&currency=EUR`)
  const { result } = (await answer.json()) as { result: Stored }
  return { result, etag: answer.headers.get('etag') ?? '' }
}

/** Signs in on the account’s own page. */
export async function signIn(page: Page, { login, id }: Account): Promise<void> {
  await page.goto(`${inject('account')}/sign-in?lang=en`)
  await page.locator('#login').fill(`${login}@example.com`)
  await page.locator('#password').fill(`sandbox-${id}`)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/list/)
}

/** Saves settings with the partner’s session, without the editor. */
export async function saveStored(page: Page, body: Stored): Promise<void> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'token_ng')?.value
  const answer = await fetch(
    `${settingsUrl(0).replace(/\/0$/, '')}?module_type=booking&lang=en&currency=EUR`,
    {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  )
  expect(answer.status).toBe(200)
}

export const title = (page: Page) => page.getByRole('heading', { level: 1, name: editor.title })
export const form = (page: Page) => page.getByRole('region', { name: editor.form })
export const preview = (page: Page) => page.getByRole('region', { name: editor.preview.title })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const headline = (page: Page) => form(page).getByRole('textbox', { name: editor.texts.header })
export const saved = (page: Page) => page.getByText(editor.saved, { exact: true }).waitFor()
export const shows = (page: Page, text: string) =>
  page.getByRole('heading', { level: 2, name: text, exact: true }).first().waitFor()

const lookFields =
  /^(theme|main_color|usp_\w+|mobile_app_info|show_(benefits|reviews)_block|(header|top_description|bottom_description)_(ru|en))$/

/** The part of the stored settings that the editor sends (API-28). */
export function lookOf(stored: Stored): Stored {
  return Object.fromEntries(Object.entries(stored).filter(([name]) => lookFields.test(name)))
}

/** The accent colour of the module’s main action. Empty: the module is not on the page. */
export const accentOf = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('.wherry-root')
    return root ? getComputedStyle(root).getPropertyValue('--wherry-accent-solid').trim() : ''
  })

/** Functions of a test file that open the editor and restore its changes. */
export interface Editors {
  /** Functions that run after the test and restore its changes: the other journeys share the service. */
  readonly mended: (() => Promise<void>)[]
  /** Opens a partner’s editor at its first page. The stored settings are restored after the test. */
  openEditor(account: Account & { partner: number }, visit?: Visit): Promise<Page>
  /** Opens a page of the partner as a customer who is not signed in. */
  openCustomer(partner: number): Promise<Page>
}

/** @param chromium the browser of the test file */
export function withEditors(chromium: ReturnType<typeof withChromium>): Editors {
  const mended: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const mend of mended.splice(0)) await mend()
  })
  return {
    mended,
    async openEditor(account: Account & { partner: number }, visit?: Visit): Promise<Page> {
      const page = await chromium.open(visit)
      await signIn(page, account)
      const { result } = await storedOf(account.partner)
      mended.push(() => saveStored(page, lookOf(result)))
      await page.goto(moduleUrl('?lang=en'))
      await title(page).waitFor()
      await preview(page).getByRole('combobox', { name: words.en.Finder.from, exact: true }).waitFor()
      return page
    },
    async openCustomer(partner: number): Promise<Page> {
      const page = await chromium.open()
      await page.goto(moduleUrl(`?lang=en&partner=${partner}`))
      await page.getByRole('combobox', { name: words.en.Finder.from, exact: true }).waitFor()
      return page
    },
  }
}
