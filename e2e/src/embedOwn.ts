import type { Page } from 'playwright'
import { inject } from 'vitest'

/** Sets an attribute of the page's only module; null takes it away. */
export const set = (page: Page, name: string, value: string | null): Promise<void> =>
  page.locator('wherry-module').evaluate(
    (module, [key, text]) => {
      if (text === null) module.removeAttribute(key)
      else module.setAttribute(key, text)
    },
    [name, value] as const,
  )

/**
 * A page of the partner's own making, at the partner's origin.
 *
 * @param policy its Content-Security-Policy. @default none
 */
export async function openOwn(page: Page, html: string, policy?: string): Promise<void> {
  // What a test answers itself comes from no address of this machine.
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

/** The element of the airline's module, with more attributes as they are written. */
export const elementOf = (rest = ''): string =>
  `<wherry-module base-url="${inject('module')}" partner="2001" lang="en" ${rest}></wherry-module>`
