import type { Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { moduleUrl, withChromium } from './browser.ts'
import { partnerUrl } from './embedStage.ts'
import { openFinder } from './steps.ts'

const chromium = withChromium()
const search = 'from=ap-IST&to=ad-moda-caddesi-142'

/** Requests that a page could have named beforehand, each with its initiator: markup or script. */
async function readsOf(page: Page, go: () => Promise<unknown>): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const reads: string[] = []
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const { origin, pathname } = new URL(request.url)
    if (
      origin === inject('api') &&
      /\/(places\/[^/]+|booking-module-settings\/\d+|frame-user-settings\/\d+)$/.test(pathname)
    )
      reads.push(`${initiator.type} ${pathname}`)
  })
  await go()
  await page.waitForLoadState('networkidle')
  await session.detach()
  return reads.sort()
}

it.each(['lang=en', 'lang=ru', 'lang=es&currency=usd', 'lang=en&utm_source=x'])(
  'PLACE-10 the places of an address are asked for by the page itself, and once: %s',
  async (query) => {
    const page = await chromium.open()
    const url = moduleUrl(`?${query}&${search}`)
    expect(await readsOf(page, () => page.goto(url, { waitUntil: 'networkidle' }))).toEqual([
      'parser /v4/places/ad-moda-caddesi-142',
      'parser /v4/places/ap-IST',
    ])
  },
)

it.each(['', '&currency=GBP'])(
  'LAND-01 a partner’s look comes beside the script, and once: %s',
  async (query) => {
    const page = await chromium.open()
    const url = moduleUrl(`?lang=en&partner=2001${query}`)
    expect(await readsOf(page, () => page.goto(url, { waitUntil: 'networkidle' }))).toEqual([
      'parser /v4/partners/booking-module-settings/2001',
    ])
  },
)

it('EMBED-01 what a frame reads first is named by its page, as a frame asks', async () => {
  const page = await chromium.open()
  expect(await readsOf(page, () => page.goto(partnerUrl('/element'), { waitUntil: 'networkidle' }))).toEqual([
    'parser /v1/partners/booking-module-settings/2001',
    'parser /v1/partners/frame-user-settings/2001',
    'parser /v1/places/ap-IST',
  ])
})

it('SEC-06 of who is signed in, or of a name that is no id, nothing is named', async () => {
  const page = await chromium.open()
  await openFinder(page, 'en')
  await page.context().addCookies([{ name: 'token_ng', value: 'ended', url: inject('module') }])
  const own = await readsOf(page, () =>
    page.goto(moduleUrl(`?lang=en&${search}`), { waitUntil: 'networkidle' }),
  )
  expect(own.filter((read) => read.startsWith('parser'))).toEqual([])
  await page.context().clearCookies()
  const strange = encodeURIComponent('"><img src=x>')
  const none = await readsOf(page, () =>
    page.goto(moduleUrl(`?lang=en&from=${strange}`), { waitUntil: 'networkidle' }),
  )
  expect(none.filter((read) => read.startsWith('parser'))).toEqual([])
})
