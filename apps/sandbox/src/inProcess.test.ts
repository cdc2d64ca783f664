import { describe, expect, it } from 'vitest'
import { createInProcessFetch } from './inProcess.ts'
import { someDay } from './testing/asking.ts'

const url = 'https://api.example/v4/partners/get-setting-user?module_type=booking&lang=en&currency=EUR'
const clock = { now: () => someDay }

describe('the sandbox as a fetch', () => {
  it('API-01 answers without a network, for any host', async () => {
    const fetch = createInProcessFetch({ clock })
    expect(await (await fetch(url)).json()).toMatchObject({ result: { role: 'guest' } })
    expect((await fetch(new Request(url))).status).toBe(200)
  })

  it('API-01 a signal takes a call back, before and during it', async () => {
    const fetch = createInProcessFetch({ clock, latency: 5_000 })
    await expect(fetch(url, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
    const taken = new AbortController()
    const answer = fetch(url, { signal: taken.signal })
    setTimeout(() => taken.abort(), 10)
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('AUTH-08 whoever is signed in from the start is known by the token', async () => {
    const fetch = createInProcessFetch({ clock, sessions: [{ token: 'story', userId: 1004 }] })
    const { result } = await (await fetch(url, { headers: { Authorization: 'Bearer story' } })).json()
    expect(result).toMatchObject({ user_id: 1004, currency: 'RUB' })
    expect((await fetch(url, { headers: { Authorization: 'Bearer other' } })).status).toBe(401)
  })

  it('REL-03 a redirect that is not followed shows as little as in a browser', async () => {
    const fetch = createInProcessFetch({
      clock,
      faults: [{ operation: 'settingUser', kind: 'redirectLoop' }],
    })
    const hidden = await fetch(url, { redirect: 'manual' })
    expect([hidden.status, await hidden.text(), [...hidden.headers]]).toEqual([0, '', []])
    await expect(fetch(url, { redirect: 'error' })).rejects.toThrow(TypeError)
    await expect(fetch(url)).rejects.toThrow(TypeError)
  })
})
