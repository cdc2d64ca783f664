import { describe, expect, it } from 'vitest'
import { createModule } from '../../createModule.ts'
import { alternativeCurrencyOf } from '../../offers/resource/usePriceAsker.ts'
import { createFakePlatform } from '../../testing/fakePlatform.ts'
import type { ModuleConfig } from '../module.tsx'
import { settingsOf } from './settings.ts'
import { specialCustomers } from './specialCustomers.ts'

interface World {
  /** Response of the settings request. */
  wire: object
  status?: number
  config?: Partial<ModuleConfig>
  /** Response of the features request. */
  features?: () => Response
}

/** Reads the settings of a visitor. */
async function read({ wire, status = 200, config, features }: World) {
  const asked: string[] = []
  const reported: unknown[] = []
  const platform = createFakePlatform({
    report: (error) => void reported.push(error),
    async fetch(url) {
      const { pathname } = new URL(url, 'https://www.example.com')
      asked.push(pathname)
      if (pathname.includes('/features/')) return features?.() ?? Response.json({ result: [] })
      return Response.json(status === 200 ? { result: wire } : wire, { status })
    },
  })
  const module = createModule({ config: { apiBase: 'https://api.wherry.test', ...config }, platform })
  const settings = settingsOf(module)
  await settings.renew()
  return {
    ...{ asked, reported, module },
    ...settings.state.get(),
    alternativeCurrency: alternativeCurrencyOf(module),
  }
}

describe('the role', () => {
  it.each(['buyer', 'guest', 'partner', 'corporate', 'dispatcher'])(
    'ROLE-01 %s is what the settings say',
    async (role) => {
      expect((await read({ wire: { role, user_id: 7, partner_id: 9 } })).user?.role).toBe(role)
    },
  )

  it('ROLE-02 a 403 is refused, and nobody is here', async () => {
    const { user, error } = await read({
      wire: { error: { code: 'forbidden', message: 'No.' } },
      status: 403,
    })
    expect([user, error?.status]).toEqual([null, 403])
  })
})

describe('the features of a partner', () => {
  const partner = { role: 'partner', user_id: 3001, partner_id: 2001 }

  it('ROLE-03 a list of names becomes flags; what nobody knows is passed over', async () => {
    const { user, asked } = await read({
      wire: partner,
      features: () => Response.json({ result: ['discount_banner', 'multi_stop', 'feature_of_next_year'] }),
    })
    expect(asked.at(-1)).toBe('/v4/partners/features/2001')
    expect(Object.entries(user?.features ?? {}).filter(([, isOn]) => isOn)).toEqual([
      ['discountBanner', true],
      ['multiStop', true],
    ])
  })

  it('ROLE-03 a partner’s own travel policy is switched on by them', async () => {
    const wire = { ...partner, policy_mode: 'block' }
    const features = () => Response.json({ result: ['travel_policy'] })
    expect((await read({ wire, features })).user?.policyMode).toBe('block')
    expect((await read({ wire })).user?.policyMode).toBe('off')
  })

  it('ROLE-03 that cannot be read are off, and the visitor is read all the same', async () => {
    const features = () => Response.json({ error: { code: 'no', message: 'No.' } }, { status: 400 })
    const { user, reported } = await read({ wire: partner, features })
    expect(user).toMatchObject({ userId: '3001', role: 'partner', features: {} })
    expect(reported).toHaveLength(1)
  })

  it.each([
    { role: 'buyer', user_id: 7, partner_id: 2001 },
    { role: 'guest', partner_id: 2001 },
    { role: 'partner', user_id: 7 },
  ])('ROLE-03 are asked for no one else: %o', async (wire) => {
    expect((await read({ wire })).asked.filter((path) => path.includes('features'))).toEqual([])
  })
})

describe('special customers', () => {
  const of = async (partner_id: number | null, config: Partial<ModuleConfig> = {}) => {
    const { user, alternativeCurrency } = await read({
      wire: { role: 'buyer', user_id: 7, partner_id, policy_mode: 'warn' },
      config,
    })
    return [user?.policyMode, alternativeCurrency]
  }

  it('ROLE-04 one map names them, and what each has', async () => {
    expect(Object.keys(specialCustomers)).toEqual(['1859', '8587', '25526', '122256'])
    expect(await of(25526)).toEqual(['warn', null])
    expect(await of(122256)).toEqual(['off', 'INR'])
    for (const id of [1859, 8587, 2001, null]) expect(await of(id), String(id)).toEqual(['off', null])
  })

  it('ROLE-04 SEC-06 a number of the address alone switches nothing on', async () => {
    for (const id of ['25526', '122256'])
      expect(await of(null, { partner: id, userId: id }), id).toEqual(['off', null])
  })

  it('ROLE-04 the host may name others', async () => {
    const config = { specialCustomers: { 77: { travelPolicy: true, alternativeCurrency: 'AED' } } }
    expect(await of(77, config)).toEqual(['warn', 'AED'])
    expect(await of(25526, config)).toEqual(['off', null])
  })
})

describe('another tab', () => {
  const begin = async (token: string | null) => {
    const asked: string[] = []
    const platform = createFakePlatform({
      async fetch(url, init) {
        const sent = new Headers(init?.headers).get('authorization')
        asked.push(`${new URL(url, 'https://www.example.com').searchParams.get('user_id')} ${sent}`)
        const user = sent ? { role: 'buyer', user_id: Number(sent.at(-1)) } : { role: 'guest' }
        return Response.json({ result: user })
      },
    })
    if (token) platform.cookies.set('token_ng', token, 60)
    const module = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
    const settings = settingsOf(module)
    settings.follow()
    await settings.renew()
    settings.follow()
    expect(asked).toHaveLength(1)
    return { asked, platform, module, settings }
  }

  it('AUTH-07 SEC-06 has signed out: who was here is here no more, and is not named again', async () => {
    const { asked, platform, module, settings } = await begin('token-of-7')
    platform.cookies.remove('token_ng')
    settings.follow()
    expect(settings.state.get()).toMatchObject({ user: null, loading: true })
    expect(module.client.core.identity().userId).toBeNull()
    await expect.poll(() => settings.state.get().user).toMatchObject({ userId: null, role: 'guest' })
    expect(asked.at(-1)).toBe('null null')
  })

  it('AUTH-06 has signed in: their settings are read, once', async () => {
    const { asked, platform, settings } = await begin(null)
    platform.cookies.set('token_ng', 'token-of-8', 60)
    settings.follow()
    settings.follow()
    await expect.poll(() => settings.state.get().user?.userId).toBe('8')
    expect(asked).toHaveLength(2)
  })
})
