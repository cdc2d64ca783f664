import { tokenCookie } from '@wherry/booking'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { moduleUrl, withChromium } from './browser.ts'
import { fallbacks, latePaints, withFallback } from './latePaints.ts'

const chromium = withChromium()
const languages = ['en', 'ru', 'es'] as const

/** The HTML that a page shows without any script. */
async function drawn(query: string, headers: Record<string, string> = {}): Promise<string> {
  const html = await (await fetch(moduleUrl(query), { headers })).text()
  return /<div id="wherry">(.*)<\/div>\s*<template/s.exec(html)?.[1] ?? ''
}

/** The elements of some HTML, parsed in a page without a policy. Ids that React makes up are replaced by numbers. */
const outline = (page: Page, html: string) =>
  page.evaluate((text) => {
    const body = new DOMParser().parseFromString(text, 'text/html').body
    for (const input of body.querySelectorAll('input')) input.removeAttribute('readonly')
    for (const option of body.querySelectorAll('option')) option.removeAttribute('selected')
    const made: string[] = []
    const named = (value: string) => {
      if (!/^#?_[rR]_/.test(value)) return value
      const id = value.replace('#', '')
      if (!made.includes(id)) made.push(id)
      return `made ${made.indexOf(id)}`
    }
    return [...body.querySelectorAll('.wherry-root, .wherry-root *')].map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${named(value)}`).sort()
      const own = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === 3)
        .map((node) => node.nodeValue)
      return `${element.localName} ${attributes.join(' ')} ${own.join('')}`
    })
  }, html)

describe('the finder before its script', () => {
  it.each(languages)(
    'what the build has drawn is what comes, and nothing moves: %s',
    { tags: 'alone' },
    async (lang) => {
      const page = await chromium.open({ width: 360 })
      await page.addInitScript(() => {
        const moved: unknown[] = []
        Object.assign(window, { moved })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            moved.push((entry as PerformanceEntry & { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      // A font that loads late would move its text here as on any page.
      await page.route('**/*.woff2', (route) => route.abort())
      await page.goto(moduleUrl(`?lang=${lang}`))
      await page.getByRole('combobox').first().waitFor()
      const reader = await chromium.open()
      const whole = await outline(reader, await page.locator('#wherry').innerHTML())
      expect(await outline(reader, await drawn(`?lang=${lang}`))).toEqual(whole)
      expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([])
    },
  )

  it.each(
    languages.flatMap((lang) =>
      fallbacks.flatMap((font) => [390, 768, 1280].map((width) => [lang, font, width] as const)),
    ),
  )(
    'nothing larger is painted as the font and the module take over: %s, %s, %d px',
    async (lang, font, width) => {
      const page = await chromium.open({ width })
      await withFallback(page, font)
      const late = await latePaints(
        page,
        moduleUrl(`?lang=${lang}`),
        page.locator('[inert]'),
        page.getByRole('combobox'),
      )
      expect(late).toEqual([])
    },
  )

  it('it acts in nothing: no script, no focus, no reader', async () => {
    const page = await chromium.open()
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(moduleUrl('?lang=en'), { waitUntil: 'commit' })
    await page.getByText('Find a car').waitFor()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
    expect(await page.getByRole('combobox').count()).toBe(0)
  })

  it.each([
    ['', {}, true],
    ['?utm_source=mail&lang=es', {}, true],
    ['?from=ap-IST', {}, false],
    ['?from=ap-IST&to=', {}, false],
    ['?from=ap-IST&to=ho-1', {}, true],
    ['?from=ap-IST&to=ho-1&return=1', {}, false],
    ['?partner=2001', {}, false],
    ['/rent', {}, false],
    ['', { cookie: `a=1; ${tokenCookie}=abc` }, false],
  ])('it stands where nothing is known but the language: %s %o', async (query, headers, is) => {
    expect((await drawn(query, headers)) !== '').toBe(is)
  })
})
