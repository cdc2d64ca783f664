import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { laptopTime } from '../testing/cost.ts'
import { baseQuery } from './baseQuery.ts'
import type { Endpoint } from './endpoint.ts'
import { type EndpointName, endpoints } from './endpoints.ts'
import { examples } from './examples.ts'
import { refusal } from './laterShapes.ts'
import { accentTheme } from './moduleSettings/accentSchema.ts'

const all = Object.entries(endpoints) as [EndpointName, Endpoint][]

// Written by hand from API-02 to API-28; `-` is a call without a version.
const table: [string, EndpointName, string][] = [
  ['API-02', 'order', 'GET v4 /orders/trips'],
  ['API-03', 'settingUser', 'GET v4 /partners/get-setting-user'],
  ['API-04', 'frameUserSettings', 'GET v1 /partners/frame-user-settings/{user_id}'],
  ['API-05', 'moduleSettings', 'GET byFrame /partners/booking-module-settings/{partner_id}'],
  ['API-06', 'features', 'GET byFrame /partners/features/{partner_id}'],
  ['API-07', 'prices', 'GET byFrame /prices'],
  ['API-08', 'rentPrices', 'GET byFrame /prices/rent'],
  ['API-09', 'place', 'GET byFrame /places/{place_id}'],
  ['API-10', 'findPlaces', 'GET byFrame /places/find'],
  ['API-11', 'transportNodes', 'GET byFrame /transport-nodes'],
  ['API-12', 'countryByPoint', 'GET byFrame /places/get-country-by-point'],
  ['API-13', 'checkLocation', 'POST byFrame /places/check-location-from-places'],
  ['API-14', 'navigationPaths', 'GET byFrame /navigation-paths'],
  ['API-14', 'directions', 'GET - /driving/{coordinates}'],
  ['API-15', 'login', 'POST - /rpc'],
  ['API-15', 'authLogin', 'POST v4 /auth/login'],
  ['API-16', 'logout', 'POST - /profile/logout'],
  ['API-17', 'promo', 'GET v4 /promo'],
  ['API-17', 'promoViews', 'PUT v4 /promo/views'],
  ['API-18', 'recommendedTime', 'GET byFrame /orders/recommended-time'],
  ['API-19', 'checkTime', 'POST byFrame /orders/check-time'],
  ['API-20', 'miles', 'GET byFrame /partners/miles'],
  ['API-21', 'createOrder', 'POST byFrame /orders'],
  ['API-22', 'updateOrder', 'POST v4 /orders/trips'],
  ['API-23', 'payUrl', 'GET byFrame /orders/pay-url'],
  ['API-24', 'calculateNewPrice', 'POST byFrame /prices/calculation-new-price'],
  ['API-25', 'getWidget', 'GET byFrame /public/get-widget'],
  ['API-26', 'costCenters', 'GET v4 /cost-centers'],
  ['API-27', 'yachtRequest', 'POST v4 /send/booking-yacht-requests'],
  ['API-28', 'saveModuleSettings', 'PUT v4 /partners/booking-module-settings'],
]

/** A schema with the parts that the walk below reads. */
type Walked = v.GenericSchema<unknown> & {
  entries?: Record<string, Walked>
  item?: Walked
  items?: Walked[]
  wrapped?: Walked
  key?: Walked
  value?: Walked
  options?: unknown
  pipe?: (Walked | { kind: string; type: string; requirement?: unknown })[]
}

/** Every schema of the contract with its path, nested ones included. */
const everySchema: { path: string; schema: Walked }[] = []
function walk(schema: unknown, path: string): void {
  if (typeof schema !== 'object' || schema === null || !('kind' in schema) || schema.kind !== 'schema') return
  everySchema.push({ path, schema: schema as Walked })
  const { entries, item, items, wrapped, options, key, value } = schema as Walked
  for (const [name, entry] of Object.entries(entries ?? {})) walk(entry, `${path}.${name}`)
  for (const part of [item, wrapped, key, value, ...(items ?? [])]) walk(part, path)
  if (Array.isArray(options)) for (const option of options) walk(option, path)
}
for (const [name, { query, body, answer }] of all) {
  walk(query, `${name} query`)
  walk(body, `${name} body`)
  walk(answer, `${name} answer`)
}
walk(baseQuery, 'every query')
walk(refusal, 'refusal answer')
walk(accentTheme, 'accent answer')

/** True if a pattern covers the whole text and has no unbounded repetition. */
const isBounded = ({ source }: RegExp) =>
  /^\^.*\$$/s.test(source) && !/[*+]|\{\d+,\}/.test(source.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x'))

/** Greatest length of a text; null if another check comes before the length check, or if there is no limit. */
function limitOf({ pipe = [] }: Walked): number | null {
  for (const step of pipe) {
    if (step.kind === 'schema') {
      const inner = step === pipe[0] && !(step as Walked).pipe ? null : limitOf(step as Walked)
      if (inner !== null) return inner
    } else if (step.kind === 'validation') {
      const { requirement } = step as { requirement?: unknown }
      if (step.type === 'max_length') return requirement as number
      if (step.type === 'regex' && isBounded(requirement as RegExp)) return Number.MAX_SAFE_INTEGER
      if (step.type !== 'min_length') return null
    }
  }
  return null
}

describe('the contract', () => {
  it('API-01 the table below names every endpoint', () => {
    expect(table.map((row) => row[1]).sort()).toEqual(Object.keys(endpoints).sort())
  })
  it.each(table)('%s %s is %s', (_id, name, line) => {
    const { method, version, path } = endpoints[name]
    expect(`${method} ${version ?? '-'} ${path}`).toBe(line)
  })
  it.each(all)('API-29 %s is named as in the table and its example fits', (name, endpoint) => {
    const example = examples[name]
    expect(endpoint.name).toBe(name)
    expect(v.safeParse(endpoint.query, example.query).issues ?? []).toEqual([])
    expect(v.safeParse(endpoint.answer, example.answer).issues ?? []).toEqual([])
    expect(example.body !== undefined).toBe(endpoint.body !== null)
    if (endpoint.body) expect(v.safeParse(endpoint.body, example.body).issues ?? []).toEqual([])
    const asked = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    expect(Object.keys(('parts' in example && example.parts) || {})).toEqual(asked)
  })
  it.each(all)('API-29 %s tolerates unknown fields', (name, endpoint) => {
    const answer = { ...(examples[name].answer as object), trace_id: 'x', meta: { took: 3 } }
    expect(v.is(endpoint.answer, answer)).toBe(true)
  })
  // For these calls the status alone counts, so any body fits.
  const wordless: readonly EndpointName[] = ['updateOrder', 'saveModuleSettings', 'promoViews', 'logout']
  it.each(all)('API-29 %s does not take a text for an answer', (name, endpoint) => {
    expect(v.is(endpoint.answer, 'ok')).toBe(name === 'logout')
    expect(v.is(endpoint.answer, { result: 'ok' })).toBe(wordless.includes(name))
  })
  it('API-29 no number of an answer or a request may be endless', () => {
    const found = everySchema
      .filter(({ schema }) => schema.type === 'number' && v.is(schema, Number.POSITIVE_INFINITY))
      .map(({ path }) => path)
    expect(found).toEqual([])
  })
  it('API-29 every text has a limit, and nothing reads it that is not bounded before it is counted', () => {
    const texts = everySchema.filter(({ schema }) => schema.type === 'string')
    expect(texts.length).toBeGreaterThan(200)
    expect(texts.filter(({ schema }) => limitOf(schema) === null).map(({ path }) => path)).toEqual([])
  })
  it('API-29 a text of 100,000 signs is refused where a person or a page sends it, in under 50 ms', async () => {
    const sent = everySchema.filter(({ schema, path }) => schema.type === 'string' && !/ answer/.test(path))
    for (const { schema, path } of sent)
      for (const sign of ['x', '1', ' ', '-', '1.', ', '])
        await expect(
          laptopTime(() => expect(v.is(schema, sign.repeat(100_000)), path).toBe(false)),
          path,
        ).resolves.toBeLessThan(50)
  })
  it.each([
    ['no limit', v.string(), null],
    ['a limit', v.pipe(v.string(), v.maxLength(5)), 5],
    ['a limit behind another check', v.pipe(v.string(), v.regex(/^a+$/), v.maxLength(5)), null],
    ['a limit before it', v.pipe(v.string(), v.maxLength(5), v.regex(/^a+$/)), 5],
    ['a pattern that has an end', v.pipe(v.string(), v.regex(/^[a*+]{1,7}\*?$/)), Number.MAX_SAFE_INTEGER],
    ['one that has none', v.pipe(v.string(), v.regex(/^a{2,}$/)), null],
    ['one that is not the whole text', v.pipe(v.string(), v.regex(/a$/)), null],
    ['a limit within', v.pipe(v.pipe(v.string(), v.maxLength(9)), v.minLength(1)), 9],
  ])('API-29 the law of limits sees %s', (_name, schema, limit) => {
    expect(limitOf(schema as unknown as Walked)).toBe(limit)
  })
  it('ERR-01 a refusal has an error, with or without code and message', () => {
    expect(v.is(refusal, { error: { code: 117, message: 'No cars' } })).toBe(true)
    expect(v.is(refusal, { error: {} })).toBe(true)
    expect(v.is(refusal, examples.prices.answer)).toBe(false)
  })
})
