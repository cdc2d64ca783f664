import { endpoints, refusal } from '@wherry/booking/wire'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { prepare } from './testing/livedIn.ts'
import { names, requests, toRequest } from './testing/requests.ts'

/** Number of requests; `WHERRY_FUZZ` sets another one. */
const runs = Number(process.env['WHERRY_FUZZ'] ?? 10_000)

it(`ERR-01 API-30 ${runs} requests, fitting and not, are answered or refused, never with 500`, async () => {
  const { asking, signIn, known, whole } = await prepare()
  const seen = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(requests(known, whole), async (asked) => {
      signIn()
      const response = await asking.app.request(toRequest(asked))
      const text = await response.text()
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1)
      const said = `${asked.name} ${response.status} ${text.slice(0, 300)}`
      expect(response.status, said).toBeLessThan(500)
      expect(response.headers.get('Access-Control-Allow-Origin'), said).toBe('*')
      // JSON-RPC sends no response to a message without an id.
      if (asked.name === 'login' && response.status === 204) return
      expect(response.headers.get('Content-Type'), said).toContain('application/json')
      // A batch of JSON-RPC is answered by a batch.
      const parsed: unknown = JSON.parse(text)
      for (const answer of asked.name === 'login' ? [parsed].flat() : [parsed]) {
        if (response.status === 200 && v.is(endpoints[asked.name].answer, answer)) continue
        expect(v.is(refusal, answer), said).toBe(true)
        const { error } = answer as { error: { code?: unknown; message?: unknown } }
        expect(error.code, said).toBeTruthy()
        expect(error.message, said).toMatch(/\S/)
      }
    }),
    { numRuns: runs },
  )
  // Both valid and invalid requests must be frequent.
  const of = (status: number) => (seen.get(status) ?? 0) / runs
  expect(of(200)).toBeGreaterThan(0.2)
  expect(of(400)).toBeGreaterThan(0.2)
}, 300_000)

it('ERR-01 a body nested a hundred thousand deep, or as wide, is refused by each call that takes one', async () => {
  const { asking, signIn } = await prepare()
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)
  const wide = `{${Array.from({ length: 100_000 }, (_, at) => `"k${at}":{}`).join()}}`
  for (const name of names.filter((one) => endpoints[one].body !== null)) {
    for (const body of [deep, wide, `{"trips":${deep},"params":${deep},"data_prices":${deep}}`]) {
      signIn()
      const request = toRequest({
        name,
        version: 'v4',
        query: {},
        part: 'x',
        body: null,
        who: { token: null },
        key: null,
      })
      const response = await asking.app.request(new Request(request, { body }))
      expect(response.status, name).toBeLessThan(500)
      const answers: unknown[] = [await response.json()].flat()
      expect(
        answers.every((answer) => v.is(refusal, answer)),
        name,
      ).toBe(true)
    }
  }
})
