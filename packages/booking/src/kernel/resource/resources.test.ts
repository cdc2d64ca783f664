import { getEventListeners } from 'node:events'
import fc from 'fast-check'
import { unstable_serialize } from 'swr'
import { describe, expect, it, vi } from 'vitest'
import { createFakeClock, createFakePlatform } from '../../testing/fakePlatform.ts'
import { settle } from '../../testing/settle.ts'
import { takenBack } from './readings.ts'
import { createResources, nameOf } from './resources.ts'

const key = ['thing', 'a'] as const

/** Resources of a page, with calls that end by hand. */
function start() {
  const clock = createFakeClock(1000)
  const platform = createFakePlatform({ clock })
  const calls: { signal: AbortSignal; end(answer: string): Promise<void>; fail(): Promise<void> }[] = []
  const read = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')))
      calls.push({
        signal,
        end(answer) {
          resolve(answer)
          return settle()
        },
        fail() {
          reject(new Error('failed'))
          return settle()
        },
      })
    })
  const visitor = { identity: 'anna' }
  const resources = createResources(platform, () => visitor.identity)
  const told: string[] = []
  const ask = (options: Parameters<typeof resources.ask>[2] = {}) =>
    void resources.ask(key, read, options).then(
      (answer) => told.push(answer),
      (error: Error) => told.push(error.message),
    )
  return { ask, calls, clock, platform, resources, told, visitor }
}

describe('a question outside a component', () => {
  it('REL-09 is asked once; whoever asks later has the answer at hand', async () => {
    const { ask, calls, told } = start()
    ask()
    ask()
    await calls[0]?.end('A')
    ask()
    await settle()
    expect([calls.length, ...told]).toEqual([1, 'A', 'A', 'A'])
  })

  it('that has failed is asked again', async () => {
    const { ask, calls, told } = start()
    ask()
    await calls[0]?.fail()
    ask()
    await calls[1]?.end('A')
    expect(told).toEqual(['failed', 'A'])
  })

  it('is asked again once its answer is too old, and on a clock that was set back', async () => {
    const { ask, calls, clock, told } = start()
    ask({ freshForMs: 100 })
    await calls[0]?.end('A')
    clock.advance(99)
    ask({ freshForMs: 100 })
    await settle()
    expect([calls.length, ...told]).toEqual([1, 'A', 'A'])
    clock.advance(1)
    ask({ freshForMs: 100 })
    await calls[1]?.end('B')
    clock.advance(-1_000_000)
    ask({ freshForMs: 100 })
    await calls[2]?.end('C')
    expect(told).toEqual(['A', 'A', 'B', 'C'])
  })

  it('REL-04 that is asked anew takes the running call back, and both callers hear the new answer', async () => {
    const { ask, calls, told } = start()
    ask()
    ask({ freshForMs: 0 })
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await calls[1]?.end('A')
    expect(told).toEqual(['A', 'A'])
  })

  it('that is asked anew removes the answer that was known, and stores none', async () => {
    const { ask, calls, resources, told } = start()
    resources.put(key, 'old')
    ask({ freshForMs: 0 })
    await calls[0]?.end('A')
    ask()
    await calls[1]?.end('B')
    expect(told).toEqual(['A', 'B'])
  })

  it('REL-04 is taken back by its signal, unless another caller waits for it', async () => {
    const { ask, calls, told } = start()
    const [first, second] = [new AbortController(), new AbortController()]
    ask({ signal: first.signal })
    ask({ signal: second.signal })
    first.abort()
    await settle()
    expect(calls[0]?.signal.aborted).toBe(false)
    second.abort()
    await settle()
    expect(calls[0]?.signal.aborted).toBe(true)
    expect(told).toEqual([takenBack.message, takenBack.message])
    ask({ signal: first.signal })
    await settle()
    expect([calls.length, told.length]).toEqual([1, 3])
  })

  it('REL-04 goes on for whoever asks in the breath in which the other one leaves, and is begun anew a little later', async () => {
    const { ask, calls, told } = start()
    const [first, second] = [new AbortController(), new AbortController()]
    ask({ signal: first.signal })
    first.abort()
    ask({ signal: second.signal })
    await settle()
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([false])
    second.abort()
    await Promise.resolve()
    ask()
    await settle()
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await calls[1]?.end('A')
    expect(told.at(-1)).toBe('A')
  })

  it('SHELL-20 is begun anew by back or forward', async () => {
    const { ask, calls, platform, told } = start()
    ask()
    platform.goBack()
    await settle()
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await calls[1]?.end('A')
    expect(told).toEqual(['A'])
  })

  it.each([
    ['for its whole call', ['anna', 'boris', 'boris', 'anna']],
    ['before its call begins anew', ['anna', 'boris', 'anna', 'anna']],
    ['while its call runs', ['anna', 'anna', 'boris', 'anna']],
  ])('SEC-06 AUTH-07 is not stored if somebody else is signed in %s', async (_, identities) => {
    const { ask, calls, platform, told, visitor } = start()
    const [asked = '', begun = '', answered = '', later = ''] = identities
    visitor.identity = asked
    ask()
    visitor.identity = begun
    platform.goBack()
    await settle()
    visitor.identity = answered
    await calls[1]?.end('of somebody')
    visitor.identity = later
    ask()
    await calls[2]?.end('of anna')
    expect(told).toEqual(['of somebody', 'of anna'])
  })

  it('leaves no listener at the signal of its caller', async () => {
    const { ask, calls } = start()
    const { signal } = new AbortController()
    ask({ signal })
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    await calls[0]?.end('A')
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  })

  it('stands as it is put, until it is removed', async () => {
    const { ask, calls, resources, told } = start()
    resources.put(key, 'mine')
    ask()
    await settle()
    resources.put(key, undefined)
    ask()
    expect([calls.length, ...told]).toEqual([1, 'mine'])
  })

  it('REL-09 of a hundred others is forgotten', async () => {
    const { ask, calls, resources } = start()
    resources.put(key, 'mine')
    for (let one = 0; one < 100; one++) resources.put(['thing', one], one)
    ask()
    expect(calls).toHaveLength(1)
  })

  it('REL-09 in use stays, and the oldest one that nobody uses is forgotten in its place', () => {
    const { ask, calls, resources } = start()
    ask()
    resources.put(key, 'in use')
    for (let one = 0; one < 100; one++) resources.put(['thing', one], one)
    expect(resources.cache.get(nameOf(key))).toEqual({ data: 'in use' })
    expect([0, 1].map((one) => resources.cache.get(nameOf(['thing', one])))).toEqual([undefined, { data: 1 }])
    expect(calls).toHaveLength(1)
  })

  it('REL-09 is stored without a look at all others, as long as there are few', () => {
    const { resources } = start()
    const keys = vi.spyOn(resources.cache, 'keys')
    for (let one = 0; one < 100; one++) resources.put(['thing', one], one)
    expect(keys).not.toHaveBeenCalled()
    resources.put(['thing', 100], 100)
    expect(keys).toHaveBeenCalledOnce()
  })
})

it('the name of a key is the one that SWR gives it, so both have one cache', () => {
  const part = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
  fc.assert(
    fc.property(fc.array(part, { minLength: 1 }), (parts) => {
      expect(nameOf(parts)).toBe(unstable_serialize(parts))
    }),
  )
  expect(nameOf(null)).toBe(unstable_serialize(null))
})
