import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { moduleUrl } from './browser.ts'
import { patient } from './steps.ts'

/** Fonts of visitors' machines: Arimo has the widths of Arial. */
export const fallbacks = ['arimo', 'roboto'] as const

/**
 * Gives the page's fallback the letters of a package, so that it is the same on every machine, with the measures that
 * the style sheet says. A browser loads no file for a fallback: the letters stand in the page from the start.
 */
export async function withFallback(page: Page, font: (typeof fallbacks)[number]): Promise<void> {
  const html = await (await fetch(moduleUrl(''))).text()
  const sheet = /href="([^"]+\.css)"/.exec(html)![1]!
  const css = await (await fetch(new URL(sheet, moduleUrl('')))).text()
  const faces = [...css.matchAll(/@font-face\{font-family:Onest Fallback;([^}]*Arial[^}]*)\}/g)].map(
    ([, face = '']) => {
      const of = (name: string) => new RegExp(`(?:^|;)${name}:([^;]+)`).exec(face)?.[1]
      const weight = of('font-weight')!
      const unicodeRange = of('unicode-range')
      const file = `${unicodeRange ? 'cyrillic' : 'latin'}-${weight.startsWith('600') ? 700 : 400}`
      const path = fileURLToPath(
        import.meta.resolve(`@fontsource/${font}/files/${font}-${file}-normal.woff2`),
      )
      return {
        data: readFileSync(path, 'base64'),
        measures: {
          ...{ weight, ...(unicodeRange && { unicodeRange }), sizeAdjust: of('size-adjust') ?? '100%' },
          ...{ ascentOverride: of('ascent-override')!, descentOverride: of('descent-override')! },
          lineGapOverride: of('line-gap-override')!,
        },
      }
    },
  )
  expect(faces).toHaveLength(3)
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/@font-face\{font-family:Onest Fallback;[^}]+\}/g, '')
    await route.fulfill({ response, body })
  })
  await page.addInitScript((faces) => {
    for (const { data, measures } of faces) {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      document.fonts.add(new FontFace('Onest Fallback', bytes, measures))
    }
  }, faces)
}

interface Paint {
  /** Milliseconds since the navigation. */
  at: number
  text: string
}

/**
 * Visits a page that is drawn before its script, and lets the web font come, then the scripts.
 *
 * @param drawn a part of the drawn page
 * @param own a part of the page that the module renders in its place
 * @returns the largest contentful paints after the scripts have come, which a browser counts as a page that came late
 */
export async function latePaints(
  page: Page,
  address: string,
  drawn: Locator,
  own: Locator,
): Promise<Paint[]> {
  const letIn = { fonts: () => {}, scripts: () => {} }
  const held = {
    fonts: new Promise<void>((resolve) => (letIn.fonts = resolve)),
    scripts: new Promise<void>((resolve) => (letIn.scripts = resolve)),
  }
  await page.route('**/onest-*.woff2', (route) => held.fonts.then(() => route.continue()))
  await page.route('**/assets/*.js', (route) => held.scripts.then(() => route.continue()))
  await page.addInitScript(() => {
    const paints: { at: number; text: string }[] = []
    Object.assign(window, { paints })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element | null })[])
        paints.push({ at: entry.startTime, text: entry.element?.textContent ?? '' })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(address, { waitUntil: 'commit' })
  const paints = () => page.evaluate(() => (window as unknown as { paints: Paint[] }).paints)
  await drawn.first().waitFor()
  await expect.poll(async () => (await paints()).length, patient).toBeGreaterThan(0)
  letIn.fonts()
  await expect.poll(() => page.evaluate(() => document.fonts.status), patient).toBe('loaded')
  const takesOver = await page.evaluate(() => performance.now())
  letIn.scripts()
  await own.first().waitFor()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
  return (await paints()).filter(({ at }) => at > takesOver)
}
