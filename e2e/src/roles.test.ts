import { fileURLToPath } from 'node:url'
import { featureNames } from '@wherry/booking/kernel'
import en from '@wherry/booking/messages/en/login'
import ru from '@wherry/booking/messages/ru/login'
import { type Listening, startEdge } from '@wherry/edge/node.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { moduleUrl, photoAtEachWidth, widths, withChromium } from './browser.ts'
import { startEdgeIn } from './edgeServer.ts'
import { account, enterAccount, openSignIn, watchCalls } from './signInSteps.ts'
import { startWideEdge } from './wideEdge.ts'
import { pattern, words } from './words.ts'

const chromium = withChromium()
const { forbidden, login } = en
const route = '?lang=en&from=ap-IST&to=ad-moda-caddesi-142'

/** The module of a site whose settings have no address of an account. */
let bare: Awaited<ReturnType<typeof startEdge>>
/** The module with every section. */
let wide: Listening
beforeAll(async () => {
  const dist = fileURLToPath(new URL('../../apps/module/dist', import.meta.url))
  const config = {
    apiBase: inject('api'),
    debounceMs: 300,
    accountHosts: { 'rides.partner.example': 'my.wherry.example' },
  }
  bare = await startEdge({ dist, port: 0, config })
  wide = await startWideEdge()
})
afterAll(() => Promise.all([bare.close(), wide.close()]))

async function signInAs(page: Page, { login: name, password }: (typeof account)['buyer']): Promise<void> {
  await openSignIn(page, 'en')
  await enterAccount(page, name, password)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

const offers = (page: Page, lang: 'en' | 'ru' = 'en') =>
  page.getByRole('button', { name: pattern(words[lang].offers.chooseOf) })

/** Opens the page at another origin, whose requests this machine answers. */
async function openAt(page: Page, origin: string, query: string): Promise<void> {
  await page.route(`${origin}/**`, async (one) => {
    const { pathname, search } = new URL(one.request().url())
    await one.fulfill({ response: await one.fetch({ url: bare.url + pathname + search }) })
  })
  await page.route(`${inject('api')}/**`, async (one) => one.fulfill({ response: await one.fetch() }))
  await page.goto(`${origin}/transfer${query}`)
}

it.each([
  ['en', 'light', forbidden],
  ['en', 'dark', forbidden],
  ['ru', 'light', ru.forbidden],
] as const)(
  'ROLE-02 SHELL-18 ERR-03 an account without access is told so in %s, %s, and another may come in',
  async (lang, theme, told) => {
    const page = await chromium.open({ lang, width: widths.desktop })
    await openSignIn(page, lang, `&theme=${theme}`)
    if (lang === 'en') await photoAtEachWidth(page, `login-${lang}-${theme}`)
    await enterAccount(page, account.refused.login, account.refused.password)
    await page.getByRole('heading', { level: 1, name: told.title }).waitFor()
    await expect.poll(() => page.title()).toBe(told.document)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await photoAtEachWidth(page, `forbidden-${lang}-${theme}`)
    const rides = page.getByRole('link', { name: told.rides })
    expect(await rides.getAttribute('href')).toBe(`${inject('account')}/account/list?lang=${lang}`)
    await page.getByRole('button', { name: told.signIn }).click()
    await enterAccount(page, account.buyer.login, account.buyer.password)
    await page.getByRole('heading', { level: 1, name: words[lang].shell.transfer }).waitFor()
  },
)

it('ROLE-04 BOOK-37 the travel policy is of the customers that the settings name, never of a number in the address', async () => {
  const page = await chromium.open()
  for (const query of ['&partner=25526', '&userID=25526']) {
    await page.goto(moduleUrl(route + query))
    if (query.includes('userID')) {
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
    }
    await offers(page).first().waitFor()
    expect(await page.getByText(words.en.offers.policy, { exact: true }).count(), query).toBe(0)
  }
  await signInAs(page, account.policy)
  await page.goto(moduleUrl(route))
  await page.getByText(words.en.offers.policy, { exact: true }).first().waitFor()
})

it('ROLE-03 ROLE-04 PRICE-17 rupees for the customers of 122256; features are asked for by a partner alone', async () => {
  const page = await chromium.open()
  const calls = watchCalls(page)
  const rupees = () => page.getByText(/₹/).count()
  await page.goto(moduleUrl(`${route}&partner=122256`))
  await offers(page).first().waitFor()
  expect(await rupees()).toBe(0)
  await signInAs(page, account.rupees)
  await page.goto(moduleUrl(route))
  await offers(page).first().waitFor()
  await expect.poll(rupees).toBeGreaterThan(0)
  const features = () => calls.urls().filter((url) => url.includes('/partners/features/'))
  expect(features()).toEqual([])

  const other = await chromium.open()
  const partners = watchCalls(other)
  await signInAs(other, account.partner)
  await expect
    .poll(() => partners.urls().filter((url) => url.includes('/partners/features/2001')).length)
    .toBeGreaterThan(0)
})

it('ROLE-03 each feature of a partner switches its part; a guest, for whom none are loaded, has what is usual', async () => {
  const expectSeenBy = async (who: (typeof account)['buyer'] | null, parts: object) => {
    const page = await chromium.open()
    if (who) await signInAs(page, who)
    await page.goto(`${wide.url}/transfer${route}`)
    await offers(page).first().waitFor()
    const seen = async () => ({
      stops: await page.getByRole('button', { name: words.en.stops.add }).count(),
      rupees: (await page.getByText(/≈ ₹/).count()) > 0,
      approval: (await page.getByText(words.en.offers.policyApproval, { exact: true }).count()) > 0,
      banner: await page.getByText(/10\s?% off/).count(),
      yachts: await page.getByRole('link', { name: words.en.shell.yacht }).count(),
    })
    await expect.poll(seen).toEqual(parts)
    // The promotion and the marks may load a second after the list: after that the wrong parts must still be missing.
    await page.waitForTimeout(1000)
    expect(await seen()).toEqual(parts)
  }
  await expectSeenBy(null, {
    stops: 1,
    rupees: false,
    approval: false,
    banner: 1,
    yachts: 1,
  })
  await expectSeenBy(account.partner, {
    stops: 1,
    rupees: false,
    approval: false,
    banner: 1,
    yachts: 1,
  })
  await expectSeenBy(account.partnerRupees, {
    stops: 0,
    rupees: true,
    approval: false,
    banner: 1,
    yachts: 0,
  })
  await expectSeenBy(account.partnerPolicy, {
    stops: 0,
    rupees: false,
    approval: true,
    banner: 0,
    yachts: 0,
  })
})

it('ROLE-03 SHELL-10 the yacht page by its address: a partner without the feature comes to the search', async () => {
  const yachtIn = async (who: (typeof account)['buyer']) => {
    const page = await chromium.open()
    await signInAs(page, who)
    await page.goto(`${wide.url}/transfer/yacht?lang=en`)
    await page.getByRole('banner').getByRole('button', { name: words.en.shell.account }).waitFor()
    return page
  }
  const withYachts = await yachtIn(account.partner)
  await withYachts.getByRole('heading', { level: 1, name: words.en.shell.yacht }).waitFor()
  const without = await yachtIn(account.partnerRupees)
  await expect.poll(() => new URL(without.url()).pathname).toBe('/transfer')
  await without.getByRole('heading', { level: 1, name: words.en.shell.transfer }).waitFor()
})

it('SHELL-15 where nothing says where the account is: the same origin on this machine, `account` of another', async () => {
  const page = await chromium.open()
  const forgot = page.getByRole('dialog').getByRole('link', { name: login.forgot })
  const openHere = async () => {
    await page.getByRole('banner').getByRole('button', { name: words.en.shell.signIn }).click()
    await forgot.waitFor()
    return forgot.getAttribute('href')
  }
  await page.goto(`${bare.url}/transfer?lang=en`)
  expect(await openHere()).toBe(`${bare.url}/reset-password?lang=en`)
  await openAt(page, 'http://www.wherry.example', '?lang=en')
  expect(await openHere()).toBe('http://account.wherry.example/reset-password?lang=en')
  await openAt(page, 'http://rides.partner.example', '?lang=en')
  expect(await openHere()).toBe('http://my.wherry.example/reset-password?lang=en')
})

it('SHELL-24 SHELL-23 tenge on a Kazakh domain in Russian, euros in English; the user’s own currency beats both', async () => {
  const page = await chromium.open({ lang: 'ru' })
  const head = page.getByRole('banner')
  await openAt(page, 'http://www.wherry.kz', '')
  await head.getByText('RU · KZT').waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ru')
  await head.getByRole('combobox', { name: words.ru.common.language }).selectOption('en')
  await head.getByText('EN · EUR').waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  await head.getByRole('button', { name: words.en.shell.signIn }).click()
  await enterAccount(page, account.rupees.login, account.rupees.password)
  await head.getByText('EN · USD').waitFor()
  // The currency goes with the person, whose settings named it: a guest's settings name none (AUTH-07).
  await head.getByRole('button', { name: words.en.shell.account }).click()
  await page.getByRole('dialog').getByRole('button', { name: login.signOut }).click()
  await head.getByText('EN · EUR').waitFor()
})

describe('what the server of the page says of questions, refusals and special customers', () => {
  const dist = fileURLToPath(new URL('../../apps/module/dist', import.meta.url))
  const config = { apiBase: inject('api'), debounceMs: 300, accountUrl: inject('account') }
  const features = Object.fromEntries(featureNames.map((name) => [name, true]))
  const settings = {
    supportEmail: 'help@wherry.example',
    ignoredErrors: ['busy'],
    specialCustomers: { 122256: { alternativePrice: true, alternativeCurrency: 'GBP' }, 77: features },
  }
  const edges: Listening[] = []
  async function serve(said: object): Promise<string> {
    const edge = await startEdgeIn(inject('edge'), { dist, port: 0, config, ...said })
    edges.push(edge)
    return `${edge.url}/transfer`
  }
  afterAll(async () => {
    await Promise.all(edges.map((edge) => edge.close()))
  })

  it('ROLE-04 ERR-04 stands in its page, each feature that the module knows among it', async () => {
    const page = await (await fetch(await serve(settings))).text()
    const written = JSON.parse(/id="wherry-config">(.*?)<\/script>/.exec(page)?.[1] ?? '')
    expect(written.checked).toEqual(settings)
  })

  it('PRICE-02 a search in vain names the address for questions, if there is one', async () => {
    const page = await chromium.open()
    await page.route(
      (url) => url.pathname.endsWith('/prices'),
      (one) => one.fulfill({ json: { result: [] }, headers: { 'access-control-allow-origin': '*' } }),
    )
    for (const [said, count] of [
      [settings, 1],
      [{ supportEmail: 'no address' }, 0],
    ] as const) {
      await page.goto((await serve(said)) + route)
      await page.getByRole('heading', { name: words.en.offers.notFound.title }).waitFor()
      await expect.poll(() => page.getByText(/help@wherry\.example/).count()).toBe(count)
      expect(await page.getByText(/no address/).count()).toBe(0)
    }
  })

  it('ROLE-04 PRICE-17 the customers whom it names have what it gives them, in place of the module’s own list', async () => {
    const page = await chromium.open()
    await signInAs(page, account.rupees)
    await page.goto((await serve(settings)) + route)
    await offers(page).first().waitFor()
    await expect.poll(() => page.getByText(/£/).count()).toBeGreaterThan(0)
    expect(await page.getByText(/₹/).count()).toBe(0)
    const other = await chromium.open()
    await signInAs(other, account.policy)
    await other.goto((await serve(settings)) + route)
    await offers(other).first().waitFor()
    expect(await other.getByText(words.en.offers.policy, { exact: true }).count()).toBe(0)
  })

  it('ERR-04 a refusal of its list is told by no passing message, another is', async () => {
    const message = 'Try again in a minute'
    for (const [said, isTold] of [
      [{}, true],
      [settings, false],
    ] as const) {
      const page = await chromium.open()
      await page.route(
        (url) => url.pathname.endsWith('/profile/logout'),
        (one) => one.fulfill({ status: 409, json: { error: { code: 'busy', message } } }),
      )
      await signInAs(page, account.fan)
      await page.goto(`${await serve(said)}?lang=en`)
      await page.getByRole('banner').getByRole('button', { name: words.en.shell.account }).click()
      await page.getByRole('dialog').getByRole('button', { name: login.signOut }).click()
      await page.getByText(login.out, { exact: true }).waitFor()
      await expect.poll(() => page.getByText(message).count()).toBe(isTold ? 1 : 0)
    }
  })
})

it('SHELL-16 SHELL-23 the page for a forgotten password, in three languages', async () => {
  const page = await chromium.open({ width: widths.phone })
  for (const [lang, title] of [
    ['en', 'A new password'],
    ['ru', 'Новый пароль'],
    ['es', 'Una contraseña nueva'],
  ]) {
    await page.goto(`${inject('account')}/reset-password?lang=${lang}`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone)
  }
})
