import type { Page } from 'playwright'
import { inject } from 'vitest'

/** Sets an attribute of the only module element on the page. Null: removes the attribute. */
export const set = (page: Page, name: string, value: string | null): Promise<void> =>
  page.locator('wherry-module').evaluate(
    (module, [key, text]) => {
      if (text === null) module.removeAttribute(key)
      else module.setAttribute(key, text)
    },
    [name, value] as const,
  )

/**
 * Opens a page of the partner with HTML that the test gives.
 *
 * @param policy its Content-Security-Policy. @default none
 */
export async function openOwn(page: Page, html: string, policy?: string): Promise<void> {
  // The test fulfils the response itself, so it has no local address, and the page needs a permission to load the
  // module from this machine.
  await page.context().grantPermissions(['local-network-access'])
  await page.route(`${inject('partner')}/own`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: html.startsWith('<!doctype') ? html : `<!doctype html>${html}`,
      ...(policy && { headers: { 'content-security-policy': policy } }),
    }),
  )
  await page.goto(`${inject('partner')}/own`)
}

export const loader = `${new URL(inject('module')).origin}/embed/v1/loader.js`

/** The HTML of the airline’s module element. `rest` is added as further attributes. */
export const elementOf = (rest = ''): string =>
  `<wherry-module base-url="${inject('module')}" partner="2001" lang="en" ${rest}></wherry-module>`
