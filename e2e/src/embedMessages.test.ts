import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { builtChunks } from '@wherry/bench/firstScreen.ts'
import loginWords from '@wherry/booking/messages/en/login'
import yachtWords from '@wherry/booking/messages/en/yacht'
import type { Listening } from '@wherry/edge/node.ts'
import type { FrameLocator, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { withChromium } from './browser.ts'
import { startEdgeIn } from './edgeServer.ts'
import { eventOf, type Log, listenTo } from './embedStage.ts'
import { dayFromNow, fillDate, fillTime, patient } from './steps.ts'
import { words } from './words.ts'

const chromium = withChromium()
const dist = fileURLToPath(new URL('../../apps/module/dist', import.meta.url))
const { order, success } = yachtWords.yacht

let edge: Listening
/** A page of a partner whose module has every section: what the query says stands on the element. */
const site = createServer((request, response) => {
  const attributes = [...new URL(request.url ?? '/', 'http://site').searchParams]
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')
  response
    .setHeader('content-type', 'text/html')
    .end(
      `<!doctype html><html lang="en"><title>A partner</title><script async src="${edge.url}/embed/v1/loader.js"></script><wherry-module ${attributes}></wherry-module>`,
    )
})

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const parents = [`http://127.0.0.1:${(site.address() as AddressInfo).port}`]
  edge = await startEdgeIn(inject('edge'), {
    dist,
    port: 0,
    config: {
      apiBase: inject('api'),
      debounceMs: 300,
      accountUrl: inject('account'),
      sections: { rent: true, yacht: true },
      yacht: { email: 'yachts@wherry.example' },
    },
    allowedParents: parents,
  })
})
afterAll(async () => {
  site.close()
  await edge?.close()
})

async function openWith(page: Page, query: string): Promise<{ log: Log; inside: FrameLocator }> {
  const log = await listenTo(page)
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/?${query}`)
  return { log, inside: page.frameLocator('iframe') }
}

const heading = (inside: FrameLocator, name: string) =>
  inside.getByRole('heading', { level: 1, name }).first().waitFor()

it('EMBED-06 YACHT-11 a request for a yacht is told without a word of what it says', async () => {
  const page = await chromium.open()
  const { log, inside } = await openWith(page, 'section=yacht')
  await heading(inside, words.en.shell.yacht)
  await inside.getByRole('button', { name: /^Bodrum/ }).click()
  await fillDate(inside, order.date, dayFromNow(20))
  await fillTime(inside, order.time, '1100')
  await inside.getByRole('textbox', { name: order.contact }).fill('anna@example.com')
  await inside.getByRole('checkbox', { name: new RegExp(order.agree.split('{{')[0] ?? '') }).check()
  expect(log.events.map(({ name }) => name)).not.toContain('yacht-sent')
  await inside.getByRole('button', { name: order.send }).click()
  await heading(inside, success.title)
  expect(await eventOf(log, 'yacht-sent')).toEqual({})
  await expect
    .poll(() => log.events.filter(({ name }) => name === 'track').map(({ detail }) => detail), patient)
    .toContainEqual({ event: 'generate_lead' })
  const routes = log.events.filter(({ name }) => name === 'route').map(({ detail }) => detail['step'])
  expect(routes).toEqual(['search', 'request', 'confirmation'])
  expect(
    log.messages.map(({ data }) => JSON.stringify(data)).filter((text) => /anna|Bodrum/i.test(text)),
  ).toEqual([])
})

const cors = { 'access-control-allow-origin': '*' }
const answer = (page: Page, end: string, status: number, code: string) =>
  page.route(
    (url) => url.href.startsWith(inject('api')) && url.pathname.endsWith(end),
    (route) =>
      route.fulfill({ status, headers: cors, json: { error: { code, message: 'Anna must not know' } } }),
  )

it('EMBED-06 ERR-03 what fails is told by a word of ours, never in the service’s', async () => {
  const page = await chromium.open()
  await answer(page, '/prices', 503, 'busy')
  const { log, inside } = await openWith(page, 'from=ap-IST&to=ad-moda-caddesi-142')
  await inside.getByRole('heading', { name: words.en.offers.failed.title }).waitFor()
  expect((await eventOf(log, 'error'))['code']).toMatch(/^prices-[a-z]+$/)
  expect(JSON.stringify([...log.messages, ...log.events])).not.toContain('Anna')

  const [frame] = page.frames().filter((one) => one.parentFrame())
  await frame?.evaluate(() => {
    setTimeout(() => {
      throw new Error('Anna is not to be told')
    })
  })
  await inside.getByRole('heading', { name: words.en.trans.common.error_boundary.title }).waitFor()
  await expect.poll(() => log.events.at(-1)?.detail, patient).toEqual({ code: 'unexpected' })
  expect(JSON.stringify([...log.messages, ...log.events])).not.toContain('Anna')

  const other = await chromium.open()
  await answer(other, '/frame-user-settings/2001', 403, 'forbidden')
  const refused = await openWith(other, 'partner=2001')
  await heading(refused.inside, loginWords.forbidden.title)
  expect(await eventOf(refused.log, 'error')).toEqual({ code: 'forbidden' })
})

it('EMBED-06 AUTH-05 a call that wants a sign-in: the page is told that one is open', async () => {
  const page = await chromium.open()
  await answer(page, '/prices', 401, 'sign_in')
  const { log, inside } = await openWith(page, 'from=ap-IST&to=ad-moda-caddesi-142')
  await inside.getByRole('dialog', { name: loginWords.login.title }).waitFor()
  expect(await eventOf(log, 'login-needed')).toEqual({})
})

it('EMBED-06 SHELL-21 a module whose own texts do not come: one reload, then words that anybody reads, and the page is told', async () => {
  const [file] =
    Object.entries(builtChunks()).find(([, all]) =>
      all.some((one) => one.endsWith('/messages/es/search.ts')),
    ) ?? []
  const page = await chromium.open()
  let asked = 0
  await page.route(`**/${file}`, (route) => {
    asked += 1
    return route.fulfill({ status: 404, body: '' })
  })
  const { log, inside } = await openWith(page, 'lang=es')
  await inside.getByText('No se ha podido cargar la página de reserva.', { exact: false }).waitFor()
  expect(await eventOf(log, 'error')).toEqual({ code: 'start-failed' })
  await eventOf(log, 'ready')
  expect(asked).toBe(2)
})
