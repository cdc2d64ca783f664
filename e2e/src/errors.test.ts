import { builtChunks } from '@wherry/bench/firstScreen.ts'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { moduleUrl, photoAtEachWidth, widths, withChromium } from './browser.ts'
import { chooseFirstOffer, fillFlight, fillPassenger, openFinder, passenger, patient } from './steps.ts'
import { type Lang, pattern, words } from './words.ts'

const chromium = withChromium()

const ride = '&from=ap-IST&to=ad-moda-caddesi-142'
const brokenTitle = (lang: Lang) => words[lang].trans.common.error_boundary.title
const reload = (page: Page, lang: Lang) =>
  page.getByRole('button', { name: words[lang].trans.common.error_boundary.reload, exact: true })
const flag = (page: Page) => page.evaluate(() => localStorage.getItem('page-force-refreshed'))

/** The file of the build that holds a source. */
function fileWith(source: string): string {
  const found = Object.entries(builtChunks()).find(([, sources]) =>
    sources.some((one) => one.endsWith(source)),
  )
  if (!found) throw new Error(`No file of the build holds ${source}`)
  return found[0]
}

/** Counts how often the page itself is loaded. */
function countLoads(page: Page): { readonly count: number } {
  const loads = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.count += 1
  })
  return loads
}

describe('SHELL-21 a part of the code that does not come', () => {
  it.each<[Lang, string]>([
    ['en', '/BookingScreen.tsx'],
    ['ru', '/RentScreen.tsx'],
  ])('REL-05 in %s (%s): one reload, then the error is shown and the flag is false', async (lang, source) => {
    const page = await chromium.open({ lang })
    const loads = countLoads(page)
    const file = fileWith(source)
    await page.route(`**/${file}`, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    if (source === '/RentScreen.tsx') await page.goto(moduleUrl(`/rent?lang=${lang}`))
    else {
      await page.goto(moduleUrl(`?lang=${lang}${ride}`))
      await page
        .getByRole('button', { name: pattern(words[lang].offers.chooseOf) })
        .first()
        .click()
    }
    await page.getByRole('heading', { name: brokenTitle(lang) }).waitFor()
    expect(loads.count).toBe(2)
    expect(await flag(page)).toBe('false')
    await photoAtEachWidth(page, `chunk-missing-${lang}`)

    await page.unroute(`**/${file}`)
    await reload(page, lang).click()
    const heading = words[lang].shell[lang === 'en' ? 'transfer' : 'rent']
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    const from = page.getByRole('combobox', { name: words[lang].Finder.from, exact: true })
    await from.waitFor()
    // The chosen offer was not stored yet, but the search was.
    if (lang === 'en') await expect.poll(() => from.inputValue(), patient).toContain('Istanbul')
    expect(loads.count).toBe(3)
  })

  it('REL-05 REL-03 the sections below the trip do not come: one reload, then a notice in their place, and the trip stays', async () => {
    const page = await chromium.open()
    const loads = countLoads(page)
    const file = fileWith('/booking/form/FormRest.tsx')
    await page.route(`**/${file}`, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await page.goto(moduleUrl(`?lang=en${ride}`))
    await page
      .getByRole('button', { name: pattern(words.en.offers.chooseOf) })
      .first()
      .click()
    await page.getByText(words.en.booking.error.notLoaded).first().waitFor()
    expect(loads.count).toBe(2)
    expect(await page.getByRole('heading', { name: brokenTitle('en') }).count()).toBe(0)
    await fillFlight(page, 'en')
    await page.unroute(`**/${file}`)
    await reload(page, 'en').click()
    await page.getByRole('heading', { level: 1, name: words.en.booking.title }).waitFor()
    await fillPassenger(page, 'en')
    await page.getByRole('button', { name: words.en.booking.pay.cash }).last().click()
    await page.getByRole('heading', { level: 1, name: words.en.approval.booked }).waitFor()
  })

  it('REL-05 REL-03 BOOK-22 the rules of the form do not come: one reload, then a press says so, sends nothing, and a reload mends it', async () => {
    const page = await chromium.open()
    const loads = countLoads(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/orders'))
        sent.push(request.url())
    })
    const file = fileWith('/booking/resource/formRules.ts')
    await page.route(`**/${file}`, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await page.goto(moduleUrl(`?lang=en${ride}`))
    await chooseFirstOffer(page, 'en')
    await expect.poll(() => loads.count, patient).toBe(2)
    await expect.poll(() => flag(page).catch(() => null), patient).toBe('false')
    await fillFlight(page, 'en')
    await fillPassenger(page, 'en')
    const cash = page.getByRole('button', { name: words.en.booking.pay.cash }).last()
    await cash.click()
    await page.getByText(words.en.booking.error.notLoaded).waitFor()
    expect([sent.length, loads.count]).toEqual([0, 2])
    await page.unroute(`**/${file}`)
    await reload(page, 'en').click()
    const name = page.getByRole('textbox', { name: words.en.booking.passengers.name })
    await expect.poll(() => name.inputValue().catch(() => ''), patient).toBe(passenger.en.name)
    await cash.click()
    await page.getByRole('heading', { level: 1, name: words.en.approval.booked }).waitFor()
    expect(sent).toHaveLength(1)
  })

  it('the reload mends it where the part is there by then, and what was entered is whole', async () => {
    const page = await chromium.open()
    const loads = countLoads(page)
    await page.goto(moduleUrl(`?lang=en${ride}`))
    await chooseFirstOffer(page, 'en')
    await fillFlight(page, 'en')
    await fillPassenger(page, 'en')
    const file = fileWith('/ApprovalScreen.tsx')
    await page.route(`**/${file}`, (route) => route.fulfill({ status: 404, body: 'Not found' }), { times: 1 })
    await page.getByRole('button', { name: words.en.booking.pay.cash }).last().click()
    await page.getByRole('heading', { level: 1, name: words.en.approval.booked }).waitFor()
    expect(loads.count).toBe(2)
    expect(await flag(page)).toBe('true')
    await page.getByText(passenger.en.name).first().waitFor()
  })

  it('REL-06 with storage blocked it reloads once and never again', async () => {
    const page = await chromium.open()
    const loads = countLoads(page)
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
    })
    await page.route(`**/${fileWith('/RentScreen.tsx')}`, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(moduleUrl('/rent?lang=en'))
    await page.getByRole('heading', { name: brokenTitle('en') }).waitFor()
    expect(loads.count).toBe(2)
  })

  it('two missing parts lead to one reload', async () => {
    const page = await chromium.open()
    const loads = countLoads(page)
    for (const source of ['/RentScreen.tsx', '/ErrorScreen.tsx', '/SignIn.tsx'])
      await page.route(`**/${fileWith(source)}`, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(moduleUrl('/rent?lang=en'))
    // The drawn error screen is missing, too: plain words and the same button.
    await page
      .getByRole('alert')
      .getByRole('heading', { name: brokenTitle('en') })
      .waitFor()
    await expect.poll(() => flag(page).catch(() => null), patient).toBe('false')
    await page.getByRole('button', { name: words.en.shell.signIn }).click()
    await page.waitForLoadState('networkidle')
    expect(loads.count).toBe(2)
    // The person's own reload is a new beginning, with one more by itself.
    await reload(page, 'en').click()
    await expect.poll(() => loads.count, patient).toBe(4)
    await expect.poll(() => flag(page).catch(() => null), patient).toBe('false')
    await page.waitForLoadState('networkidle')
    expect(loads.count).toBe(4)
  })

  it('a missing sheet is a missing part', async () => {
    const page = await chromium.open()
    const loads = countLoads(page)
    const sheets = new Set<string>()
    page.on('request', (request) => {
      if (request.url().endsWith('.css')) sheets.add(request.url())
    })
    await openFinder(page, 'en')
    const first = new Set(sheets)
    await page.route(
      (url) => url.pathname.endsWith('.css') && !first.has(url.href),
      (route) => route.fulfill({ status: 404, body: '' }),
    )
    await page.goto(moduleUrl('/rent?lang=en'))
    await page.getByRole('heading', { name: brokenTitle('en') }).waitFor()
    expect(loads.count).toBe(3)
  })

  it('one that has not come in 120 s is given up', async () => {
    const page = await chromium.open()
    const loads = countLoads(page)
    const file = `**/${fileWith('/RentScreen.tsx')}`
    await page.clock.install()
    await page.route(file, () => {})
    // The wait for a part begins as it is asked for. The heading is there before that: the file of the page comes first.
    const open = async (act: () => Promise<unknown>) => {
      const asked = page.waitForRequest(file, patient).then(() => page.evaluate(() => Date.now()))
      await act()
      const begun = await asked
      await page.getByRole('heading', { level: 1, name: words.en.shell.rent }).waitFor()
      return begun
    }
    const begun = await open(() => page.goto(moduleUrl('/rent?lang=en')))
    // Counted from the request, since the clock of the page has run by itself until now.
    await page.clock.pauseAt(begun + 119_000)
    expect(loads.count).toBe(1)
    await open(async () => {
      await page.clock.runFor(2_000)
      await page.clock.resume()
    })
    expect(loads.count).toBe(2)
    await page.clock.runFor(121_000)
    await page.getByRole('heading', { name: brokenTitle('en') }).waitFor()
    expect(loads.count).toBe(2)
  })

  it('ERR-06 what a field goes without is missed in silence where there is no connection', async () => {
    const page = await chromium.open()
    await page.goto(moduleUrl(`?lang=en${ride}`))
    const choose = page.getByRole('button', { name: pattern(words.en.offers.chooseOf) }).first()
    await choose.waitFor()
    await page.waitForLoadState('networkidle')
    const missed = page.waitForEvent('requestfailed', (request) => /assets/.test(request.url()))
    await page.context().setOffline(true)
    await page.getByRole('combobox', { name: words.en.Finder.from, exact: true }).click()
    await missed
    // An error nobody has caught is told in the next task.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
    expect(await page.getByRole('heading', { name: brokenTitle('en') }).count()).toBe(0)
    expect(await choose.isVisible()).toBe(true)
  })

  it('ERR-07 without a connection nothing is reloaded, and the screen comes by itself once it is back', async () => {
    const page = await chromium.open({ lang: 'ru', width: widths.phone })
    const loads = countLoads(page)
    await openFinder(page, 'ru')
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await page.getByText(words.ru.shell.offline).first().waitFor()
    await page.getByRole('link', { name: words.ru.shell.rent }).click()
    await page.getByRole('heading', { name: brokenTitle('ru') }).waitFor()
    await reload(page, 'ru').click()
    await page.getByRole('heading', { name: brokenTitle('ru') }).waitFor()
    expect(loads.count).toBe(1)
    expect(await flag(page)).toBeNull()
    await page.context().setOffline(false)
    await page.getByRole('heading', { level: 1, name: words.ru.shell.rent }).waitFor()
    await page.getByRole('combobox', { name: words.ru.Finder.from, exact: true }).waitFor()
    expect(loads.count, 'the page is the same').toBe(1)
  })

  it('REL-03 REL-06 ERR-07 terms and filters that cannot come without a connection are named in their place, and the form stays', async () => {
    const page = await chromium.open()
    const loads = countLoads(page)
    const broken = page.getByRole('heading', { name: brokenTitle('en') })
    await page.goto(moduleUrl(`?lang=en${ride}`))
    const filters = page.getByRole('button', { name: words.en.offers.filters, exact: true })
    await filters.waitFor()
    // A part of the page that is still on its way would be reloaded with the whole page once the connection is back.
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await filters.click()
    await page.getByText(words.en.offers.notLoaded).first().waitFor()
    await page.context().setOffline(false)
    const dialog = page.getByRole('dialog')
    const retry = page.getByRole('button', { name: words.en.common.retry, exact: true })
    // The filters may load by themselves once the connection is back, before anybody has pressed.
    await retry.or(dialog).first().waitFor()
    if (await retry.isVisible()) await retry.click().catch(() => dialog.waitFor())
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => filters.evaluate((button) => button === document.activeElement)).toBe(true)

    await chooseFirstOffer(page, 'en')
    await fillPassenger(page, 'en')
    await page.context().setOffline(true)
    const link = page.getByRole('button', { name: words.en.bonus.terms.deposit })
    await link.click()
    await page.getByText(words.en.bonus.terms.failed).first().waitFor()
    const again = page.getByRole('button', { name: words.en.common.retry, exact: true })
    await again.click()
    await page.getByText(words.en.bonus.terms.failed).first().waitFor()
    await page.context().setOffline(false)
    await again.click()
    await page
      .getByRole('dialog', { name: words.en.bonus.terms.depositTitle })
      .getByRole('document')
      .waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => link.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await again.count()).toBe(0)
    expect(await page.getByRole('textbox', { name: words.en.booking.passengers.name }).inputValue()).toBe(
      passenger.en.name,
    )
    expect([await broken.count(), loads.count]).toEqual([0, 1])
  })
})

describe('ERR-06 what nobody expected', () => {
  it.each<[Lang, 'error' | 'rejection']>([
    ['en', 'error'],
    ['ru', 'rejection'],
  ])(
    'in %s an uncaught %s: the screen says so, and Reload brings back what was entered',
    async (lang, kind) => {
      const page = await chromium.open({ lang })
      await page.goto(moduleUrl(`?lang=${lang}${ride}`))
      await chooseFirstOffer(page, lang)
      await fillPassenger(page, lang)
      await page.evaluate((kind) => {
        if (kind === 'error')
          setTimeout(() => {
            throw new Error('A planted mistake')
          })
        else void Promise.reject(new Error('A planted mistake'))
      }, kind)
      await page.getByRole('heading', { name: brokenTitle(lang) }).waitFor()
      await page.getByText('A planted mistake').waitFor()
      await photoAtEachWidth(page, `unexpected-${lang}`)
      await reload(page, lang).click()
      const name = page.getByRole('textbox', { name: words[lang].booking.passengers.name })
      await name.waitFor()
      await expect.poll(() => name.inputValue(), patient).toBe(passenger[lang].name)
    },
  )

  it('what an extension does, a call that was taken back and a rejection of nothing leave the page alone', async () => {
    const page = await chromium.open()
    await openFinder(page, 'en')
    await page.evaluate(() => {
      const foreign = new Error('not ours')
      foreign.stack = 'Error: not ours\n    at chrome-extension://abc/content.js:1:1'
      void Promise.reject(foreign)
      void Promise.reject(undefined)
      window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }))
    })
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    await page.getByRole('heading', { level: 1, name: words.en.shell.transfer }).waitFor()
    expect(await page.getByRole('heading', { name: brokenTitle('en') }).count()).toBe(0)
  })
})
