import { describe, expect, it } from 'vitest'
import { rememberFastRide } from '../../booking/kept/fastRideOrders.ts'
import { writeSnapshot } from '../../booking/state/snapshot.ts'
import { kept } from '../../testing/draftDevice.ts'
import { begin, refusal } from '../../testing/worlds/signInWorld.ts'
import { createYachtForm } from '../../yacht/rules/yachtForm.ts'
import type { KeptYacht } from '../../yacht/state/yacht.ts'
import { writeYachts } from '../../yacht/state/yachtSnapshot.ts'

describe('signing out', () => {
  it('AUTH-07 ends the session with the cookie there, then forgets cookie, drafts and wishes; the language stays', async () => {
    let cookieThen: string | null = null
    const world = begin({
      token: 'good-7',
      config: { lang: 'es' },
      answer: (path) => {
        if (path === '/profile/logout') cookieThen = world.platform.cookies.get('token_ng')
        return undefined
      },
    })
    const { platform, flow, settings, module } = world
    await settings.renew()
    const { local, session } = platform.storage
    local.set('wherry-viewers', 'off')
    local.set('wherry-drafts:.', 's1')
    local.set('wherry-draft:.:s1', JSON.stringify({ version: 1, owner: '7' }))
    session.set('wherry-draft-slot', 's1')
    session.set('cached_trip', 'x')
    await flow.signOut()
    expect(cookieThen).toBe('good-7')
    expect(platform.cookies.get('token_ng')).toBeNull()
    expect(local.get('wherry-viewers')).toBeNull()
    expect(local.get('wherry-draft:.:s1')).toBeNull()
    expect(session.get('cached_trip')).toBeNull()
    expect(settings.state.get().user).toMatchObject({ role: 'guest', userId: null })
    expect(module.client.core.identity()).toMatchObject({ userId: null, lang: 'es' })
    expect(flow.state.get()).toEqual({ status: 'closed', news: 'signedOut' })
  })

  it('AUTH-07 a service that does not answer keeps nothing on this device', async () => {
    const { flow, platform, settings } = begin({
      token: 'good-7',
      answer: (path) => (path === '/profile/logout' ? refusal(500) : undefined),
    })
    await settings.renew()
    await flow.signOut()
    expect(platform.cookies.get('token_ng')).toBeNull()
    expect(platform.reports).toHaveLength(2)
    expect(settings.state.get().user?.userId).toBeNull()
  })

  it('AUTH-07 BOOK-58 forgets what the person has left at every partner, a yacht and the fast rides too', async () => {
    const { flow, platform, settings, module } = begin({ token: 'good-7', config: { partner: '2001' } })
    await settings.renew()
    const { local, session } = platform.storage
    for (const scope of ['.', '2001.', '2002.7'])
      local.set(
        `wherry-draft:${scope}:s1`,
        writeSnapshot({ until: module.platform.clock.now() + 1000, kept, begun: null, owner: '7' }),
      )
    const yacht: KeptYacht = {
      form: createYachtForm({ kind: 'typed', text: 'Kaş' }),
      key: 'k',
      place: { kind: 'typed', text: 'Kaş' },
      lost: [],
    }
    const until = platform.clock.now() + 1000
    local.set(
      'wherry-yacht',
      writeYachts(['of this tab', 'of another'].map((tab) => ({ tab, kept: yacht, until, owner: '7' }))),
    )
    rememberFastRide(platform, '4812907')
    await flow.signOut()
    expect([...local.names(), ...session.names()].filter((name) => /draft:|yacht$/.test(name))).toEqual([])
    expect(platform.cookies.get('fast-ride-orders')).toBeNull()
  })

  it('AUTH-07 SHELL-24 the currency of who was here goes with them where a guest’s settings name none', async () => {
    const { flow, settings, module } = begin({
      token: 'good-7',
      answer: (path, token) =>
        path.endsWith('get-setting-user') && token
          ? Response.json({ result: { role: 'buyer', user_id: 7, currency: 'USD' } })
          : undefined,
    })
    await settings.renew()
    const { session } = module.stores
    expect(session.get().currency).toBe('USD')
    const seen = new Set<string>()
    session.subscribe(() => seen.add(session.get().currency))
    await flow.signOut()
    expect([...seen]).toEqual(['EUR'])
  })
})
