import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { isSecure } from '../auth/tokenCookie.ts'
import { payPageLife } from '../orders/payPage.ts'
import { randomHex } from '../randomHex.ts'
import type { PayPage, Store } from '../store/store.ts'

/** The cookie's name, and that of the hidden field for a browser that takes none. */
export const claimName = 'claim'

/**
 * Finds a page of the bank for the browser that has opened it first, and makes it that browser's: its address was heard by
 * the partner's page. Whatever is not a visit of the page, as a picture or a call of another page's script, opens none.
 * @param claimed what the page's own form sends along
 * @returns null: there is no such page, it is over, or it is another browser's
 */
export function claimedPage(
  context: Context,
  claimed: unknown,
  { store, now }: { store: Pick<Store, 'payPage' | 'setPayPage'>; now: number },
): PayPage | null {
  const page = store.payPage(context.req.param('key') ?? '')
  const destination = context.req.header('Sec-Fetch-Dest')
  if (page === null || now >= page.until) return null
  if (destination !== undefined && destination !== 'document') return null
  if (page.claim !== null)
    return getCookie(context, claimName) === page.claim || claimed === page.claim ? page : null
  const own = { ...page, claim: randomHex(16) }
  store.setPayPage(own, now)
  setCookie(context, claimName, own.claim, {
    path: `/${page.key}`,
    maxAge: payPageLife / 1000,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(context),
  })
  return own
}
