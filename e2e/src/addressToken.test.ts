import type { Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { moduleUrl, withChromium } from './browser.ts'
import { partnerUrl } from './embedStage.ts'
import { createPerson } from './person.ts'
import { account, enterAccount, openSignIn, storedTexts, watchCalls } from './signInSteps.ts'
import { pattern, words } from './words.ts'

const chromium = withChromium()
const route = '?lang=en&from=ap-IST&to=ad-moda-caddesi-142'

/** A token of an account, as the app has it. */
async function tokenOf(): Promise<string> {
  const person = createPerson({ apiBase: inject('api'), page: null })
  const { signal } = new AbortController()
  return (await person.account.signIn(account.fan.login, account.fan.password, signal)).token
}
const offers = (page: Page) => page.getByRole('button', { name: pattern(words.en.offers.chooseOf) }).first()

it('EMBED-02 SEC-04 AUTH-08 a token in the address signs in where an app hands it over; it is read once and stands nowhere after that', async () => {
  const token = await tokenOf()
  const page = await chromium.open({ isInApp: true })
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const calls = watchCalls(page)
  await page.goto(moduleUrl(`${route}&platform=app&token=${token}`))
  await page.getByRole('banner').getByRole('button', { name: words.en.shell.account }).waitFor()
  await offers(page).waitFor()
  // The page's own request has the token, and the request for settings has it in place of a user's id.
  const [first, ...rest] = calls.urls()
  expect(first).toContain(token)
  const settings = calls.paths('/get-setting-user').map(({ url }) => url.searchParams)
  expect(settings.length).toBeGreaterThan(0)
  for (const query of settings) expect([query.get('token'), query.get('user_id')]).toEqual([token, null])
  expect(calls.all.filter(({ bearer }) => bearer === token).length).toBeGreaterThan(2)
  const others = rest.filter((url) => !url.includes('/get-setting-user'))
  const addresses = await page.evaluate(() => [location.href, document.referrer])
  for (const text of [...others, ...addresses, ...said, await storedTexts(page), await page.content()])
    expect(text.includes(token), text.slice(0, 200)).toBe(false)
  expect(new URL(page.url()).searchParams.get('to')).toBe('ad-moda-caddesi-142')
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token_ng')
  await page.reload()
  await page.getByRole('banner').getByRole('button', { name: words.en.shell.signIn }).waitFor()
})

it.each([
  ['', true],
  ['&platform=web', true],
  ['&platform=frame', true],
  ['&platform=app', false],
])(
  'EMBED-02 SEC-04 AUTH-08 a token signs nobody in by an address that is not the app’s (%j, in the app: %s), goes from there and is told to nobody',
  async (platform, isInApp) => {
    const token = await tokenOf()
    const page = await chromium.open({ isInApp })
    const calls = watchCalls(page)
    await page.goto(moduleUrl(`${route}${platform}&token=${token}`))
    await offers(page).waitFor()
    await page.getByRole('banner').getByRole('button', { name: words.en.shell.signIn }).waitFor()
    const [, ...rest] = calls.urls()
    for (const text of [...rest, page.url(), await storedTexts(page), await page.content()])
      expect(text.includes(token), text.slice(0, 200)).toBe(false)
    expect(calls.all.filter(({ bearer }) => bearer !== null)).toEqual([])
    expect(new URL(page.url()).searchParams.get('to')).toBe('ad-moda-caddesi-142')
  },
)

it('EMBED-02 SEC-04 a token in the address leaves who is signed in as they are: a link of somebody else’s changes no account', async () => {
  const token = await tokenOf()
  const page = await chromium.open({ isInApp: true })
  await openSignIn(page, 'en')
  await enterAccount(page, account.buyer.login, account.buyer.password)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const calls = watchCalls(page)
  await page.goto(moduleUrl(`?lang=en&token=${token}`))
  await page.getByRole('banner').getByRole('button', { name: words.en.shell.account }).click()
  await page.getByRole('dialog').getByText('an…@example.com').waitFor()
  expect(calls.all.filter(({ bearer }) => bearer === token)).toEqual([])
})

it('SEC-04 EMBED-02 `platform=app` in anybody’s link puts the token of who is signed in into no address', async () => {
  const page = await chromium.open()
  await openSignIn(page, 'en')
  await enterAccount(page, account.fan.login, account.fan.password)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const token = (await page.context().cookies()).find(({ name }) => name === 'token_ng')?.value ?? ''
  expect(token).not.toBe('')
  const calls = watchCalls(page)
  await page.goto(moduleUrl(`${route}&platform=app`))
  await offers(page).waitFor()
  await page.getByRole('banner').getByRole('button', { name: words.en.shell.account }).waitFor()
  const settings = calls.paths('/get-setting-user')
  expect(settings.length).toBeGreaterThan(0)
  expect(settings.map(({ url }) => url.searchParams.has('token'))).not.toContain(true)
  expect(calls.all.some(({ bearer }) => bearer === token)).toBe(true)
  expect(calls.urls().filter((url) => url.includes(token))).toEqual([])
})

it('EMBED-02 D9 a token in the address signs nobody in inside a frame, whatever the address says of an app', async () => {
  const token = await tokenOf()
  const page = await chromium.open({ isInApp: true })
  await page.goto(partnerUrl('/'))
  const inner = page.frameLocator('iframe')
  await inner.getByRole('heading', { level: 1 }).waitFor()
  const calls = watchCalls(page)
  await page.locator('iframe').evaluate(
    (frame, src) => {
      ;(frame as HTMLIFrameElement).src = src
    },
    moduleUrl(`${route}&partner=2001&platform=app&isFrame=false&token=${token}`),
  )
  await inner
    .getByRole('button', { name: pattern(words.en.offers.chooseOf) })
    .first()
    .waitFor()
  expect(calls.all.filter(({ bearer }) => bearer !== null)).toEqual([])
  expect(calls.urls().filter((url) => url.includes(token) && !url.startsWith(inject('module')))).toEqual([])
  await expect.poll(() => page.frames().at(-1)?.url()).not.toContain(token)
})
