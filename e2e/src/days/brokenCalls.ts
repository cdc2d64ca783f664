import type { Page } from 'playwright'
import { inject } from 'vitest'
import { words } from '../words.ts'

/** True if an address is that of a call of the service. */
const isCall = (url: URL) => url.href.startsWith(inject('api')) && !url.pathname.startsWith('/static')

/** Facts about the calls that a page made while one of them was broken. */
export interface Calls {
  count: number
  /** Method and path of the broken call. Null: the page made fewer calls than that. */
  broken: string | null
}

/** Breaks the n-th call of a page, from 1: `refused` before it is sent, `lost` after the service has handled it. */
export async function breakNth(page: Page, nth: number, how: 'refused' | 'lost'): Promise<Calls> {
  const calls: Calls = { count: 0, broken: null }
  await page.route(isCall, async (route) => {
    const request = route.request()
    if (request.method() === 'OPTIONS') return route.fallback()
    calls.count += 1
    if (calls.count !== nth) return route.fallback()
    calls.broken = `${request.method()} ${new URL(request.url()).pathname}`
    if (how === 'lost') await route.fetch().catch(() => {})
    await route.abort('connectionreset').catch(() => {})
  })
  return calls
}

/** Cuts the connection for a while. `end` returns how many messages about it the page showed at the same time. */
export async function goOffline(page: Page, milliseconds: number): Promise<{ end: Promise<number> }> {
  await page.context().setOffline(true)
  const said = page.locator('b').getByText(words.en.shell.offline, { exact: true })
  const back = async () => {
    await said
      .first()
      .waitFor({ timeout: 5_000 })
      .catch(() => {})
    const times = await said.count()
    await page.waitForTimeout(milliseconds)
    await page.context().setOffline(false)
    return times
  }
  return { end: back() }
}
