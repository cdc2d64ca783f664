import { afterAll, describe, expect, it, vi } from 'vitest'
import { createFakeClock, createFakePlatform } from '../testing/fakePlatform.ts'
import type { ClientError } from './clientError.ts'
import { createCore, timeLimits } from './core.ts'
import { prices } from './prices/schema.ts'
import { settingUser } from './settings/schema.ts'

let load: () => void
const loaded = new Promise<void>((resolve) => {
  load = resolve
})
vi.mock('../kernel/reading/entities.ts', async (original) => {
  await loaded
  return original()
})

const clock = createFakeClock(0)
const renewals: (string | null)[] = []

/** Asks a service that refuses with a status and a body; the call resolves to its failure. */
function refused(endpoint: typeof prices | typeof settingUser, status: number, error: object) {
  const platform = createFakePlatform({
    clock,
    fetch: () => Promise.resolve(new Response(JSON.stringify({ error }), { status })),
  })
  const core = createCore(platform, {
    apiBase: 'https://api.example.com',
    framed: false,
    identity: () => ({
      ...{ userId: 'u1', partnerId: null, lang: 'en', currency: 'EUR' },
      ...{ moduleType: 'booking', hostName: 'example.com' },
    }),
    token: () => 'token',
    onUnauthorized: (token) => {
      renewals.push(token)
      return Promise.resolve(false)
    },
  })
  return core.call(endpoint, { signal: new AbortController().signal }).then(
    () => null,
    (failure: ClientError) => failure,
  )
}

/** Advances the clock once the time of the request and that of the file run. */
async function advance(milliseconds: number) {
  await vi.waitFor(() => expect(clock.waiting).toBe(2))
  clock.advance(milliseconds)
}

describe('a table of references that does not come', () => {
  // The runner waits for a module that hangs.
  afterAll(() => load())

  it('ERR-08 is waited for a second: the refusal keeps its code, and its message as it was sent', async () => {
    const call = refused(prices, 422, { code: 'price_expired', message: 'Gone &amp; sold' })
    await advance(1000)
    const message = { code: 'price_expired', serverMessage: 'Gone &amp; sold' }
    expect(await call).toMatchObject({ kind: 'rejected', status: 422, ...message })
    expect(clock.waiting).toBe(0)
  })

  it('ERR-02 a 401 still asks for the sign-in', async () => {
    const call = refused(settingUser, 401, { message: 'Sign in &amp; go on' })
    await advance(1000)
    expect(await call).toMatchObject({ kind: 'rejected', status: 401 })
    expect(renewals).toEqual(['token'])
  })

  it('ERR-07 a refusal that came in time is none of a late service, although its words took the rest of it', async () => {
    const call = refused(prices, 422, { code: 'price_expired', message: 'Gone &amp; sold' })
    await advance(timeLimits.orders)
    expect(await call).toMatchObject({ kind: 'rejected', code: 'price_expired' })
  })

  it('ERR-08 is not waited for by a message without one', async () => {
    const call = refused(prices, 422, { code: 'no', message: 'Gone: <b>ask</b> again' })
    expect(await call).toMatchObject({ kind: 'rejected', code: 'no', serverMessage: 'Gone: ask again' })
  })
})
