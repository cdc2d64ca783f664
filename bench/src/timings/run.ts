import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { findBrowser } from '../../../tools/browser.ts'
import { settings, vanillaSheets } from '../sizes/bundle.ts'
import { peersFolder } from '../sizes/peers.ts'
import { type Scenario, scenarios } from './scenarios.ts'

const page = (file: string) => fileURLToPath(new URL(`./pages/${file}`, import.meta.url))

/** Pages by the library that they show; the first one is the reference. */
export const ownPages = { 'Bare React': page('bare.tsx'), Wherry: page('wherry.tsx') }
export const peerPages = {
  'React Aria': page('reactAria.jsx'),
  'day-picker': page('dayPicker.jsx'),
  Mantine: page('mantine.jsx'),
}

/** Median main-thread time of a step in milliseconds, by library and scenario. */
export type Timings = Record<string, Partial<Record<Scenario, number>>>

async function bundles(pages: Record<string, string>): Promise<Map<string, Uint8Array | string>> {
  const files = new Map<string, Uint8Array | string>()
  for (const [name, entry] of Object.entries(pages)) {
    const { outputFiles } = await build({
      ...settings,
      entryPoints: [{ in: entry, out: 'page' }],
      nodePaths: [join(peersFolder, 'node_modules')],
      plugins: [vanillaSheets()],
    })
    const path = `/${encodeURIComponent(name)}/`
    for (const output of outputFiles!) files.set(path + output.path.split('/').at(-1), output.contents)
    files.set(
      path,
      '<!doctype html><html lang="en"><title>Bench</title><link rel="stylesheet" href="page.css"><div id="stage"></div><script type="module" src="page.js"></script></html>',
    )
  }
  return files
}

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' }

function serve(files: Map<string, Uint8Array | string>): Promise<Server> {
  const server = createServer(({ url = '' }, response) => {
    const body = files.get(url) ?? (url.endsWith('.css') ? '' : undefined)
    const type = types[url.split('.').at(-1)!] ?? 'text/html'
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': `${type}; charset=utf-8` })
    response.end(body)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

interface Opened {
  name: string
  page: Page
  session: CDPSession
  /** Number of repetitions in a sample, by scenario. */
  times: Partial<Record<Scenario, number>>
  /** Milliseconds of each sample, by scenario. */
  taken: Partial<Record<Scenario, number[]>>
}

async function open(browser: Browser, name: string, origin: string): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`))
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(`${origin}/${encodeURIComponent(name)}/`)
  await page.waitForFunction(() => 'bench' in window)
  return { name, page, session, times: await page.evaluate(() => window.bench.times), taken: {} }
}

/** Work of the main thread so far, in ms of its own CPU clock, so that other processes do not count. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
}

async function sample({ page, session, taken }: Opened, scenario: Scenario, isKept: boolean): Promise<void> {
  await page.evaluate((name) => window.bench.before(name), scenario)
  // Garbage of the last sample is collected before, so that it does not count in the next one.
  await session.send('HeapProfiler.collectGarbage')
  const begun = await worked(session)
  await page.evaluate((name) => window.bench.measure(name), scenario)
  const took = (await worked(session)) - begun
  await page.evaluate((name) => window.bench.after(name), scenario)
  if (!isKept) return
  taken[scenario] ??= []
  taken[scenario].push(took)
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

/**
 * Measures every scenario on every page in one browser, one sample of each page in turn, so that other load on the
 * machine affects all pages alike. A sample is script, style, layout and paint, minus the time of the scenario
 * `nothing`.
 *
 * @param pages entry points by library
 * @param rounds samples per scenario and page, after `warm` ones that are not counted
 */
export async function time(
  pages: Record<string, string>,
  { rounds, warm, only = scenarios }: { rounds: number; warm: number; only?: readonly Scenario[] },
): Promise<Timings> {
  const server = await serve(await bundles(pages))
  const { executablePath, args } = await findBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args })
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const opened: Opened[] = []
    for (const name of Object.keys(pages)) opened.push(await open(browser, name, origin))
    for (const scenario of new Set<Scenario>(['nothing', ...only]))
      for (let round = 0; round < warm + rounds; round++)
        // The order of the pages changes each time.
        for (let turn = 0; turn < opened.length; turn++) {
          const one = opened[(round + turn) % opened.length]!
          if (one.times[scenario]) await sample(one, scenario, round >= warm)
        }
    return Object.fromEntries(opened.map((one) => [one.name, mediansOf(one)]))
  } finally {
    await browser.close()
    server.close()
  }
}

function mediansOf({ taken, times }: Opened): Partial<Record<Scenario, number>> {
  const { nothing = [], ...rest } = taken
  const idle = median(nothing)
  return Object.fromEntries(
    Object.entries(rest).map(([scenario, values]) => [
      scenario,
      (median(values) - idle) / times[scenario as Scenario]!,
    ]),
  )
}
