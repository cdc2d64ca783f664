import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { examples } from '@wherry/booking/wire'
import type { Listening } from '@wherry/edge/node.ts'
import { type Sandbox, startSandbox } from '@wherry/sandbox/server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { withChromium } from './browser.ts'
import { journeyClock } from './clock.ts'
import { startEdgeIn } from './edgeServer.ts'
import { payInCash } from './embedStage.ts'
import { chooseFirstOffer, choosePlace, fillFlight, fillPassenger } from './steps.ts'
import { type RunningValidator, startValidator } from './validator.ts'
import { pattern, words } from './words.ts'

const t = words.en
const base = 'module_type=booking&lang=en&currency=EUR'

describe('the validator', () => {
  let answer: { status: number; type?: string; body: string } = { status: 200, body: '' }
  const service = createServer((_, response) => {
    response.writeHead(answer.status, {
      'Content-Type': answer.type ?? 'application/json',
      'Access-Control-Allow-Origin': 'https://partner.example',
    })
    response.end(answer.body)
  })
  let validator: RunningValidator

  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, 'localhost', resolve))
    validator = await startValidator({
      target: `http://localhost:${(service.address() as AddressInfo).port}`,
    })
  })
  afterAll(async () => {
    await validator.close()
    service.close()
  })

  /** Sends a call with a given answer and returns the violations that the validator finds. */
  async function told(
    path: string,
    body: unknown,
    init: RequestInit & { status?: number; type?: string } = {},
  ) {
    const { status = 200, type, ...rest } = init
    answer = {
      status,
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...(type === undefined ? {} : { type }),
    }
    const before = validator.violations.length
    await (await fetch(validator.url + path, rest)).text()
    return validator.violations
      .slice(before)
      .map(({ operation, where, errors }) => `${operation} ${where}: ${errors.join('; ')}`)
  }

  const pricesPath = `/v4/prices?start_place_point=49,2.5&finish_place_point=48.8,2.3&platform=web&${base}`
  const [offer] = examples.prices.answer.result

  it('API-30 says nothing of what fits', async () => {
    expect(await told(pricesPath, examples.prices.answer)).toEqual([])
    expect(await told(pricesPath, { error: { message: 'No' } }, { status: 503 })).toEqual([])
    expect(await told(`/profile/logout?${base}`, '', { method: 'POST' })).toEqual([])
    expect(validator.seen.get('pricesV4')).toBe(1)
  })

  it.each([
    ['a wrong type', { result: [{ ...offer, currency: 978 }] }, /pricesV4 answer: .*currency must be string/],
    ['a missing field', { result: [{ ...offer, price_id: undefined }] }, /required property 'price_id'/],
    ['a null where none may be', { result: [{ ...offer, price: null }] }, /\/result\/0\/price must be/],
    ['one of several types', { result: [{ ...offer, errors: 'no' }] }, /errors must be array,null/],
    [
      'a value off the list',
      { result: [{ ...offer, start_place: { place_id: 'x', type: 12 } }] },
      /equal to one of/,
    ],
    ['no JSON', '{"result":', /no JSON/],
  ])('API-30 tells %s in an answer', async (_, body, expected) => {
    expect((await told(pricesPath, body)).join()).toMatch(expected)
  })

  it('API-30 tells a field of a tuple: what only JSON Schema 2020-12 can say', async () => {
    const routes = [{ geometry: { type: 'LineString', coordinates: [['2.5', 49]] } }]
    const path = '/driving/2.5,49;2.3,48.8?geometries=geojson'
    expect((await told(path, { code: 'Ok', routes })).join()).toMatch(/coordinates\/0\/0 must be number/)
  })

  it('API-30 tells another content type, and a refusal without an error', async () => {
    expect((await told(pricesPath, '<p>', { type: 'text/html' })).join()).toMatch(/content type text\/html/)
    expect((await told(pricesPath, { result: [] }, { status: 404 })).join()).toMatch(/property 'error'/)
  })

  it('API-30 tells an unknown path, method and query, and a bad or missing query', async () => {
    expect(await told(`/v4/price?${base}`, {})).toEqual(['null request: no such call'])
    expect(await told(`/v1/orders/trips?${base}`, {})).toEqual(['null request: no such call'])
    expect(await told(pricesPath, {}, { method: 'PUT' })).toEqual(['null request: no such call'])
    const good = examples.prices.answer
    expect((await told(`${pricesPath}&to=me`, good)).join()).toMatch(/additionalProperty":"to"/)
    expect((await told(pricesPath.replace('49,2.5', 'here'), good)).join()).toMatch(
      /start_place_point must match/,
    )
    expect((await told(pricesPath.replace('lang=en', ''), good)).join()).toMatch(/required property 'lang'/)
  })

  it('API-30 tells a body that does not fit, and a missing one', async () => {
    const { body, answer: booked } = examples.createOrder
    const send = (sent: unknown) =>
      told(`/v4/orders?${base}`, booked, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      })
    expect(await send(body)).toEqual([])
    expect((await send({ ...body, trips: [] })).join()).toMatch(/trips must NOT have fewer than 1/)
    expect((await send({ ...body, utm: { utm_source: 1 } })).join()).toMatch(/utm_source must be string/)
    expect((await send(undefined)).join()).toMatch(/required property 'requestBody'/)
  })

  it('API-30 lets preflights, headers and statuses pass as they are', async () => {
    answer = { status: 204, body: '' }
    const before = validator.violations.length
    const preflight = await fetch(`${validator.url}/v4/anything`, { method: 'OPTIONS' })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('https://partner.example')
    expect(validator.violations).toHaveLength(before)
  })
})

describe('the module and the sandbox, with the validator between them', () => {
  const chromium = withChromium()
  let sandbox: Sandbox
  let validator: RunningValidator
  let edge: Listening
  let module = ''

  beforeAll(async () => {
    sandbox = await startSandbox({
      clock: journeyClock,
      ports: { start: 0, api: 0, pay: 0, account: 0, partner: 0 },
    })
    validator = await startValidator({ target: sandbox.urls.api })
    edge = await startEdgeIn(inject('edge'), {
      dist: fileURLToPath(new URL('../../apps/module/dist', import.meta.url)),
      port: 0,
      config: { apiBase: validator.url, debounceMs: 300, accountUrl: sandbox.urls.account },
      allowedParents: [sandbox.urls.partner],
    })
    module = `${edge.url}/transfer`
    sandbox.configure({ moduleUrl: module })
  })
  afterAll(async () => {
    await Promise.all([edge.close(), validator.close()])
    await sandbox.close()
  })
  afterEach(() => {
    expect(validator.violations).toEqual([])
  })

  const seen = () => [...validator.seen.keys()].sort()

  it('API-30 a booking by card, paid, and one in cash keep to the published contract', async () => {
    const page = await chromium.open()
    for (const way of ['cash', 'card'] as const) {
      await page.goto(`${module}?lang=en`)
      await page.getByRole('heading', { level: 1, name: t.shell.transfer }).waitFor()
      await choosePlace(page, 'en', 'from', 'IST', /Istanbul Airport/)
      await choosePlace(page, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
      await chooseFirstOffer(page, 'en')
      await fillFlight(page, 'en')
      await fillPassenger(page, 'en')
      await page
        .getByRole('button', { name: way === 'cash' ? t.booking.pay.cash : pattern(t.booking.pay.card) })
        .last()
        .click()
      if (way === 'card') await page.locator('button[value=pay]').click()
      const done = way === 'cash' ? t.approval.booked : t.approval.paid
      await page.getByRole('heading', { level: 1, name: done }).waitFor()
    }
    expect(seen()).toEqual(
      expect.arrayContaining([
        'checkTimeV4',
        'createOrderV4',
        'findPlacesV4',
        'order',
        'payUrlV4',
        'placeV4',
        'pricesV4',
        'settingUser',
        'transportNodesV4',
      ]),
    )
  })

  it('API-30 EMBED-03 a booking in a partner’s frame keeps to it under v1', async () => {
    const page = await chromium.open()
    await page.goto(`${sandbox.urls.partner}/?lang=en`)
    const frame = page.frameLocator('iframe')
    await choosePlace(frame, 'en', 'from', 'IST', /Istanbul Airport/)
    await choosePlace(frame, 'en', 'to', 'moda caddesi 142', /Moda Caddesi 142/)
    await chooseFirstOffer(frame, 'en')
    await fillFlight(frame, 'en')
    await fillPassenger(frame, 'en')
    await payInCash(frame)
    await frame.getByRole('heading', { level: 1, name: t.approval.booked }).waitFor()
    expect(seen()).toEqual(
      expect.arrayContaining([
        'checkTimeV1',
        'createOrderV1',
        'findPlacesV1',
        'frameUserSettings',
        'pricesV1',
        'transportNodesV1',
      ]),
    )
  })
})
