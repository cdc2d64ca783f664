import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { type EndpointName, endpoints } from './endpoints.ts'
import { examples } from './examples.ts'
import { refusal } from './shapes.ts'

const all = Object.entries(endpoints) as [EndpointName, Endpoint][]

// Written by hand from API-02 to API-23.
const table: [string, EndpointName, string][] = [
  ['API-02', 'order', 'GET v4 /orders/trips'],
  ['API-03', 'settingUser', 'GET v4 /partners/get-setting-user'],
  ['API-04', 'frameUserSettings', 'GET v1 /partners/frame-user-settings/{user_id}'],
  ['API-07', 'prices', 'GET byFrame /prices'],
  ['API-09', 'place', 'GET byFrame /places/{place_id}'],
  ['API-10', 'findPlaces', 'GET byFrame /places/find'],
  ['API-11', 'transportNodes', 'GET byFrame /transport-nodes'],
  ['PLACE-14', 'countryByPoint', 'GET byFrame /places/get-country-by-point'],
  ['API-18', 'recommendedTime', 'GET byFrame /orders/recommended-time'],
  ['API-19', 'checkTime', 'POST byFrame /orders/check-time'],
  ['API-21', 'createOrder', 'POST byFrame /orders'],
  ['API-22', 'updateOrder', 'POST v4 /orders/trips'],
  ['API-23', 'payUrl', 'GET byFrame /orders/pay-url'],
]

describe('the contract', () => {
  it('API-01 the table below names every endpoint', () => {
    expect(table.map((row) => row[1]).sort()).toEqual(Object.keys(endpoints).sort())
  })
  it.each(table)('%s %s is %s', (_id, name, line) => {
    const { method, version, path } = endpoints[name]
    expect(`${method} ${version} ${path}`).toBe(line)
  })
  it.each(all)('API-29 %s is named as in the table and its example fits', (name, endpoint) => {
    const example = examples[name]
    expect(endpoint.name).toBe(name)
    expect(v.safeParse(endpoint.query, example.query).issues ?? []).toEqual([])
    expect(v.safeParse(endpoint.answer, example.answer).issues ?? []).toEqual([])
    expect('body' in example).toBe(endpoint.body !== null)
    if (endpoint.body) expect(v.safeParse(endpoint.body, example.body).issues ?? []).toEqual([])
    const asked = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    expect(Object.keys(('parts' in example && example.parts) || {})).toEqual(asked)
  })
  it.each(all)('API-29 %s tolerates unknown fields', (name, endpoint) => {
    const answer = { ...examples[name].answer, trace_id: 'x', meta: { took: 3 } }
    expect(v.is(endpoint.answer, answer)).toBe(true)
  })
  it.each(all)('API-29 %s does not take a text for an answer', (_name, endpoint) => {
    expect(v.is(endpoint.answer, 'ok')).toBe(false)
    expect(v.is(endpoint.answer, { result: 'ok' })).toBe(endpoint.name === 'updateOrder')
  })
  it('ERR-01 a refusal has an error, with or without code and message', () => {
    expect(v.is(refusal, { error: { code: 117, message: 'No cars' } })).toBe(true)
    expect(v.is(refusal, { error: {} })).toBe(true)
    expect(v.is(refusal, examples.prices.answer)).toBe(false)
  })
})
