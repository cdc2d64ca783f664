import { tokenCookie } from '@wherry/booking'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { moduleUrl, withChromium } from './browser.ts'
import { fallbacks, latePaints, withFallback } from './latePaints.ts'
import { patient } from './steps.ts'

const chromium = withChromium()
const languages = ['en', 'ru', 'es'] as const
/** Fonts before the web font. The machine's own is DejaVu Sans on a bare Linux. */
const fonts = [...fallbacks, 'of the machine'] as const
const form = (lang: string) => moduleUrl(`/prices?lang=${lang}`)

/** Goes from a search to the form of its first car, so that this tab has an unfinished booking. */
async function toForm(page: Page, lang: string, route = 'from=ap-IST&to=ad-moda-caddesi-142'): Promise<void> {
  await page.goto(moduleUrl(`?lang=${lang}&${route}`))
  await page.locator('button[data-offer]').first().click()
  await page.locator('form input').first().waitFor()
}

/** Text, place and size of each element of the trip's section with a text of its own. */
const trip = (page: Page) =>
  page.evaluate(() => {
    const section = document.querySelector('section[aria-labelledby$="title.trip"]')!
    return [...section.querySelectorAll('*')].flatMap((element) => {
      const said = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === 3)
        .map((node) => node.nodeValue)
      const text = said.join('').trim()
      const { x, y, width, height } = element.getBoundingClientRect()
      return text && width > 1 ? [{ text, at: [x, y + scrollY, width, height].map(Math.round) }] : []
    })
  })

describe('the form before its script', () => {
  it.each(
    languages.flatMap((lang) =>
      (
        [
          [360, 'light'],
          [768, 'dark'],
          [1280, 'light'],
        ] as const
      ).map(([width, mode]) => [lang, width, mode] as const),
    ),
  )(
    'its fields stand where they come, and nothing moves: %s, %d px, %s',
    { tags: 'alone' },
    async (lang, width, mode) => {
      const page = await chromium.open({ width })
      await page.emulateMedia({ colorScheme: mode })
      await page.route('**/*.woff2', (route) => route.abort())
      await toForm(page, lang)
      const whole = await trip(page)
      const letIn = { scripts: () => {} }
      const held = new Promise<void>((resolve) => (letIn.scripts = resolve))
      await page.route('**/assets/*.js', (route) => held.then(() => route.continue()))
      await page.addInitScript(() => {
        const moved = { sum: 0 }
        Object.assign(window, { moved })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            moved.sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(form(lang), { waitUntil: 'commit' })
      await page.locator('[inert] section').waitFor()
      const drawn = await trip(page)
      expect(drawn.length).toBeGreaterThan(8)
      expect(drawn).toEqual(whole)
      letIn.scripts()
      await page.locator('form input').first().waitFor()
      await expect.poll(() => page.locator('[inert] section').count(), patient).toBe(0)
      expect(await trip(page)).toEqual(whole)
      expect(
        await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum),
      ).toBeLessThan(0.005)
    },
  )

  it.each(
    languages.flatMap((lang) =>
      fonts.flatMap((font) => [360, 390].map((width) => [lang, font, width] as const)),
    ),
  )(
    'nothing larger is painted as the font and the module take over: %s, %s, %d px',
    async (lang, font, width) => {
      const page = await chromium.open({ width })
      if (font !== 'of the machine') await withFallback(page, font)
      await toForm(page, lang)
      const fields = page.locator('form input')
      expect(await latePaints(page, form(lang), page.locator('[inert] section'), fields)).toEqual([])
    },
  )

  it('BOOK-58 whoever leaves the form leaves no places in the tab', async () => {
    const page = await chromium.open()
    await toForm(page, 'en')
    const kept = () => page.evaluate(() => sessionStorage.getItem('wherry-shown-ride'))
    await expect.poll(kept, patient).toContain('Moda')
    await page.goBack()
    await page.locator('button[data-offer]').first().waitFor()
    expect(await kept()).toBeNull()
  })

  it('SHELL-21 without its one style sheet the form comes with those of its parts', async () => {
    const page = await chromium.open()
    await toForm(page, 'en')
    const { height } = (await page.locator('form input').first().boundingBox())!
    const html = await (await fetch(form('en'))).text()
    const sheet = /href="([^"]+)"[^>]*data-holds=/.exec(html)?.[1]
    expect(sheet).toMatch(/\.css$/)
    await page.route(`**${sheet}`, (route) => route.abort())
    await page.goto(form('en'))
    await page.locator('form input').first().waitFor()
    expect(await page.locator('form input').first().boundingBox()).toMatchObject({ height })
  })

  it('nothing that was typed is drawn, nothing can be typed into it, and what was kept comes', async () => {
    const page = await chromium.open()
    await toForm(page, 'en')
    await page.getByRole('textbox', { name: 'Flight number' }).fill('TK 1985')
    await page.getByRole('textbox', { name: 'Flight number' }).blur()
    const letIn = { scripts: () => {} }
    const held = new Promise<void>((resolve) => (letIn.scripts = resolve))
    await page.route('**/assets/*.js', (route) => held.then(() => route.continue()))
    await page.goto(form('en'), { waitUntil: 'commit' })
    await page.getByText('Flight number').waitFor()
    const inputs = page.locator('[inert] input')
    expect(await inputs.count()).toBeGreaterThan(3)
    expect(
      await inputs.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value).join('')),
    ).toBe('')
    expect(await page.locator('input:not([readonly])').count()).toBe(0)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
    letIn.scripts()
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Flight number' }).inputValue(), patient)
      .toBe('TK 1985')
  })

  it('another ride has its own fields, another language has a placeholder', async () => {
    const page = await chromium.open()
    await toForm(page, 'en', 'from=ad-moda-caddesi-142&to=ap-IST')
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(form('en'), { waitUntil: 'commit' })
    await page.getByText('Your flight').waitFor()
    expect(await page.getByText('We follow your flight').count()).toBe(0)
    await page.goto(form('ru'), { waitUntil: 'commit' })
    await page.locator('[inert] [data-coming]').first().waitFor()
    expect(await page.locator('[inert] section').count()).toBe(0)
  })

  it('without an unfinished booking there is a placeholder, and then the search', async () => {
    const page = await chromium.open()
    await page.goto(form('en'))
    await page.getByRole('combobox').first().waitFor()
    expect(await page.locator('[inert] [data-coming]').count()).toBe(0)
  })

  it.each([
    ['/prices', {}, true],
    ['/prices?utm_source=mail&lang=es', {}, true],
    ['/prices?from=a&to=b', {}, false],
    ['/prices?partner=2001', {}, false],
    ['/prices/', {}, false],
    ['/approveorder/1', {}, false],
    ['/prices', { 'sec-fetch-dest': 'iframe' }, false],
    ['/prices', { cookie: `${tokenCookie}=abc` }, false],
  ])('it stands where nothing is known but the language: %s %o', async (query, headers, is) => {
    const html = await (await fetch(moduleUrl(query), { headers })).text()
    expect(html.includes('<template data-ride="')).toBe(is)
  })
})
