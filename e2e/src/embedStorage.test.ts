import { describe, expect, inject, it } from 'vitest'
import { blockCookies, blockStorage } from './blocked.ts'
import { photo, withBrowser } from './browser.ts'
import {
  bookInCash,
  fillIn,
  listenTo,
  moduleFrame,
  openWithModule,
  payAtTop,
  payByCard,
  press,
} from './embedStage.ts'
import { patient } from './steps.ts'
import { pattern, words } from './words.ts'

const module = new URL(inject('module')).origin

const storageThrows = () => {
  const failures = [() => window.localStorage, () => window.sessionStorage, () => document.cookie].map(
    (read) => {
      try {
        read()
        return false
      } catch {
        return true
      }
    },
  )
  return failures.every(Boolean)
}

/** True if a frame may keep a cookie that is not partitioned. */
const keepsCookie = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a browser keeps by it is what is asked
  document.cookie = 'third=1; SameSite=None; Secure; Path=/'
  return document.cookie.includes('third=1')
}

describe('EMBED-12 third-party cookies and storage blocked', () => {
  const chromium = withBrowser()

  it('the whole booking passes, in cash and by card, with storage that throws', {
    tags: 'engines',
  }, async () => {
    const page = await chromium.open()
    const log = await listenTo(page)
    await blockStorage(page)
    const inside = await openWithModule(page, '/element')
    expect(await (await moduleFrame(page)).evaluate(storageThrows)).toBe(true)
    await bookInCash(inside)
    const again = await openWithModule(page, '/element')
    await fillIn(again)
    await payByCard(again)
    await page.waitForURL(`${inject('pay')}/**`)
    await payAtTop(page)
    expect(log.errors).toEqual([])
  })

  it('the same with cookies that the browser refuses', async () => {
    const usual = await chromium.open()
    await openWithModule(usual, '/element')
    expect(await (await moduleFrame(usual)).evaluate(keepsCookie), 'unless it is blocked').toBe(true)

    const page = await chromium.open()
    await blockCookies(page)
    const log = await listenTo(page)
    const inside = await openWithModule(page, '/element')
    expect(await (await moduleFrame(page)).evaluate(keepsCookie)).toBe(false)
    await bookInCash(inside)
    expect(log.errors).toEqual([])
  })

  it('a reload of the frame keeps what the page chose for it', async () => {
    const page = await chromium.open()
    await blockCookies(page)
    await blockStorage(page)
    const inside = await openWithModule(page, '/element')
    const root = inside.locator('.wherry-root').first()
    const theme = () => root.getAttribute('data-wherry-theme')
    const pay = inside.getByRole('button', { name: pattern(words.en.booking.pay.card) }).last()
    const colour = () => pay.evaluate((button) => getComputedStyle(button).backgroundColor)
    await page.locator('wherry-module').evaluate((element) => element.setAttribute('theme', 'wherry'))
    await expect.poll(theme, patient).toBe('wherry')
    await fillIn(inside)
    await expect.poll(colour, patient).toBe('rgb(36, 81, 214)')
    const frame = await moduleFrame(page)
    await frame.evaluate(() => Object.assign(window, { isBefore: true }))
    await frame.evaluate(() => location.reload()).catch(() => {})
    await expect.poll(() => frame.evaluate(() => 'isBefore' in window).catch(() => true), patient).toBe(false)
    // The form could be stored nowhere: the search stands again, in what the page has chosen.
    await inside.getByRole('combobox', { name: words.en.Finder.to, exact: true }).waitFor()
    await expect.poll(theme, patient).toBe('wherry')
    const choose = inside.getByRole('button', { name: pattern(words.en.offers.chooseOf) }).first()
    await expect
      .poll(() => choose.evaluate((button) => getComputedStyle(button).color), patient)
      .toBe('rgb(36, 81, 214)')
    expect(await inside.getByRole('navigation').count(), 'the menu is still hidden').toBe(0)
  })
})

describe('a frame in a sandbox', () => {
  const chromium = withBrowser()

  it('EMBED-12 with allow-same-origin the whole booking passes, the payment by a tap', {
    tags: 'engines',
  }, async () => {
    const page = await chromium.open()
    const log = await listenTo(page)
    await bookInCash(await openWithModule(page, '/sandbox'))
    const frame = await openWithModule(page, '/sandbox')
    expect(await page.locator('iframe').getAttribute('sandbox')).toContain('allow-same-origin')
    await fillIn(frame)
    await payByCard(frame)
    await press(frame.getByRole('link', { name: words.en.booking.pay.openPage }))
    await payAtTop(page)
    expect(log.errors).toEqual([])
  })

  it.each([
    ['en', 'This page cannot be booked on from inside a sandbox.'],
    ['ru', 'Внутри изолированной рамки заказать нельзя.'],
    ['es', 'No se puede reservar dentro de un marco aislado.'],
  ] as const)(
    'EMBED-05 without it: a text in %s and a link to a new tab, where all works',
    async (lang, text) => {
      const page = await chromium.open({ lang })
      const log = await listenTo(page)
      await page.goto(`${inject('partner')}/sandbox?origin=none&lang=${lang}`)
      expect(await page.locator('iframe').getAttribute('sandbox')).not.toContain('allow-same-origin')
      const inside = page.frameLocator('iframe')
      const link = inside.getByRole('link')
      await link.waitFor()
      expect(await inside.getByRole('combobox').count()).toBe(0)
      expect(await inside.getByText(text).isVisible()).toBe(true)
      await photo(page, `embed-opaque-${lang}-1280`)
      expect(await link.getAttribute('rel')).toContain('noopener')
      const opened = page.context().waitForEvent('page')
      await link.click()
      const tab = await opened
      await tab.getByRole('heading', { level: 1, name: words[lang].shell.transfer }).waitFor()
      expect(new URL(tab.url()).origin).toBe(module)
      expect(await tab.evaluate(() => window.origin)).toBe(module)
      const from = tab.getByRole('combobox', { name: words[lang].Finder.from, exact: true })
      await expect.poll(() => from.inputValue(), patient).not.toBe('')
      expect(log.messages).toEqual([])
      expect(log.errors).toEqual([])
    },
  )
})
