import { describe, expect, it } from 'vitest'
import { createModule } from '../createModule.ts'
import { createFakePlatform } from '../testing/fakePlatform.ts'
import type { ModuleConfig } from './module.tsx'

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
  it('API-01 SEC-06 D15 on the web only the user of the settings, never the one that the address names', () => {
    const { userId, read } = start({ userId: '5', partner: '9' })
    expect(userId()).toBeNull()
    read('7')
    expect(userId()).toBe('7')
    read(null)
    expect(userId()).toBeNull()
  })

  it('API-01 in a frame who the settings name, before them the partner, else the user that the frame names', () => {
    const framed = start({ framed: true, partner: '9', userId: '5' })
    expect(framed.userId()).toBe('9')
    framed.read('7')
    expect(framed.userId()).toBe('7')
    framed.read(null)
    expect(framed.userId()).toBe('9')
    const bare = start({ framed: true, userId: '5' })
    expect(bare.userId()).toBe('5')
    bare.read('7')
    expect(bare.userId()).toBe('7')
  })

  it('API-03 API-04 in a frame the settings are of whose token the cookie has, else of the partner', async () => {
    const asked: string[] = []
    const fetch = async (url: RequestInfo | URL) => {
      asked.push(new URL(String(url)).pathname)
      return Response.json({ result: { role: 'buyer', user_id: 7 } })
    }
    const platform = createFakePlatform({ fetch })
    const config = { apiBase: 'https://api.wherry.test', framed: true, partner: '9' }
    const { client } = createModule({ config, platform })
    const { signal } = new AbortController()
    await client.settings(signal)
    platform.cookies.set('token_ng', 'secret', 60)
    await client.settings(signal)
    expect(asked).toEqual(['/v1/partners/frame-user-settings/9', '/v4/partners/get-setting-user'])
  })
})

describe('the language', () => {
  /** A module whose texts load only when the test lets them. */
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
