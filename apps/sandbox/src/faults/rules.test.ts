import { describe, expect, it } from 'vitest'
import { createInProcessFetch } from '../inProcess.ts'
import { createAsking, someDay } from '../testing/asking.ts'
import { faultKindNames, parseFault } from './kinds.ts'
import { operationOf } from './operation.ts'
import { createFaults } from './rules.ts'

describe('the kinds', () => {
  it('REL-03 are the 23 of the sandbox’s order and the lost answer', () => {
    expect(faultKindNames).toEqual([
      'latency',
      'hang',
      'reset',
      'lost',
      'resetMidBody',
      'trickle',
      'status400',
      'status400NoError',
      'status401',
      'status403',
      'status404',
      'status409',
      'status429',
      'status500',
      'status502',
      'errorIn200',
      'emptyBody',
      'htmlBody',
      'brokenJson',
      'wrongShape',
      'hostileJson',
      'noCors',
      'manyRows',
      'redirectLoop',
    ])
  })

  it.each([
    ['reset', { kind: 'reset' }],
    ['latency:0', { kind: 'latency', ms: 0 }],
    ['trickle:600000', { kind: 'trickle', ms: 600_000 }],
    ['status429:5', { kind: 'status429', retryAfter: 5 }],
    ['latency:600001', null],
    ['latency:-1', null],
    ['latency:', null],
    ['flood', null],
    ['constructor', null],
    ['', null],
    [undefined, null],
  ])('REL-03 %s is read as it is written in a header', (text, fault) => {
    expect(parseFault(text)).toEqual(fault)
  })
})

describe('the operation of a call', () => {
  it.each([
    ['GET', '/v1/prices', 'prices'],
    ['GET', '/v4/prices', 'prices'],
    ['GET', '/v2/prices', null],
    ['POST', '/v4/prices', null],
    ['GET', '/v4/places/find', 'findPlaces'],
    ['GET', '/v4/places/ap-IST', 'place'],
    ['GET', '/v4/places/ap-IST/more', null],
    ['GET', '/v4/orders/trips', 'order'],
    ['POST', '/v4/orders/trips', 'updateOrder'],
    ['GET', '/v1/orders/trips', null],
    ['POST', '/rpc', 'login'],
    ['POST', '/any/profile/logout', 'logout'],
    ['GET', '/docs', null],
    ['GET', '/__orders', null],
  ])('REL-03 %s %s is %s', (method, path, operation) => {
    expect(operationOf(method, path)).toBe(operation)
  })
})

describe('the rules', () => {
  it('REL-03 the first that fits is taken, so many times, after so many calls', () => {
    const faults = createFaults([
      { operation: 'prices', kind: 'status500', times: 2 },
      { operation: '*', kind: 'reset', after: 1 },
    ])
    const taken = () => faults.take('prices')?.kind ?? null
    expect([taken(), taken(), taken(), taken(), taken()]).toEqual([
      'status500',
      'status500',
      null,
      'reset',
      'reset',
    ])
    expect(faults.take('place')?.kind).toBe('reset')
  })

  it('REL-03 tells what stands, and nothing of what is used up', () => {
    const faults = createFaults([{ operation: 'prices', kind: 'latency', ms: 5, times: 2, after: 1 }])
    faults.take('prices')
    faults.take('prices')
    expect(faults.list()).toEqual([{ operation: 'prices', kind: 'latency', ms: 5, times: 1 }])
    faults.take('prices')
    expect(faults.list()).toEqual([])
  })

  it('REL-03 a rule of the options spoils its own call alone', async () => {
    const fetch = createInProcessFetch({
      clock: { now: () => someDay },
      faults: [{ operation: 'prices', kind: 'status500' }],
    })
    expect(
      (
        await fetch(
          'https://api.example/v4/partners/get-setting-user?module_type=booking&lang=en&currency=EUR',
        )
      ).status,
    ).toBe(200)
    expect((await fetch('https://api.example/v4/prices')).status).toBe(500)
  })

  it('REL-03 a header of an unknown kind is refused with the kinds there are', async () => {
    const { app } = createAsking()
    const path = 'http://sandbox/v4/places/ap-IST?lang=en&module_type=booking&currency=EUR'
    for (const fault of ['nope', 'unheard of', 'latency:9999999', 'constructor']) {
      const refused = await app.request(path, { headers: { 'X-Sandbox-Fault': fault } })
      expect(refused.status).toBe(400)
      expect(await refused.text()).toMatch(/invalid_request.*latency.*redirectLoop/)
    }
    expect((await app.request(path, { headers: { 'X-Sandbox-Fault': '' } })).status).toBe(200)
    expect((await app.request(`${path}&sandbox_fault=status404`)).status).toBe(404)
  })

  it('REL-03 no fault and no endpoint where faults are not allowed', async () => {
    const { app } = createAsking({ faultsAllowed: false })
    const spoilt = await app.request(
      'http://sandbox/v4/places/ap-IST?module_type=booking&lang=en&currency=EUR',
      {
        headers: { 'X-Sandbox-Fault': 'status500' },
      },
    )
    expect(spoilt.status).toBe(200)
    for (const endpoint of ['/__faults', '/__orders', '/__yachts', '/__clock', '/__loop'])
      expect((await app.request(`http://sandbox${endpoint}`)).status).toBe(404)
    expect((await app.request('http://sandbox/__reset', { method: 'POST' })).status).toBe(404)
  })
})
