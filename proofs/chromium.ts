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

/** An open page, with its errors, warnings and failed requests. */
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
      // Reduced motion skips entry animations: axe would judge an element without its final place and colours.
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
 * Serves http://localhost from a folder, without a server.
 *
 * @param drawn content that replaces `<!--page-->` in its index.html.
 * @param base path of the folder: each page below it is answered by index.html, as an app with routes needs it.
 */
export async function serve(page: Page, folder: string, drawn = '', base = ''): Promise<string> {
  await page.route(`http://localhost${base}/**`, (route) => {
    const asked = new URL(route.request().url()).pathname.slice(base.length).replace(/\/$/, '/index.html')
    const path = join(folder, base && extname(asked) === '' ? 'index.html' : asked)
    const body = readFileSync(path)
    const isPage = extname(path) === '.html'
    return route.fulfill({
      body: isPage ? body.toString().replace('<!--page-->', () => drawn) : body,
      contentType: types[extname(path)] ?? 'application/octet-stream',
    })
  })
  return `http://localhost${base}/`
}

interface Axe {
  run(
    on: Document,
    options: { iframes: boolean; rules: Record<string, { enabled: boolean }> },
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

/**
 * Accessibility violations that axe finds on the page, without frames. `region` is off, because a menu opens outside of
 * the landmarks.
 */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(join(home, 'node_modules/axe-core/axe.min.js'), 'utf8'))
  // An element that is fading in is transparent, so animations must end first, except those of a spinner, which never
  // end.
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
