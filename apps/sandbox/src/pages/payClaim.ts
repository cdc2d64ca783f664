import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { isSecure } from '../auth/tokenCookie.ts'
import { payPageLife } from '../orders/payPage.ts'
import { randomHex } from '../randomHex.ts'
import type { PayPage, Store } from '../store/store.ts'

/** Name of the cookie, and of the hidden field for a browser without cookies. */
export const claimName = 'claim'

/**
 * Finds a page of the bank and binds it to the browser that opens it first, since the partner's page knows its address
 * too. Only a navigation opens it, not an image, a script or a prefetch of another page.
 * @param claimed value of the hidden field in the page's form
 * @returns null if there is no such page, it has ended, or it belongs to another browser
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
  // A partner's page can let a browser load the page ahead, apart from the cookies of the visit that follows.
  const purpose = context.req.header('Sec-Purpose') ?? context.req.header('Purpose')
  if (purpose?.startsWith('prefetch')) return null
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
