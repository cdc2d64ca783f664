import { fileURLToPath } from 'node:url'
import editorWords from '@wherry/booking/messages/en/editor'
import loginWords from '@wherry/booking/messages/en/login'
import type { Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { moduleUrl, withBrowser } from './browser.ts'
import { startEdgeIn } from './edgeServer.ts'
import { account, storedTexts, watchCalls } from './signInSteps.ts'
import {
  chooseFirstOffer,
  choosePlace,
  expectPath,
  fillFlight,
  fillPassenger,
  passenger,
  patient,
} from './steps.ts'
import { words } from './words.ts'

const chromium = withBrowser()
const { shell, Finder, booking, approval } = words.en
const dist = fileURLToPath(new URL('../../apps/module/dist', import.meta.url))

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const input = (page: Page, side: 'from' | 'to') =>
  page.getByRole('combobox', { name: Finder[side], exact: true })

it('SHELL-03 SHELL-04 a section link loads no page and empties both inputs; in a new tab it is a link like others', async () => {
  const page = await chromium.open()
  await page.goto(moduleUrl('?lang=en'))
  await choosePlace(page, 'en', 'from', 'IST', /Istanbul Airport/)
  await choosePlace(page, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  const isTheSame = () => page.evaluate(() => 'isTheSame' in window)

  const rent = page.getByRole('link', { name: shell.rent, exact: true })
  expect(await rent.getAttribute('href')).toBe('/transfer/rent')
  await rent.click()
  await heading(page, shell.rent)
  await expect.poll(() => input(page, 'from').inputValue(), patient).toBe('')
  expect(new URL(page.url()).searchParams.has('from')).toBe(false)
  await page.getByRole('link', { name: shell.transfer, exact: true }).click()
  await heading(page, shell.transfer)
  await expect.poll(() => input(page, 'from').inputValue(), patient).toBe('')
  expect(await input(page, 'to').inputValue()).toBe('')
  expect(await isTheSame()).toBe(true)

  const opened = page.context().waitForEvent('page')
  await rent.click({ modifiers: ['ControlOrMeta'] })
  await expectPath(await opened, '/transfer/rent')
  await heading(page, shell.transfer)
  // The control: the check notices a load of the page.
  await page.reload()
  expect(await isTheSame()).toBe(false)
})

it('SHELL-01 SHELL-02 SHELL-16 as another site serves it: under its own path, without a menu, with its own page for passwords', {
  tags: 'engines',
}, async () => {
  const edge = await startEdgeIn(inject('edge'), {
    dist,
    port: 0,
    basePath: '/en/rides/',
    config: {
      apiBase: inject('api'),
      debounceMs: 300,
      accountUrl: inject('account'),
      menu: false,
      sections: { rent: true },
      passwordUrl: 'https://rides.example/forgotten?from=module',
    },
  })
  try {
    const page = await chromium.open()
    const menu = page.getByRole('navigation', { name: shell.sections })
    await page.goto(`${edge.url}/?lang=en`)
    await heading(page, shell.transfer)
    await expectPath(page, '/en/rides')
    expect(await menu.count()).toBe(0)
    await choosePlace(page, 'en', 'from', 'IST', /Istanbul Airport/)
    await choosePlace(page, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
    await chooseFirstOffer(page, 'en')
    await expectPath(page, '/en/rides/prices')
    await page.goto(`${edge.url}/en/rides/nowhere?lang=en`)
    await heading(page, shell.transfer)
    await expectPath(page, '/en/rides')
    await page.goto(`${edge.url}/en/rides/rent?lang=en`)
    await heading(page, shell.rent)
    expect(await menu.count()).toBe(0)

    await page.getByRole('banner').getByRole('button', { name: shell.signIn }).click()
    const forgot = page.getByRole('dialog').getByRole('link', { name: loginWords.login.forgot })
    expect(await forgot.getAttribute('href'), 'SHELL-16').toMatch(
      /^https:\/\/rides\.example\/forgotten\?from=module/,
    )

    // A link may hide a menu that is shown, but may not bring back one that the settings hide.
    await page.goto(`${edge.url}/en/rides?lang=en&menu=1`)
    await heading(page, shell.transfer)
    expect(await menu.count()).toBe(0)
    await page.goto(moduleUrl('?lang=en'))
    await menu.waitFor()
    await page.goto(moduleUrl('?lang=en&menu=0'))
    await heading(page, shell.transfer)
    expect(await menu.count()).toBe(0)
  } finally {
    await edge.close()
  }
})

it('SHELL-13 EDITOR-09 the editor’s link to the account leads to its settings', async () => {
  const page = await chromium.open()
  const { login, password } = account.partner
  await page.goto(`${inject('account')}/sign-in?lang=en`)
  await page.locator('#login').fill(login)
  await page.locator('#password').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/list/)
  await page.goto(moduleUrl('/edit?lang=en'))
  await heading(page, editorWords.editor.title)
  const asked = page.waitForResponse((answer) => answer.request().isNavigationRequest())
  await page.getByRole('link', { name: editorWords.editor.account, exact: true }).click()
  const answer = await asked
  const { origin, pathname } = new URL(answer.url())
  expect([origin + pathname, answer.status()]).toEqual([`${inject('account')}/account/settings`, 200])
  const standing = page.getByText(/^Partner 2001: edition \d+ of the module’s settings stands/)
  await standing.waitFor()

  // The same address below the base path redirects to the account, and back skips it.
  await page.goto(moduleUrl('?lang=en&from=ap-IST'))
  await page.goto(moduleUrl('/account/settings?lang=en'))
  await page.waitForURL(`${inject('account')}/account/settings?lang=en`)
  await standing.waitFor()
  await page.goBack()
  await expect.poll(() => new URL(page.url()).search, { timeout: 20_000 }).toContain('from=ap-IST')

  // The list of rides redirects as well (SHELL-14).
  await page.goto(moduleUrl('/account/list?lang=en'))
  await page.waitForURL(`${inject('account')}/account/list?lang=en`)
})

it('SEC-04 D14 after a booking nothing of the person stays on the device but what a fast ride and an open tab need', {
  tags: 'engines',
}, async () => {
  const page = await chromium.open()
  await page.goto(moduleUrl('?lang=en&from=ap-IST&to=ad-moda-caddesi-142'))
  await chooseFirstOffer(page, 'en')
  await fillFlight(page, 'en')
  await fillPassenger(page, 'en')
  const { name, phone, email } = passenger.en
  const traces = async () => {
    const kept = await storedTexts(page)
    const digits = kept.replace(/\D/g, '')
    return [name, email, 'TK 1985']
      .filter((one) => kept.includes(one))
      .concat(digits.includes(phone.replace(/\D/g, '')) ? [phone] : [])
  }
  // The control: the draft is kept, for a day at most (BOOK-58).
  await expect.poll(traces, patient).toEqual([name, email, 'TK 1985', phone])
  await page.getByRole('button', { name: booking.pay.cash }).last().click()
  await heading(page, approval.booked)
  await expect.poll(traces, patient).toEqual([])
})

it('EMBED-01 API-01 in a frame prices are asked of v1 as a frame, by isFrame=false and on a page of its own of v4', {
  tags: 'engines',
}, async () => {
  const page = await chromium.open()
  const calls = watchCalls(page)
  const ride = '?lang=en&partner=2001&from=ap-IST&to=ad-moda-caddesi-142'
  const asked = () => calls.all.filter(({ url }) => url.pathname.endsWith('/prices')).map(({ url }) => url)
  const framed = (query: string) =>
    page.evaluate(
      (src) => {
        const frame = Object.assign(document.createElement('iframe'), { src })
        frame.style.height = '900px'
        document.querySelector('iframe')?.replaceWith(frame)
      },
      moduleUrl(ride + query),
    )
  await page.goto(`${inject('partner')}/?lang=en`)
  await framed('')
  await expect.poll(() => asked().length, patient).toBe(1)
  await framed('&isFrame=false')
  await expect.poll(() => asked().length, patient).toBe(2)
  await page.goto(moduleUrl(`${ride}&isFrame=true`))
  await expect.poll(() => asked().length, patient).toBe(3)
  expect(
    asked().map(({ pathname, searchParams: said }) => [
      pathname,
      said.get('module_type'),
      said.get('platform'),
    ]),
  ).toEqual([
    ['/v1/prices', 'frame', 'frame'],
    ['/v4/prices', 'booking', 'web'],
    ['/v4/prices', 'booking', 'web'],
  ])
})
