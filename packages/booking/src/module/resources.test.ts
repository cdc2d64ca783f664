import { describe, expect, it } from 'vitest'
import { createModule } from '../createModule.ts'
import { createFakeClock, createFakePlatform } from '../testing/fakePlatform.ts'
import { settle } from '../testing/settle.ts'
import { asResource } from './resources.ts'

/** A call of a module that answers with the number of times it was made. */
function start(freshForMs?: number) {
  const clock = createFakeClock(0)
  const signals: AbortSignal[] = []
  const module = createModule({
    config: { apiBase: 'https://api.wherry.test' },
    platform: createFakePlatform({ clock, fetch: () => new Promise(() => {}) }),
  })
  const call = async (_: { id: string }, signal: AbortSignal) => signals.push(signal)
  const ask = asResource(module, 'thing', call, freshForMs)
  const { signal } = new AbortController()
  return {
    ...{ clock, module, signals },
    ask: (id: string, isAnew?: boolean) => ask({ id }, signal, isAnew),
  }
}

describe('a call as a resource', () => {
  it('REL-09 is made once for each question', async () => {
    const { ask } = start()
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2])
    expect(await ask('a')).toBe(1)
  })

  it('SEC-06 AUTH-07 is made again for another visitor', async () => {
    const { ask, module } = start()
    await ask('a')
    module.stores.session.dispatch({ type: 'userRead', userId: '7', currency: null })
    expect(await ask('a')).toBe(2)
  })

  it('is made again in another language', async () => {
    const { ask, module } = start()
    await ask('a')
    module.stores.session.dispatch({ type: 'languageChanged', lang: 'es' })
    expect(await ask('a')).toBe(2)
  })

  it('SEC-06 SHELL-20 is not stored for the language in which it was asked, if another one began it anew', async () => {
    const platform = createFakePlatform({ fetch: () => new Promise(() => {}) })
    const module = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
    const answers: ((text: string) => void)[] = []
    const call = () => new Promise<string>((resolve) => answers.push(resolve))
    const ask = () => asResource(module, 'thing', call)(null, new AbortController().signal)
    const first = ask()
    module.stores.session.dispatch({ type: 'languageChanged', lang: 'es' })
    platform.goBack()
    await settle()
    answers[1]?.('hola')
    expect(await first).toBe('hola')
    module.stores.session.dispatch({ type: 'languageChanged', lang: 'en' })
    const second = ask()
    answers[2]?.('hello')
    expect(await second).toBe('hello')
  })

  it('is made again once its answer is too old, and where an answer does not count', async () => {
    const { ask, clock } = start(100)
    await ask('a')
    clock.advance(99)
    expect(await ask('a')).toBe(1)
    clock.advance(1)
    expect(await ask('a')).toBe(2)
    expect(await ask('a', true)).toBe(3)
  })

  it('is made each time where its answer counts for no time', async () => {
    const { ask } = start(0)
    expect([await ask('a'), await ask('a')]).toEqual([1, 2])
  })

  it('REL-04 that is taken back rejects as an aborted call does', async () => {
    const { module } = start()
    const own = new AbortController()
    const signals: AbortSignal[] = []
    const endless = (_: null, signal: AbortSignal) => {
      signals.push(signal)
      return new Promise<never>(() => {})
    }
    const asked = asResource(module, 'endless', endless)(null, own.signal)
    own.abort()
    await expect(asked).rejects.toMatchObject({ kind: 'aborted' })
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })
})
