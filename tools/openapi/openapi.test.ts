import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Contract, loadContract, type Schema } from './contract.ts'
import { fieldsOf } from './fields.ts'
import { documentFile, documentText } from './file.ts'
import { type Json, published, withoutIds } from './schema.ts'

/** Written by hand from API-02 to API-28; `{v}` answers under v1 and v4. */
const table = [
  'login POST /rpc',
  'authLogin POST /v4/auth/login',
  'logout POST /profile/logout',
  'order GET /v4/orders/trips',
  'settingUser GET /v4/partners/get-setting-user',
  'frameUserSettings GET /v1/partners/frame-user-settings/{user_id}',
  'moduleSettings GET /{v}/partners/booking-module-settings/{partner_id}',
  'saveModuleSettings PUT /v4/partners/booking-module-settings',
  'features GET /{v}/partners/features/{partner_id}',
  'prices GET /{v}/prices',
  'rentPrices GET /{v}/prices/rent',
  'place GET /{v}/places/{place_id}',
  'findPlaces GET /{v}/places/find',
  'transportNodes GET /{v}/transport-nodes',
  'countryByPoint GET /{v}/places/get-country-by-point',
  'checkLocation POST /{v}/places/check-location-from-places',
  'navigationPaths GET /{v}/navigation-paths',
  'directions GET /driving/{coordinates}',
  'promo GET /v4/promo',
  'promoViews PUT /v4/promo/views',
  'recommendedTime GET /{v}/orders/recommended-time',
  'checkTime POST /{v}/orders/check-time',
  'miles GET /{v}/partners/miles',
  'createOrder POST /{v}/orders',
  'updateOrder POST /v4/orders/trips',
  'payUrl GET /{v}/orders/pay-url',
  'calculateNewPrice POST /{v}/prices/calculation-new-price',
  'getWidget GET /{v}/public/get-widget',
  'costCenters GET /v4/cost-centers',
  'yachtRequest POST /v4/send/booking-yacht-requests',
]

type Operation = Json & { operationId: string; parameters: Json[] }
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json>; parameters: Record<string, Json> }
}

let text = ''
let committed: Document
let contract: Contract

beforeAll(async () => {
  contract = await loadContract()
  text = readFileSync(documentFile, 'utf8')
  committed = JSON.parse(text)
})

const operations = () =>
  Object.entries(committed.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'servers')
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )

/** Checks values against a published schema, by an implementation of JSON Schema that is not ours. */
function published2020() {
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
  ajv.addSchema(committed, 'openapi.json')
  return (pointer: string) => {
    const validate = ajv.getSchema(`openapi.json#${pointer}`)
    if (validate === undefined) throw new Error(`No schema at ${pointer}`)
    return validate
  }
}

describe('the published document', () => {
  it('API-30 is in step with the contract', async () => {
    const isInStep = text === (await documentText())
    expect(isInStep, 'packages/booking/openapi.json is stale: run `pnpm openapi` and commit it').toBe(true)
  })

  it('API-30 is OpenAPI 3.1, and what is not is told', async () => {
    const validator = new Validator()
    const said = await validator.validate(structuredClone(committed))
    expect(said.errors ?? []).toEqual([])
    expect(validator.version).toBe('3.1')
    const spoiled = structuredClone(committed)
    delete spoiled.paths['/v4/prices']!['get']!.parameters[0]!['in']
    expect((await new Validator().validate(spoiled)).valid).toBe(false)
  })

  it('API-30 names every call under each of its versions', () => {
    const expected = table.flatMap((row) => {
      const [name = '', method, path = ''] = row.split(' ')
      if (!path.startsWith('/{v}/')) return [`${name} ${method} ${path}`]
      return ['v1', 'v4'].map((v) => `${name}${published(v)} ${method} ${path.replace('{v}', v)}`)
    })
    const found = operations().map(
      ({ path, method, operation }) => `${operation.operationId} ${method} ${path}`,
    )
    expect(found.sort()).toEqual(expected.sort())
  })

  it('API-30 every field and parameter says what it is', () => {
    const silent = fieldsOf(committed as unknown as Json).filter(({ text }) => text === undefined)
    expect(silent.map(({ path }) => path)).toEqual([])
  })

  it('API-30 no text of it names a requirement of ours', () => {
    const texts: string[] = []
    JSON.stringify(committed, (key, value) => {
      if ((key === 'description' || key === 'summary') && typeof value === 'string') texts.push(value)
      return value
    })
    expect(texts.length).toBeGreaterThan(300)
    expect(texts.filter((text) => /\b[A-Z][A-Z\d]+-\d\d\b/.test(text))).toEqual([])
    expect(withoutIds('API-02 An order (PRICE-22, BOOK-37), ISO 8601.')).toBe('An order, ISO 8601.')
  })

  it('API-15 API-28 says which calls need the token, which may have it, which have none', () => {
    const security = (id: string) =>
      operations().find(({ operation }) => operation.operationId === id)?.operation['security']
    expect(security('saveModuleSettings')).toEqual([{ bearer: [] }])
    expect(security('costCenters')).toEqual([{ bearer: [] }])
    expect(security('createOrderV4')).toEqual([{}, { bearer: [] }])
    for (const id of ['login', 'authLogin', 'logout', 'directions']) expect(security(id)).toEqual([])
  })

  it('API-21 API-28 declares the refusals and the headers with a meaning of their own', () => {
    const responses = (id: string) =>
      operations().find(({ operation }) => operation.operationId === id)?.operation['responses'] as Record<
        string,
        Json
      >
    const refusals = (id: string) => Object.keys(responses(id)).filter((status) => status.startsWith('4'))
    expect(refusals('createOrderV4')).toEqual(['400', '401', '403', '409', '413', '429'])
    expect(refusals('checkTimeV1')).toContain('409')
    expect(refusals('saveModuleSettings')).toEqual(expect.arrayContaining(['405', '412', '413']))
    expect(refusals('pricesV4')).toEqual(['400', '401', '403', '429'])
    for (const id of ['moduleSettingsV4', 'saveModuleSettings'])
      expect(responses(id)['200']).toHaveProperty('headers.ETag.description')
  })

  it('API-30 marks our additions, and nothing else', () => {
    const { Price, OrderRequest, UserSettings } = committed.components.schemas as Record<string, never>
    const marks = (schema: { properties: Record<string, Json> }) =>
      Object.entries(schema.properties)
        .filter(([, field]) => field['x-addition'] === true)
        .map(([name]) => name)
    expect(marks(OrderRequest!)).toEqual(['payment_type'])
    expect(marks(UserSettings!)).toContain('policy_mode')
    expect(marks(UserSettings!)).not.toContain('role')
    expect(marks(Price!)).toContain('expires_at')
    expect(marks(Price!)).not.toContain('price_id')
  })

  it('API-01 API-21 API-28 carries the base query, the keys and the time limit', () => {
    const named = (id: string) => {
      const { operation } = operations().find(({ operation }) => operation.operationId === id)!
      const parameters = operation.parameters.map(
        (parameter) => (parameter['$ref'] as string | undefined)?.split('/').pop() ?? parameter['name'],
      )
      return [...parameters, operation['x-time-limit-seconds']]
    }
    const base = ['ModuleType', 'Lang', 'UserId', 'Currency', 'TransHostName']
    expect(named('createOrderV1')).toEqual([...base, 'Idempotency-Key', 60])
    expect(named('saveModuleSettings')).toEqual([...base, 'If-Match', 15])
    expect(named('rentPricesV4')).toEqual(expect.arrayContaining(['duration', ...base, 30]))
    expect(named('directions')).toEqual(['coordinates', 'geometries', 'overview', 'access_token', 15])
  })
})

describe('the published schemas', () => {
  /** A schema of the contract, its published twin, and a value that fits both. */
  const pairs = (): [pointer: string, schema: Schema, example: unknown][] =>
    contract.calls.flatMap(({ name, body, answer }) => {
      const example = contract.examples[name]!
      const at = (part: string) => `/components/schemas/${published(name)}${part}`
      const pair: [string, Schema, unknown] = [at('Answer'), answer, example.answer]
      return body === null ? [pair] : [[at('Body'), body, example.body], pair]
    })

  it('API-30 every example fits its JSON Schema', () => {
    const at = published2020()
    for (const [pointer, , example] of pairs()) {
      const validate = at(pointer)
      expect(validate(example), `${pointer}: ${JSON.stringify(validate.errors)}`).toBe(true)
    }
    for (const { path, method, operation } of operations()) {
      for (const [index, parameter] of operation.parameters.entries()) {
        if (!('example' in parameter)) continue
        const pointer = `/paths/${path.replaceAll('/', '~1').replace(/[{}]/g, encodeURIComponent)}/${method.toLowerCase()}/parameters/${index}/schema`
        expect(at(pointer)(parameter['example']), pointer).toBe(true)
      }
    }
  })

  it('API-30 say of any value what the contract’s own schemas say', () => {
    const at = published2020()
    const all = pairs().map(([pointer, schema, example]) => ({ validate: at(pointer), schema, example }))
    const seen = { fit: 0, misfit: 0 }
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.nat(), fc.constantFrom(...spoils), (pair, where, spoil) => {
        const value = spoiledAt(pair.example, where, spoil)
        const isFit = !('issues' in (pair.schema['~standard'].validate(value) as object))
        seen[isFit ? 'fit' : 'misfit'] += 1
        expect(pair.validate(value), JSON.stringify(value)).toBe(isFit)
      }),
      { numRuns: 5000 },
    )
    expect(Math.min(seen.fit, seen.misfit)).toBeGreaterThan(500)
  })
})

const absent = Symbol('absent')
const spoils = [
  absent,
  null,
  '',
  'x',
  'x'.repeat(1500),
  '12.50',
  '2026-12-01 14:35',
  0,
  1,
  -1,
  2.5,
  1e12,
  true,
  {},
] as const

/** The value with the part that `where` comes to replaced, or left out. */
function spoiledAt(value: unknown, where: number, spoil: (typeof spoils)[number]): unknown {
  const places: [holder: Record<string, unknown>, key: string][] = []
  const whole = { value: structuredClone(value) }
  const walk = (holder: Record<string, unknown>) => {
    for (const [key, part] of Object.entries(holder)) {
      places.push([holder, key])
      if (typeof part === 'object' && part !== null) walk(part as Record<string, unknown>)
    }
  }
  walk(whole)
  const [holder, key] = places[where % places.length]!
  if (spoil !== absent) holder[key] = spoil
  else if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else if (holder !== whole) delete holder[key]
  return whole.value
}
