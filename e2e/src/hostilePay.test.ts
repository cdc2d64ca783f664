import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { withChromium } from './browser.ts'
import { elementOf, loader, openOwn } from './embedOwn.ts'
import { eventOf, fillIn, listenTo, payByCard } from './embedStage.ts'
import { words } from './words.ts'

const chromium = withChromium()
const { approval, Finder } = words.en

/** Opens a partner's page with a script of its own, and books up to the payment. @returns the payment's address */
async function payUnder(page: Page, script: string): Promise<string> {
  const log = await listenTo(page)
  await openOwn(
    page,
    `<script>${script}</script><script src="${loader}"></script>${elementOf('from="ap-IST"')}`,
  )
  const frame = page.frameLocator('iframe')
  await frame.getByRole('combobox', { name: Finder.to, exact: true }).waitFor()
  await fillIn(frame)
  await payByCard(frame)
  return String((await eventOf(log, 'redirect'))['url'])
}

describe('SEC-06 a partner’s page that opens the payment’s address before its visitor does', () => {
  it('by a window of its own: the visitor’s browser is the one, and the visitor pays', async () => {
    const page = await chromium.open()
    const popup = page.waitForEvent('popup')
    await payUnder(
      page,
      `addEventListener('wherry:redirect', (event) => {
        event.preventDefault()
        window.first = open(event.detail.url)
        window.read = () => { try { return first.location.href + first.document.body.textContent } catch (error) { return error.name } }
      })`,
    )
    const first = await popup
    await first.locator('button[value=pay]').waitFor()
    expect(await page.evaluate(() => (window as never as { read(): string }).read())).toBe('SecurityError')
    const own = await page.context().newPage()
    await own.goto(first.url())
    await own.locator('button[value=pay]').click()
    await own.getByRole('heading', { level: 1, name: approval.paid }).waitFor()
  })

  it('by a program elsewhere: nothing is paid, the visitor reads that there is no such payment, and can ask anew', async () => {
    const page = await chromium.open()
    const url = await payUnder(page, `addEventListener('wherry:redirect', (event) => event.preventDefault())`)
    const stolen = await (await fetch(url)).text()
    expect(stolen).toContain('name="claim"')
    // The bank's page has neither the passenger's data nor the key of the order.
    const order = await lastOrder()
    for (const secret of order.secrets) expect(stolen).not.toContain(secret)

    const answer = await page.goto(url)
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: 'No such payment' }).waitFor()
    expect((await lastOrder()).status).toBe('pending')
    const again = await fetch(`${inject('api')}/v4/orders/pay-url?${order.query}`)
    const told = await again.text()
    expect(again.status, told).toBe(200)
    const { result } = JSON.parse(told) as { result: { url: string } }
    expect(result.url).not.toBe(url)
    await page.goto(result.url)
    await page.locator('button[value=pay]').click()
    await page.getByRole('heading', { level: 1, name: approval.paid }).waitFor()
  })
})

interface Known {
  /** Names it in a call. */
  query: string
  status: string
  secrets: string[]
}

/** The newest order of the service. */
async function lastOrder(): Promise<Known> {
  const all: { transaction: string; guest_key?: string }[] = await (
    await fetch(`${inject('api')}/__orders`)
  ).json()
  const last = all.at(-1)
  if (!last) throw new Error('There is no order')
  const query = `transaction=${last.transaction}&module_type=booking&lang=en&currency=EUR`
  const { result } = await (await fetch(`${inject('api')}/v4/orders/trips?${query}`)).json()
  const secrets = [last.transaction, last.guest_key ?? last.transaction, '+44', 'mary@example.com']
  return { query, status: result.orders[0].payment_status, secrets }
}

describe('SEC-06 a cookie of the module', () => {
  it('is neither read nor set by a page of another name of this machine, nor by the frame around it', async () => {
    const page = await chromium.open()
    const origins = [inject('partner'), inject('hostile')]
    await page.goto(`${inject('module')}?lang=en`)
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the module sets it so
      document.cookie = 'token_ng=ours; Path=/; SameSite=Lax; Secure'
    })
    for (const origin of origins) {
      await page.goto(`${origin}/?lang=en`)
      expect(await page.evaluate(() => document.cookie)).not.toContain('ours')
      await page.evaluate(() => {
        for (const domain of ['', '; Domain=localhost', `; Domain=${location.hostname}`]) {
          // biome-ignore lint/suspicious/noDocumentCookie: what a hostile page would do is what is tried
          document.cookie = `token_ng=theirs; Path=/${domain}`
        }
      })
    }
    // The control: another port of the same host shares the cookie, as the account's pages must.
    await page.goto(`${inject('start')}/?lang=en`)
    expect(await page.evaluate(() => document.cookie)).toContain('token_ng=ours')
    await page.goto(`${inject('module')}?lang=en`)
    expect(await page.evaluate(() => document.cookie)).toContain('token_ng=ours')
    expect(await page.evaluate(() => document.cookie)).not.toContain('theirs')
  })
})
