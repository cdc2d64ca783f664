import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { aheadFromNow } from '../e2e/src/ahead.ts'
import { root, run } from '../tools/run.ts'
import { type Opened, serve, violations, withChromium } from './chromium.ts'
import { home, screens } from './folders.ts'
import { serveApi } from './sandbox.ts'

/** A screen and the service that answers it share a clock that no hour of the machine reaches. */
const ahead = aheadFromNow()
const { open } = withChromium(ahead)
const photos = join(root, 'artefacts/proofs')
mkdirSync(photos, { recursive: true })
const cwd = join(home, screens.app)

/** Runs a program of the app, which has to succeed, as in development: React tells what it does not like. */
async function inApp(program: string, ...args: string[]): Promise<string> {
  const { code, output } = await run(join(cwd, 'node_modules/.bin', program), args, {
    cwd,
    env: { NODE_ENV: 'development' },
  })
  expect(code, output).toBe(0)
  return output
}

describe('the examples of the READMEs of booking and embed, from the tarballs, with React 18', () => {
  let opened: Opened
  let types: Promise<string>
  beforeAll(async () => {
    // Runs beside all that follows, as it takes as long.
    types = inApp('tsc', '-p', '.')
    types.catch(() => undefined)
    await inApp('vite', 'build', '--outDir', 'page', '--logLevel', 'warn')
    opened = await open()
    const { page } = opened
    await serveApi(page, ahead)
    await page.route('https://booking.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Booking</title>' }),
    )
    // The frame's page never says that it is ready, so the loader would give it up after twenty seconds. The test may take
    // longer on a busy machine, so that timer is removed.
    await page.addInitScript(() => {
      const { setTimeout } = window
      window.setTimeout = ((act: () => void, time?: number, ...args: []) =>
        time === 20_000 ? 0 : setTimeout(act, time, ...args)) as typeof window.setTimeout
    })
    await page.goto(await serve(page, join(cwd, 'page')))
  })

  it('embed can be imported by plain Node, where the React element is drawn bare', async () => {
    const { code, output } = await run(
      'node',
      [
        '-e',
        `import '@wherry/embed'
         import '@wherry/embed/frame'
         import '@wherry/embed/protocol'
         import { WherryModule } from '@wherry/embed/react'
         import { createElement } from 'react'
         import { renderToString } from 'react-dom/server'
         process.stdout.write(renderToString(createElement(WherryModule, { from: 'ap-IST' })))`,
      ],
      { cwd },
    )
    expect(code, output).toBe(0)
    expect(output).toBe('<wherry-module from="ap-IST"></wherry-module>')
  })

  it('the search finds a place and has prices, and axe finds nothing', async () => {
    const { page } = opened
    for (const [label, text, place] of [
      ['From', 'IST', 'Istanbul Airport'],
      ['To', 'SAW', 'Sabiha Gökçen'],
    ] as const) {
      await page.getByRole('combobox', { name: label, exact: true }).fill(text)
      await page.getByRole('option', { name: place }).first().click()
    }
    await page
      .getByRole('button', { name: /^Choose/ })
      .first()
      .waitFor()
    expect(await violations(page)).toEqual([])
    await page.screenshot({ path: join(photos, 'booking.png'), animations: 'disabled', fullPage: true })
  })

  it('the element is known to the browser: written in the page and drawn by React, each has its frame', async () => {
    const { page } = opened
    expect(await page.evaluate(() => customElements.get('wherry-module') !== undefined)).toBe(true)
    const modules = page.locator('wherry-module')
    expect(await modules.count()).toBe(2)
    for (const [at, from] of [
      [0, 'ap-IST'],
      [1, 'ap-BIO'],
    ] as const) {
      const module = modules.nth(at)
      await module.scrollIntoViewIfNeeded()
      const frame = module.locator('iframe')
      await frame.waitFor({ timeout: 60_000 })
      const src = await frame.getAttribute('src')
      expect(src).toContain('https://booking.example/transfer')
      expect(src).toContain(`from=${from}`)
    }
  })

  it('their types hold', () => types)

  it('nothing complained', () => {
    // StrictMode mounts the offers twice: the first question for prices is taken back.
    const isTakenBack = (text: string) => /^failed: \S+\/prices\?\S+ net::ERR_ABORTED$/.test(text)
    expect(opened.complaints.filter((text) => !isTakenBack(text))).toEqual([])
  })
})
