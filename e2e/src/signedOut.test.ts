import en from '@wherry/booking/messages/en/login'
import type { Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { moduleUrl, withChromium } from './browser.ts'
import { account, enterAccount, openSignIn, storedTexts, watchCalls } from './signInSteps.ts'
import {
  chooseFirstOffer,
  expectPath,
  expectValue,
  fillFlight,
  fillPassenger,
  passenger,
  patient,
} from './steps.ts'
import { pattern, words } from './words.ts'

const chromium = withChromium()
const { login } = en
const route = '?lang=en&from=ap-IST&to=ad-moda-caddesi-142'
const head = (page: Page) => page.getByRole('banner')

/** A page with a booking form that somebody has filled in, as far as its passenger. */
async function fillForm(page: Page, query = route): Promise<void> {
  await page.goto(moduleUrl(query))
  await chooseFirstOffer(page, 'en')
  await fillFlight(page, 'en')
  await fillPassenger(page, 'en')
  const digits = passenger.en.phone.replace(/\D/g, '')
  await expect
    .poll(async () => (await storedTexts(page)).replace(/\D/g, '').includes(digits), patient)
    .toBe(true)
}

/** Personal data on a page: stored, or on the screen. */
async function tracesOf(page: Page): Promise<string[]> {
  const { name, phone, email } = passenger.en
  const values = await page
    .locator('input')
    .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value).join('\n'))
  const all = `${await storedTexts(page)}\n${values}\n${await page.locator('body').textContent()}`
  const digits = all.replace(/[\s()+-]/g, '')
  return [name, email, account.fan.login]
    .filter((one) => all.includes(one))
    .concat(digits.includes(phone.replace(/\D/g, '')) ? [phone] : [])
}

it('AUTH-07 SEC-04 signing out takes the session, the cookie and all that is kept of the person, in every tab', async () => {
  const page = await chromium.open()
  await openSignIn(page, 'en')
  await enterAccount(page, account.fan.login, account.fan.password)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await fillForm(page)
  const other = await page.context().newPage()
  other.setDefaultTimeout(15_000)
  // Data on another partner's page is stored separately, and belongs to this person as well.
  await fillForm(other, `${route}&partner=2001`)
  // The control: the data is there before.
  const { name, email, phone } = passenger.en
  for (const one of [page, other])
    expect(await tracesOf(one)).toEqual(expect.arrayContaining([name, email, phone]))
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'token_ng')

  const calls = watchCalls(page)
  await head(page).getByRole('button', { name: words.en.shell.account }).click()
  const dialog = page.getByRole('dialog', { name: login.account })
  // The masked address is enough to recognise the account, but does not reveal it.
  await dialog.getByText('ma…@example.com').waitFor()
  await dialog.getByRole('button', { name: login.signOut }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(login.out, { exact: true }).waitFor()
  expect(
    calls.paths('/profile/logout').map(({ method, status, url }) => [method, status, url.origin]),
  ).toEqual([['POST', 200, new URL(inject('module')).origin]])
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token_ng')
  await expectPath(page, '/transfer')
  await expect.poll(() => tracesOf(page), patient).toEqual([])
  const answer = await fetch(`${inject('api')}/v4/partners/get-setting-user?lang=en`, {
    headers: { authorization: `Bearer ${cookie?.value}` },
  })
  expect(answer.status).toBe(401)

  // The other tab notices the sign-out when the person returns to it.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await head(other).getByRole('button', { name: words.en.shell.signIn }).waitFor()
  await expectPath(other, '/transfer')
  await expect.poll(() => tracesOf(other), patient).toEqual([])
  await other.goto(moduleUrl('/prices?lang=en'))
  await expectPath(other, '/transfer')
  expect(await tracesOf(other)).toEqual([])
})

it('AUTH-04 AUTH-08 with cookies blocked the token is in memory, and the booking goes on', async () => {
  const page = await chromium.open()
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
  })
  const calls = watchCalls(page)
  await page.goto(moduleUrl(route))
  await chooseFirstOffer(page, 'en')
  await fillFlight(page, 'en')
  await fillPassenger(page, 'en')
  await head(page).getByRole('button', { name: words.en.shell.signIn }).click()
  await enterAccount(page, account.fan.login, account.fan.password)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.context().cookies()).toEqual([])
  await head(page).getByRole('button', { name: words.en.shell.account }).waitFor()
  await expectValue(page, words.en.booking.passengers.name, passenger.en.name)
  await page.getByRole('button', { name: words.en.booking.pay.cash }).last().click()
  await page.getByRole('heading', { level: 1, name: words.en.approval.booked }).waitFor()
  const order = calls.all.find(({ method, url }) => method === 'POST' && url.pathname.endsWith('/v4/orders'))
  expect(order?.bearer).toMatch(/^[0-9a-f]{32,}$/)
  expect((await storedTexts(page)).includes(order?.bearer ?? '-')).toBe(false)
  expect(calls.urls().filter((url) => url.includes(order?.bearer ?? '-'))).toEqual([])
})

it('BOOK-46 AUTH-06 an order that the service gives to another account is not paid, its owner may sign in', async () => {
  const page = await chromium.open()
  const { booking, change } = words.en
  await openSignIn(page, 'en')
  await enterAccount(page, account.fan.login, account.fan.password)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.route(/\/v4\/orders\?/, async (one) => {
    const response = await one.fetch()
    const body = await response.json()
    for (const ride of body.result) ride.user_id = account.buyer.id
    await one.fulfill({ response, json: body })
  })
  const calls = watchCalls(page)
  await page.goto(moduleUrl(route))
  await chooseFirstOffer(page, 'en')
  await fillFlight(page, 'en')
  await fillPassenger(page, 'en')
  await page
    .getByRole('button', { name: pattern(booking.pay.card) })
    .last()
    .click()
  await page.getByText(change.otherAccount.title).waitFor()
  await page.getByRole('button', { name: change.otherAccount.signIn, exact: true }).last().click()
  await page.getByRole('dialog').getByText(login.why.otherOrder).waitFor()
  expect(calls.urls().filter((url) => url.includes('pay-url'))).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText(change.otherAccount.title).waitFor()
})

it('SEC-06 BOOK-46 BOOK-51 an order’s number in the address shows nobody else’s ride', async () => {
  const page = await chromium.open()
  await openSignIn(page, 'en')
  await enterAccount(page, account.card.login, account.card.password)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const list = await page.context().request.get(`${inject('account')}/list?lang=en`)
  const own = /order_id=(\d+)/.exec(await list.text())?.[1]
  const strangers = own === '100000000' ? '100000001' : '100000000'
  await page.goto(moduleUrl(`?lang=en&action=change&order_id=${strangers}`))
  await page.getByRole('heading', { name: words.en.earlier.notFound.title }).waitFor()
  await expectPath(page, '/transfer')
  await expect
    .poll(() =>
      page.locator('input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value).join('')),
    )
    .toBe('')
})
