import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { type EndpointName, endpoints } from './endpoints.ts'
import { examples } from './examples.ts'
import { refusal } from './shapes.ts'

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
  // Of these the status alone counts, so whatever the service says fits.
  const wordless: readonly EndpointName[] = ['updateOrder', 'saveModuleSettings', 'promoViews', 'logout']
  it.each(all)('API-29 %s does not take a text for an answer', (name, endpoint) => {
    expect(v.is(endpoint.answer, 'ok')).toBe(name === 'logout')
    expect(v.is(endpoint.answer, { result: 'ok' })).toBe(wordless.includes(name))
  })
  it('API-29 no number of an answer or a request may be endless', () => {
    const found = new Set<string>()
    const walk = (schema: unknown, path: string) => {
      if (typeof schema !== 'object' || schema === null) return
      const { kind, type, entries, item, items, wrapped, options, value, pipe } = schema as Record<
        string,
        never
      >
      if (kind !== 'schema') return
      if (type === 'number') {
        if (v.is(schema as v.GenericSchema, Number.POSITIVE_INFINITY)) found.add(path)
        return
      }
      for (const [key, entry] of Object.entries(entries ?? {})) walk(entry, `${path}.${key}`)
      for (const part of [item, wrapped, value, ...(items ?? []), ...(options ?? []), ...(pipe ?? [])]) {
        if (part !== schema) walk(part, path)
      }
    }
    for (const [name, { query, body, answer }] of all) {
      walk(query, `${name} query`)
      walk(body, `${name} body`)
      walk(answer, `${name} answer`)
    }
    expect([...found]).toEqual([])
  })
  it('ERR-01 a refusal has an error, with or without code and message', () => {
    expect(v.is(refusal, { error: { code: 117, message: 'No cars' } })).toBe(true)
    expect(v.is(refusal, { error: {} })).toBe(true)
    expect(v.is(refusal, examples.prices.answer)).toBe(false)
  })
})
