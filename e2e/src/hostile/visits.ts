import type { Frame, Page } from 'playwright'
import { expect, inject } from 'vitest'
import { moduleUrl } from '../browser.ts'

/** A page of the product that makes many calls before anybody acts. */
export interface Visit {
  name: string
  /** The account that signs in before the visit. Null: none. */
  account: { id: number; login: string } | null
  address: () => string
  /** Opens a part of the page, if the part exists. */
  open?: (page: Page) => Promise<void>
}

const search = '&from=ap-IST&to=ad-moda-caddesi-142'

/** Together these visits make every call that needs no booking. */
export const visits: readonly Visit[] = [
  { name: 'an offer list', account: null, address: () => moduleUrl(`?lang=en${search}`) },
  { name: 'a Russian list', account: null, address: () => moduleUrl(`?lang=ru${search}`) },
  { name: 'a partner’s landing', account: null, address: () => moduleUrl('?lang=en&partner=2001') },
  { name: 'a Spanish landing', account: null, address: () => moduleUrl('?lang=es&partner=2003') },
  { name: 'a rent', account: null, address: () => moduleUrl('/rent?lang=en&from=ap-IST') },
  {
    name: 'a promotion',
    account: null,
    address: () => moduleUrl(`?lang=en${search}`),
    async open(page) {
      await page.evaluate(() => localStorage.setItem('trans_open_promo', 'true'))
      await page.reload()
      await page
        .getByRole('dialog')
        .waitFor({ timeout: 6000 })
        .catch(() => {})
    },
  },
  {
    name: 'a company’s search',
    account: { id: 1010, login: 'policy.warn' },
    address: () => moduleUrl(`?lang=en${search}`),
  },
  {
    name: 'a buyer’s search',
    account: { id: 1001, login: 'anna.buyer' },
    address: () => moduleUrl(`?lang=en${search}`),
  },
  {
    name: 'the editor',
    account: { id: 3001, login: 'editor.alder' },
    address: () => moduleUrl('/edit?lang=en'),
  },
  { name: 'a partner’s frame', account: null, address: () => `${inject('partner')}/?lang=en` },
]

/** Signs in on the account’s own page, or signs out by clearing all stored data of the browser. */
export async function becomeVisitor(page: Page, account: Visit['account']): Promise<void> {
  await page.context().clearCookies()
  if (account === null) return
  await page.goto(`${inject('account')}/sign-in?lang=en`)
  await page.locator('#login').fill(`${account.login}@example.com`)
  await page.locator('#password').fill(`sandbox-${account.id}`)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/list/)
}

/**
 * The document of the module, which is the tab’s own or that of a frame. A frame’s document may load after the page.
 */
export async function moduleDocument(page: Page): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().startsWith(inject('module')))
  await expect.poll(() => find() !== undefined, { timeout: 15_000, message: page.url() }).toBe(true)
  return find()!
}
