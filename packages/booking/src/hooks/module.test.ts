import { describe, expect, it } from 'vitest'
import { createFakePlatform } from '../testing/fakePlatform.ts'
import { createModule, type ModuleConfig } from './module.tsx'

function start(config: Partial<ModuleConfig> = {}) {
  const module = createModule({ config: { apiBase: '', ...config }, platform: createFakePlatform() })
  const { session } = module.stores
  return {
    module,
    session,
    userId: () => module.client.core.identity().userId,
    read: (userId: string | null) => session.dispatch({ type: 'userRead', userId, currency: null }),
  }
}

describe('who asks', () => {
  it('API-01 SEC-06 on the web only the user of the settings, never the one that the address names', () => {
    const { userId, read } = start({ userId: '5', partner: '9' })
    expect(userId()).toBeNull()
    read('7')
    expect(userId()).toBe('7')
    read(null)
    expect(userId()).toBeNull()
  })

  it('API-01 in a frame the partner stays first', () => {
    const framed = start({ framed: true, partner: '9' })
    framed.read('7')
    expect(framed.userId()).toBe('9')
    const bare = start({ framed: true })
    bare.read('7')
    expect(bare.userId()).toBe('7')
  })
})

describe('the language', () => {
  /** Texts that come when they are told to. */
  function startHeld() {
    const held: { lang: string; come(): void; fail(): void }[] = []
    const made = start()
    made.module.messages.follow = (lang) =>
      new Promise((resolve, reject) => {
        held.push({ lang, come: resolve, fail: () => reject(new Error(lang)) })
      })
    return { ...made, held }
  }

  it('REL-04 the language chosen last wins, whichever texts come first', async () => {
    const { module, session, held } = startHeld()
    const slow = module.setLang('ru')
    const quick = module.setLang('es')
    held[1]?.come()
    await quick
    held[0]?.come()
    await slow
    expect(session.get().lang).toBe('es')
  })

  it('REL-04 texts that fail count only for the language chosen last', async () => {
    const { module, session, held } = startHeld()
    const first = module.setLang('ru')
    const last = module.setLang('es')
    held[0]?.fail()
    await expect(first).resolves.toBeUndefined()
    held[1]?.fail()
    await expect(last).rejects.toThrow('es')
    expect(session.get().lang).toBe('en')
  })
})
