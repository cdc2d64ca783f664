import { type EndpointName, endpoints } from '@wherry/booking/wire'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { systemClock } from '../../clock.ts'
import { faultKindNames } from '../../faults/kinds.ts'
import { createPlaceIndex } from '../../places/placeIndex.ts'
import { samplePlaces } from '../../places/sample.ts'
import { createMemoryStore } from '../../store/memory.ts'
import { createExamples } from '../examples.ts'
import { fieldRows } from '../fields.ts'
import { refusalRows } from '../refusals.ts'
import { serveDocs } from './docs.ts'
import { callsOf, readDocument } from './openapi.ts'

const ask = async (path: string, init: RequestInit = {}) => {
  const app = createApp({
    places: createPlaceIndex(samplePlaces),
    store: createMemoryStore(),
    clock: systemClock,
  })
  serveDocs(app)
  return app.request(`http://sandbox.example${path}`, init)
}

describe('the document', () => {
  it('API-30 is served word for word, to any origin', async () => {
    const response = await ask('/openapi.json', { headers: { Origin: 'https://partner.example' } })
    expect(response.headers.get('Content-Type')).toBe('application/json')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(await response.text()).toBe(readDocument())
  })

  it('API-30 names every call of the contract once, with all its paths', () => {
    const calls = callsOf(JSON.parse(readDocument()))
    expect(calls.map(({ name }) => name).sort()).toEqual(Object.keys(endpoints).sort())
    const find = (name: EndpointName) => calls.find((call) => call.name === name)
    expect(find('prices')?.paths).toEqual(['/v1/prices', '/v4/prices'])
    expect(find('order')).toMatchObject({ method: 'GET', paths: ['/v4/orders/trips'] })
    expect(find('updateOrder')).toMatchObject({ method: 'POST', paths: ['/v4/orders/trips'] })
    expect(find('directions')?.otherServer).toMatch(/maps service/)
  })
})

describe('the page', () => {
  let text = ''
  beforeAll(async () => {
    text = await (await ask('/docs')).text()
  })

  it('API-30 has every call with its parameters, its answer and an example, and an anchor to it', () => {
    for (const { name, method } of Object.values(endpoints)) {
      const [, card = ''] = text.split(`<section class="card" id="${name}">`)
      expect(text).toContain(`href="#${name}"`)
      expect(card).toContain(`<h3>${method} <code>/`)
      expect(card).toContain(name === 'directions' ? 'Parameters of directions' : 'href="#base-query"')
      expect(card).toContain('Answer, 200')
    }
    expect(text).toContain('POST <code>/{v}/orders</code>')
    expect(text).toContain('always v4')
    expect(text).toMatch(/aria-label="Parameters of prices".*?<code>start_place_point<\/code>/s)
    const headersOf = (name: string, side: 'Request' | 'Answer') =>
      [
        ...(text.split(`aria-label="${side} headers of ${name}"`)[1]?.split('</table>')[0] ?? '').matchAll(
          /data-head="Name"><code>([\w-]+)<.*?data-head="Required">(\w+)</gs,
        ),
      ].map(([, header, need]) => `${header} ${need}`)
    expect(headersOf('createOrder', 'Request')).toEqual(['Authorization no', 'Idempotency-Key no'])
    expect(headersOf('saveModuleSettings', 'Request')).toEqual(['Authorization yes', 'If-Match no'])
    expect(headersOf('saveModuleSettings', 'Answer')).toEqual(['ETag no'])
    expect(headersOf('moduleSettings', 'Answer')).toEqual(['ETag no'])
    expect(headersOf('login', 'Request')).toEqual([])
    expect(text).toMatch(/<code>payment_type<\/code>.*?<span class="badge">addition<\/span>/s)
  })

  it('API-30 no link of it leads nowhere, no name is given twice', () => {
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const links = [...text.matchAll(/ href="#([^"]+)"/g)].map(([, link]) => link)
    expect(new Set(ids).size).toBe(ids.length)
    expect(links.filter((link) => !ids.includes(link))).toEqual([])
    expect(links.length).toBeGreaterThan(100)
  })

  it('API-30 says how a token is got, that a transaction is a secret, and whose the examples are', () => {
    expect(text).toContain('<code>Authorization: Bearer …</code>')
    expect(text).toContain('their orders and tokens do not exist here')
    expect(text).toMatch(/<code>transaction<\/code> is a secret/)
    expect(text).toContain('href="http://localhost:8786">Start page')
  })

  it('API-30 ERR-01 lists every refusal with its status and words', () => {
    const [, card = ''] = text.split('id="refusals"')
    for (const { code, statuses } of refusalRows())
      expect(card).toMatch(new RegExp(`<code>${code}</code></td><td[^>]*>${statuses.join(', ')}</td>`))
  })

  it('API-30 says no bound twice, and says one in the singular', () => {
    expect(text).not.toMatch(/1 to 50\. 1 to 50/)
    expect(text).not.toMatch(/\b1 (characters|rows|entries)\b/)
    expect(text).not.toContain('9007199254740991')
    expect(text).not.toMatch(/>Factor</)
  })

  it('API-30 shows the test endpoints and every kind of fault', () => {
    for (const kind of faultKindNames) expect(text).toMatch(new RegExp(`<td[^>]*><code>${kind}</code></td>`))
    expect(text).toContain('POST /__faults')
  })
})

describe('the examples', () => {
  it('API-30 are what this sandbox answers, to every call', async () => {
    const examples = await createExamples()
    expect([...examples.keys()].sort()).toEqual(Object.keys(endpoints).sort())
    expect(examples.get('createOrder')?.request).toMatch(/^POST \/v4\/orders\?.*\nIdempotency-Key: /)
    expect(examples.get('saveModuleSettings')?.answer).toMatch(/^ETag: "\d+"\n/)
    expect(examples.get('directions')?.request).toMatch(/driving\/29\.0266,40\.9836;28\.74195,41\.2613\?/)
  })

  it('API-30 the pay address is that of the running sandbox', async () => {
    const examples = await createExamples({ payUrl: 'http://localhost:4004' })
    expect(examples.get('payUrl')?.answer).toContain('"http://localhost:4004/')
  })
})

describe('the rows of a schema', () => {
  it('API-30 unfold what has no name of its own, and link what has one', () => {
    const rows = fieldRows({
      type: 'object',
      required: ['a'],
      properties: {
        a: { type: ['integer', 'null'], minimum: 1, description: 'Rows.' },
        b: {
          type: 'array',
          items: { type: 'object', properties: { c: { $ref: '#/components/schemas/Id' } } },
        },
        d: { anyOf: [{ $ref: '#/components/schemas/Id' }, { type: 'null' }], 'x-addition': true },
        e: { enum: ['x', 'y', null], type: ['string', 'null'] },
      },
    })
    expect(rows.map((row) => [row.name, row.types, row.isRequired, row.isAddition, row.text])).toEqual([
      ['a', ['integer', 'null'], true, false, 'Rows. At least 1.'],
      ['b', ['list of', 'object'], false, false, ''],
      ['b[].c', [{ schema: 'Id' }], false, false, ''],
      ['d', [{ schema: 'Id' }, 'null'], false, true, ''],
      ['e', ['string', 'null'], false, false, 'One of `x`, `y`.'],
    ])
  })
})
