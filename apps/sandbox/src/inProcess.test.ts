import { describe, expect, it } from 'vitest'
import { createInProcessFetch } from './inProcess.ts'

const url = 'https://api.example/v4/partners/get-setting-user?module_type=booking&lang=en&currency=EUR'

describe('the sandbox as a fetch', () => {
  it('API-01 answers without a network, for any host', async () => {
    const fetch = createInProcessFetch()
    expect(await (await fetch(url)).json()).toMatchObject({ result: { role: 'guest' } })
    expect((await fetch(new Request(url))).status).toBe(200)
  })

  it('API-01 a signal takes a call back, before and during it', async () => {
    const fetch = createInProcessFetch({ latency: 5_000 })
    await expect(fetch(url, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
    const taken = new AbortController()
    const answer = fetch(url, { signal: taken.signal })
    setTimeout(() => taken.abort(), 10)
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('REL-03 a dropped connection fails as a browser’s fetch does', async () => {
    const fetch = createInProcessFetch({ faults: [{ fault: { kind: 'drop' }, times: 1 }] })
    await expect(fetch(url)).rejects.toThrow(TypeError)
    expect((await fetch(url)).status).toBe(200)
  })

  it('REL-03 a rule of the options spoils the calls of its path', async () => {
    const fetch = createInProcessFetch({ faults: [{ fault: { kind: 'status500' }, path: '/prices' }] })
    expect((await fetch(url)).status).toBe(200)
    expect((await fetch('https://api.example/v4/prices')).status).toBe(500)
  })
})
