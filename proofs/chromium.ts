import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { patience } from '../.storybook/waits.ts'
import { setPageClock } from '../e2e/src/ahead.ts'
import { findBrowser } from '../tools/browser.ts'
import { home } from './folders.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/** A page, and all that it complained of: errors, warnings, failed requests. */
export interface Opened {
  page: Page
  complaints: string[]
}

/**
 * One Chromium for a file of tests.
 *
 * @param ahead milliseconds from the machine's clock to that of its pages.
 */
export function withChromium(ahead = 0): { open(): Promise<Opened> } {
  let browser: Browser
  beforeAll(async () => {
    const { executablePath, args } = await findBrowser()
    browser = await chromium.launch({ executablePath, args })
  })
  afterAll(() => browser.close())
  return {
    async open() {
      // What is still coming in has not its place and its colours yet: axe would judge a moment.
      const page = await browser.newPage({
        viewport: { width: 1000, height: 900 },
        locale: 'en',
        reducedMotion: 'reduce',
      })
      page.setDefaultTimeout(patience)
      await setPageClock(page, ahead)
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('requestfailed', (request) =>
        complaints.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
      )
      page.on(
        'response',
        (answer) => answer.status() >= 400 && complaints.push(`${answer.status()}: ${answer.url()}`),
      )
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      return { page, complaints }
    },
  }
}

/**
 * Answers http://localhost from a folder, without a server.
 *
 * @param drawn what stands in place of `<!--page-->` in its index.html.
 */
export async function serve(page: Page, folder: string, drawn = ''): Promise<string> {
  await page.route('http://localhost/**', (route) => {
    const path = join(folder, new URL(route.request().url()).pathname.replace(/\/$/, '/index.html'))
    const body = readFileSync(path)
    const isPage = extname(path) === '.html'
    return route.fulfill({
      body: isPage ? body.toString().replace('<!--page-->', () => drawn) : body,
      contentType: types[extname(path)] ?? 'application/octet-stream',
    })
  })
  return 'http://localhost/'
}

interface Axe {
  run(
    on: Document,
    options: { iframes: boolean; rules: Record<string, { enabled: boolean }> },
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

/** What axe finds on the page as it stands, frames left out, but for `region`: a menu opens outside of the page's landmarks. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(join(home, 'node_modules/axe-core/axe.min.js'), 'utf8'))
  // What is still fading in shows what lies under it. Endless ones, a spinner's, are not waited for.
  await page.evaluate(() =>
    Promise.allSettled(
      [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
        .flatMap((root) => root.getAnimations())
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  )
  return page.evaluate(async () => {
    const found = await (globalThis as unknown as { axe: Axe }).axe.run(document, {
      iframes: false,
      rules: { region: { enabled: false } },
    })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
}
