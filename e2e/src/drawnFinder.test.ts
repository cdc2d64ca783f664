import { tokenCookie } from '@wherry/booking/hooks/signInDoor.ts'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { moduleUrl, withChromium } from './browser.ts'

const chromium = withChromium()
const languages = ['en', 'ru', 'es'] as const

/** What a page without any script shows. */
async function drawn(query: string, headers: Record<string, string> = {}): Promise<string> {
  const html = await (await fetch(moduleUrl(query), { headers })).text()
  return /<div id="wherry">(.*)<\/div>\s*<template/s.exec(html)?.[1] ?? ''
}

/** The elements of some HTML, read by a page without a policy, with the names that React makes up told by their order. */
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
      // A font that comes late moves what it is drawn with, here as anywhere.
      await page.route('**/*.woff2', (route) => route.abort())
      await page.goto(moduleUrl(`?lang=${lang}`))
      await page.getByRole('combobox').first().waitFor()
      const reader = await chromium.open()
      const whole = await outline(reader, await page.locator('#wherry').innerHTML())
      expect(await outline(reader, await drawn(`?lang=${lang}`))).toEqual(whole)
      expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([])
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
    ['?partner=2001', {}, false],
    ['/rent', {}, false],
    ['', { 'sec-fetch-dest': 'iframe' }, false],
    ['', { cookie: `a=1; ${tokenCookie}=abc` }, false],
  ])('it stands where nothing is known but the language: %s %o', async (query, headers, is) => {
    expect((await drawn(query, headers)) !== '').toBe(is)
  })
})
