import en from '@wherry/booking/messages/en/login'
import ru from '@wherry/booking/messages/ru/login'
import type { Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { moduleUrl, photoAtEachWidth, widths, withBrowser } from './browser.ts'
import { account, enterAccount, expireSession, openSignIn, storedTexts, watchCalls } from './signInSteps.ts'
import {
  chooseFirstOffer,
  expectValue,
  fillFlight,
  fillPassenger,
  passenger,
  patient,
  settled,
} from './steps.ts'
import { pattern, words } from './words.ts'

const chromium = withBrowser()
const { login } = en
const route = '?lang=en&from=ap-IST&to=ad-moda-caddesi-142'
const dialog = (page: Page, name: string = login.title) => page.getByRole('dialog', { name })

/** Number of the signed-in user's rides on the account's own page. */
async function ridesOf(page: Page): Promise<number> {
  const answer = await page.context().request.get(`${inject('account')}/list?lang=en`)
  return (await answer.text()).match(/action=change/g)?.length ?? 0
}

it('AUTH-01 AUTH-02 AUTH-03 AUTH-04 AUTH-08 ERR-05 SHELL-16 SEC-04 signing in from the head of the page, by keyboard', async () => {
  const page = await chromium.open()
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const calls = watchCalls(page)
  await page.goto(moduleUrl('?lang=en'))
  const head = page.getByRole('banner').getByRole('button', { name: words.en.shell.signIn })
  await head.focus()
  await page.keyboard.press('Enter')
  const name = dialog(page).getByRole('textbox', { name: login.name })
  await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await name.getAttribute('inputmode')).toBe('email')

  // Empty fields: nothing is sent, and no message appears.
  await page.keyboard.press('Enter')
  expect(await dialog(page).getByRole('alert').count()).toBe(0)
  expect(calls.paths('/rpc')).toEqual([])

  // The focus stays inside, however often Tab is pressed, and Escape leads back.
  for (let press = 0; press < 9; press += 1) {
    await page.keyboard.press('Tab')
    const isInside = await dialog(page).evaluate((one) => one.contains(document.activeElement))
    expect(isInside, `after ${press + 1}`).toBe(true)
  }
  const forgot = dialog(page).getByRole('link', { name: login.forgot })
  expect(await forgot.getAttribute('href')).toBe(`${inject('account')}/reset-password?lang=en`)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => head.evaluate((one) => one === document.activeElement)).toBe(true)

  // A wrong password: the service's words are under the button, and the entries stay.
  await page.keyboard.press('Enter')
  // On a phone in landscape the dialog scrolls as a whole, not only a strip between two other parts.
  await page.setViewportSize({ width: 740, height: 360 })
  const height = () => dialog(page).evaluate((one) => one.scrollHeight - one.clientHeight)
  await expect.poll(height).toBeGreaterThan(0)
  const scrolled = await dialog(page).evaluate(
    (one) =>
      [...one.querySelectorAll('*')].filter(
        (part) => part.clientHeight > 40 && part.scrollHeight > part.clientHeight + 8,
      ).length,
  )
  expect(scrolled).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  await enterAccount(page, account.fan.login, 'guess')
  const alert = dialog(page).getByRole('alert')
  await alert.getByText(/password is wrong/).waitFor()
  const submit = dialog(page).getByRole('button', { name: login.submit })
  const [under, above] = [await alert.boundingBox(), await submit.boundingBox()]
  expect(under?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1)
  expect(await name.inputValue()).toBe(account.fan.login)
  await photoAtEachWidth(page, 'login-refused-en')

  // The right password.
  const settingsBefore = calls.paths('/get-setting-user').length
  const password = dialog(page).getByLabel(login.password, { exact: true })
  await password.fill(account.fan.password)
  await password.press('Enter')
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByText(login.done, { exact: true }).waitFor()
  expect(calls.paths('/get-setting-user')).toHaveLength(settingsBefore + 1)
  const own = page.getByRole('banner').getByRole('button', { name: words.en.shell.account })
  await expect.poll(() => own.evaluate((one) => one === document.activeElement)).toBe(true)

  const [cookie] = (await page.context().cookies()).filter((one) => one.name === 'token_ng')
  expect(cookie).toMatchObject({ path: '/', secure: true, sameSite: 'Lax', domain: 'localhost' })
  // The browser counts the cookie's end by its machine's clock, not by the page's.
  const now = await page.evaluate(() => performance.timeOrigin + performance.now())
  expect((cookie?.expires ?? 0) - now / 1000).toBeGreaterThan(1_209_600 - 120)
  expect((cookie?.expires ?? 0) - now / 1000).toBeLessThanOrEqual(1_209_600)

  // The secrets are in their fields and the cookie, nowhere else.
  const token = cookie?.value ?? ''
  const stored = await storedTexts(page)
  const html = await page.content()
  for (const secret of [token, account.fan.password, account.fan.login]) {
    expect(secret.length).toBeGreaterThan(8)
    for (const text of [stored, html, page.url(), ...said, ...calls.urls()])
      expect(text.includes(secret), `${secret} in ${text.slice(0, 200)}`).toBe(false)
  }
  // The token goes to the API's own origin only.
  await page.goto(moduleUrl(route))
  await page
    .getByRole('button', { name: pattern(words.en.offers.chooseOf) })
    .first()
    .waitFor()
  const bearers = calls.all.filter(({ bearer }) => bearer === token)
  expect(bearers.length).toBeGreaterThan(2)
  expect(new Set(bearers.map(({ url }) => url.origin))).toEqual(new Set([inject('api')]))
  expect(calls.all.filter(({ bearer }) => bearer !== null && bearer !== token)).toEqual([])
  expect(new Set(calls.all.map(({ url }) => url.origin)).size).toBeGreaterThan(1)
})

it('AUTH-04 a second half that fails leaves the person signed out', async () => {
  const page = await chromium.open()
  await page.route('**/v4/auth/login*', (one) => one.fulfill({ status: 503, body: 'down' }))
  await openSignIn(page, 'en')
  await enterAccount(page, account.fan.login, account.fan.password)
  await dialog(page).getByText(login.error.unexpected).waitFor()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token_ng')
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: words.en.shell.signIn }).waitFor()
})

it('AUTH-05 a session that is over: one sign-in for all that wait, and each of them is asked again once', async () => {
  const page = await chromium.open()
  const dead = 'a-token-of-before'
  await page.context().addCookies([{ name: 'token_ng', value: dead, url: inject('module') }])
  const calls = watchCalls(page)
  await page.goto(moduleUrl(route))
  await dialog(page).getByText(login.why.ended).waitFor()
  /** Paths of the waiting calls: the places of the address, among others. */
  const waiting = await settled(async () => {
    const refused = calls.refused().map(({ url }) => url.pathname)
    const places = refused.filter((path) => path.includes('/places/')).sort()
    return places.length < 2 ? null : places
  })
  expect(await page.getByRole('dialog').count()).toBe(1)

  await enterAccount(page, account.fan.login, account.fan.password)
  await dialog(page).waitFor({ state: 'detached' })
  await page
    .getByRole('button', { name: pattern(words.en.offers.chooseOf) })
    .first()
    .waitFor()
  expect(calls.paths('/rpc')).toHaveLength(1)
  const isOf = (asked: string | null) =>
    calls.all
      .filter(({ url, bearer }) => waiting.includes(url.pathname) && (bearer === dead) === (asked === dead))
      .map(({ url, status }) => `${status} ${url.pathname}`)
      .sort()
  expect(isOf(dead)).toEqual(waiting.map((path) => `401 ${path}`))
  await expect.poll(() => isOf(null)).toEqual(waiting.map((path) => `200 ${path}`))
  expect(await page.getByRole('dialog').count()).toBe(0)
})

it('AUTH-05 REL-01 an order that was refused: after the sign-in nothing goes out until the person pays again, once', async () => {
  const page = await chromium.open()
  const { approval, booking } = words.en
  await openSignIn(page, 'en')
  await enterAccount(page, account.fan.login, account.fan.password)
  await dialog(page).waitFor({ state: 'detached' })
  const before = await ridesOf(page)
  const calls = watchCalls(page)
  await page.goto(moduleUrl(route))
  await chooseFirstOffer(page, 'en')
  await fillFlight(page, 'en')
  await fillPassenger(page, 'en')
  const pay = page.getByRole('button', { name: booking.pay.cash }).last()
  await expect.poll(() => pay.getAttribute('aria-busy'), patient).toBeNull()
  await expireSession(page)

  const orders = () =>
    calls.all.filter(({ method, url }) => method === 'POST' && /\/orders$/.test(url.pathname))
  await pay.click()
  await dialog(page).getByText(login.why.ended).waitFor()
  await expect.poll(() => orders().map(({ status }) => status)).toEqual([401])
  await page.getByText(booking.error.signIn).waitFor()
  await enterAccount(page, account.fan.login, account.fan.password)
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByText(login.done, { exact: true }).waitFor()
  // The refusal is over: the form is as before, and the focus is in the section of its button.
  await page.getByText(booking.error.signIn).waitFor({ state: 'detached' })
  await expectValue(page, booking.passengers.name, passenger.en.name)
  await expectValue(page, booking.field.arrivalNumber, 'TK 1985')
  expect(await page.getByRole('checkbox', { name: pattern(words.en.bonus.terms.both) }).isChecked()).toBe(
    true,
  )
  const part = page.getByRole('region', { name: booking.pay.title, exact: true })
  await expect.poll(() => part.evaluate((section) => section.contains(document.activeElement))).toBe(true)
  expect(await settled(async () => orders().length)).toBe(1)
  expect(await ridesOf(page)).toBe(before)

  await pay.click()
  await page.getByRole('heading', { level: 1, name: approval.booked }).waitFor()
  expect(orders().map(({ status }) => status)).toEqual([401, 200])
  expect(await ridesOf(page)).toBe(before + 1)
})

it('AUTH-01 AUTH-06 SEC-06 ROLE-05 a link for another account: nobody’s data, and the same one again may switch', {
  tags: 'engines',
}, async () => {
  const page = await chromium.open({ lang: 'ru', width: widths.phone, touch: true })
  const calls = watchCalls(page)
  // A visitor without an account gets nothing of the account in the address, neither shown nor sent.
  await page.goto(moduleUrl(`?lang=ru&userID=${account.buyer.id}`))
  await page.getByRole('heading', { level: 1, name: words.ru.shell.transfer }).waitFor()
  await dialog(page, ru.login.title).getByText(ru.login.why.expected).waitFor()
  expect(calls.urls().filter((url) => url.includes(`user_id=${account.buyer.id}`))).toEqual([])
  await photoAtEachWidth(page, 'login-ru')

  await enterAccount(page, account.card.login, account.card.password)
  const again = dialog(page, ru.login.switchTitle)
  await dialog(page, ru.login.title).or(again).waitFor()
  await enterAccount(page, account.card.login, account.card.password)
  await again.getByText(ru.login.why.switch).waitFor()
  expect(await again.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  await enterAccount(page, account.buyer.login, account.buyer.password)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText(ru.login.done, { exact: true }).waitFor()
  expect(await page.getByRole('banner').getByRole('button', { name: words.ru.shell.account }).count()).toBe(1)
})
