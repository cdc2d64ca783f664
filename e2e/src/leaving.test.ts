import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, inject, it } from 'vitest'
import { withBrowser } from './browser.ts'
import { patient } from './steps.ts'
import { pattern, words } from './words.ts'

const browser = withBrowser()

/** Paths of which the responses are held back. */
let held: (url: string) => boolean = () => false
/** Called for each held request. */
let onHeld = () => {}

// Firefox and WebKit end the requests of a page once another page is asked for. Requests that a driver holds back are not
// ended in Firefox, so a server holds them.
const slow = createServer((asked, answer) => {
  const pass = () => {
    const to = new URL(asked.url ?? '/', inject('module'))
    const { host: _, ...headers } = asked.headers
    const passed = request(to, { method: asked.method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  }
  if (!held(asked.url ?? '')) return pass()
  onHeld()
  setTimeout(pass, 2000)
})
await new Promise<void>((done) => slow.listen(0, done))
afterAll(() => {
  slow.closeAllConnections()
  slow.close()
})
const at = (query: string) =>
  `http://localhost:${(slow.address() as AddressInfo).port}${new URL(inject('module')).pathname}${query}`

it('SHELL-21 whoever leaves while a part of the code loads comes to the other page: no reload holds them', {
  tags: 'engines',
}, async () => {
  const page = await browser.open()
  await page.goto(at('?lang=en&from=ap-IST&to=ad-moda-caddesi-142'))
  const choose = page.getByRole('button', { name: pattern(words.en.offers.chooseOf) }).first()
  await choose.waitFor()
  const isAsked = new Promise<void>((asked) => (onHeld = asked))
  held = (url) => url.includes('/assets/') || url.includes('lang=ru')
  await choose.click()
  await isAsked
  await page.evaluate((to) => {
    location.href = to
  }, at('?lang=ru'))
  await page.waitForTimeout(5000)
  held = () => false
  expect(page.url()).toContain('lang=ru')
  await page.getByRole('heading', { level: 1, name: words.ru.shell.transfer }).waitFor(patient)
  expect(await page.evaluate(() => localStorage.getItem('page-force-refreshed'))).toBeNull()
})
