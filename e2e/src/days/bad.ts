import type { Page } from 'playwright'
import { inject } from 'vitest'
import { words } from '../words.ts'

/** Whether a request is a call of the service, not its preflight. */
const isCall = (url: URL) => url.href.startsWith(inject('api')) && !url.pathname.startsWith('/static')

/** Counts the calls of a page, and breaks one of them. */
export interface Calls {
  count: number
  /** What the broken call was. Null: there were not so many. */
  broken: string | null
}

/**
 * Breaks the n-th call of a page, from 1: `refused` before it goes out, `lost` after the service has done it.
 */
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

/** Takes the connection away for a while; tells how often that was said on the page at once. */
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
