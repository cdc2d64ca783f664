import { cancelled as texts } from '@wherry/booking/messages/en/order/cancelled'
import type { Locator, Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { photo, withChromium } from './browser.ts'
import { bookInCash, eventOf, listenTo, moduleFrame, openWithModule } from './embedStage.ts'
import { bookRide, patient, signIn } from './steps.ts'
import { words } from './words.ts'

const chromium = withChromium()
const { cancelled } = texts

/** Opens a page on another device: a phone whose browser runs no script. */
async function withoutScript(page: Page): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
  if (!context) throw new Error('No browser')
  return context.newPage()
}

/** A person comes back to the tab. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

const linkIn = async (link: Locator): Promise<string> => (await link.getAttribute('href')) ?? ''

it('SHELL-12 REL-01 a guest cancels by their own link, without script; the confirmation says so at once and after a reload', async () => {
  const page = await chromium.open({ width: 360 })
  await bookRide(page)
  const link = await linkIn(page.getByRole('link', { name: cancelled.open }))
  expect(link).toMatch(new RegExp(`^${inject('account')}/orders/[0-9a-f]{32}\\?lang=en$`))
  expect(link).not.toContain(new URL(page.url()).pathname.split('/').at(-1))

  const account = await withoutScript(page)
  await account.goto(link)
  await photo(account, 'order-guest-360')
  await account.getByRole('link', { name: /^Cancel: W-/ }).click()
  await account.getByText('It costs nothing.').waitFor()
  await photo(account, 'order-ask-360')
  const asking = account.url()
  await account.getByRole('button', { name: 'Cancel the ride' }).click()
  await account.locator('dd').getByText('Nothing is to be paid.').waitFor()
  await photo(account, 'order-cancelled-360')
  const isWide = () => account.locator('html').evaluate((html) => html.scrollWidth > html.clientWidth)
  expect(await isWide()).toBe(false)
  // The address of the question leads to what came of it.
  await account.goto(asking)
  expect(new URL(account.url()).pathname).toBe(new URL(link).pathname)

  await lookAgain(page)
  await page.getByRole('heading', { level: 1, name: cancelled.title }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: cancelled.title }).waitFor()
  await page.getByText(cancelled.nothing).waitFor()
  await photo(page, 'approval-cancelled-360')
  await account.context().close()
})

it('SHELL-14 an account cancels in its list', async () => {
  const page = await chromium.open()
  await signIn(page)
  await bookRide(page)
  expect(await page.getByRole('link', { name: cancelled.open }).count()).toBe(0)
  const approval = page.url()
  await page.getByRole('link', { name: words.en.approval.rides }).click()
  const row = page.locator('li[aria-current]')
  await row.getByRole('link', { name: /^Cancel: W-/ }).click()
  await page.getByRole('button', { name: 'Cancel the ride' }).click()
  await page.locator('dd').getByText('Nothing is to be paid.').waitFor()
  await page.getByRole('link', { name: 'All rides' }).click()
  await page.locator('li').first().getByText('Cancelled', { exact: true }).waitFor()
  await photo(page, 'rides-cancelled-1280')
  await page.goto(approval)
  await page.getByRole('heading', { level: 1, name: cancelled.title }).waitFor()
})

it('SEC-06 EMBED-06 a partner’s page is told nothing that cancels: no message, no referrer, no call of a transaction has the key', async () => {
  const page = await chromium.open()
  const log = await listenTo(page)
  const frame = await openWithModule(page, '/element')
  await bookInCash(frame)
  await eventOf(log, 'booked')
  const transaction = new URL((await moduleFrame(page)).url()).pathname.split('/').at(-1)
  expect(transaction).toMatch(/^[0-9a-f]{32}$/)
  const own = frame.getByRole('link', { name: cancelled.open })
  await expect.poll(() => own.count(), patient).toBe(1)
  const link = await linkIn(own)
  const key = new URL(link).pathname.split('/').at(-1) ?? ''
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  const answered = await page.request.get(
    `${inject('api')}/v4/orders/trips?transaction=${transaction}&module_type=frame&lang=en&currency=EUR`,
  )
  expect(answered.status()).toBe(200)
  expect(await answered.text()).not.toContain(key)
  expect(JSON.stringify([log.messages, log.events])).not.toContain(key)

  const referrers: (string | undefined)[] = []
  const popup = page.context().waitForEvent('page')
  page.context().on('request', (request) => {
    if (request.url().startsWith(inject('account'))) referrers.push(request.headers()['referer'])
  })
  await own.click()
  const account = await popup
  await account.getByRole('link', { name: /^Cancel: W-/ }).click()
  await account.getByRole('button', { name: 'Cancel the ride' }).click()
  await account.locator('dd').getByText('Nothing is to be paid.').waitFor()
  expect(referrers.length).toBeGreaterThan(2)
  // A sheet names itself to its fonts; nothing names the page of the order or of the confirmation.
  expect(referrers.filter((one) => one?.includes(key) || one?.includes(String(transaction)))).toEqual([])
  await account.getByRole('link', { name: 'The confirmation' }).click()
  await account.getByRole('heading', { level: 1, name: cancelled.title }).waitFor()
  expect(await account.evaluate(() => document.referrer)).toBe('')
})
