import enLogin from '@wherry/booking/messages/en/login'
import ruLogin from '@wherry/booking/messages/ru/login'
import type { Page } from 'playwright'
import { inject } from 'vitest'
import { moduleUrl } from './browser.ts'
import { words } from './words.ts'

const accountOf = (id: number, name: string) => ({
  id,
  login: `${name}@example.com`,
  password: `sandbox-${id}`,
})

/** Customers of the sandbox. */
export const account = {
  buyer: accountOf(1001, 'anna.buyer'),
  card: accountOf(1002, 'card.only'),
  fan: accountOf(1016, 'marketplace.fan'),
  policy: accountOf(1010, 'policy.warn'),
  rupees: accountOf(1012, 'rupee.prices'),
  partner: accountOf(3001, 'editor.alder'),
  partnerPolicy: accountOf(3005, 'partner.policy'),
  partnerRupees: accountOf(3006, 'partner.rupees'),
  refused: accountOf(4030, 'no.access'),
}

/** A call that a page has made. */
export interface Call {
  readonly url: URL
  readonly method: string
  readonly bearer: string | null
  /** Status of the answer. Null: not answered yet. */
  status: number | null
}

/** Follows the requests of all pages in a page’s context. */
export function watchCalls(page: Page) {
  const all: Call[] = []
  page.context().on('request', (request) => {
    const bearer = request.headers()['authorization']?.replace('Bearer ', '') ?? null
    const call: Call = { url: new URL(request.url()), method: request.method(), bearer, status: null }
    all.push(call)
    void request
      .response()
      .then((response) => {
        call.status = response?.status() ?? null
      })
      .catch(() => {})
  })
  const calls = () => all.filter(({ method }) => method !== 'OPTIONS')
  return {
    get all() {
      return calls()
    },
    urls: () => calls().map(({ url }) => url.href),
    paths: (end: string) => calls().filter(({ url }) => url.pathname.endsWith(end)),
    refused: () => calls().filter(({ status }) => status === 401),
  }
}

/** Opens the sign-in from the head of the page. */
export async function openSignIn(page: Page, lang: 'en' | 'ru', query = ''): Promise<void> {
  await page.goto(moduleUrl(`?lang=${lang}${query}`))
  await page.getByRole('banner').getByRole('button', { name: words[lang].shell.signIn }).click()
  await page.getByRole('dialog').waitFor()
}

/** Enters a login and a password into the open sign-in, and submits them. */
export async function enterAccount(page: Page, login: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  const name = new RegExp(`^(${enLogin.login.password}|${ruLogin.login.password})$`)
  await dialog.getByRole('textbox').first().fill(login)
  await dialog.getByLabel(name).fill(password)
  await dialog.getByLabel(name).press('Enter')
}

/** Ends the session of a page’s cookie in the service only. The browser keeps its cookie. */
export async function expireSession(page: Page): Promise<void> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'token_ng')
  await fetch(`${inject('api')}/profile/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${cookie?.value}` },
  })
}

/** All texts that a page has stored, without the cookie of the token. */
export function storedTexts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const cookies = document.cookie.split('; ').filter((pair) => !pair.startsWith('token_ng='))
    return [JSON.stringify(localStorage), JSON.stringify(sessionStorage), ...cookies].join('\n')
  })
}
