import { describe, expect, it, vi } from 'vitest'
import { settle } from '../../testing/settle.ts'
import {
  createPartnerWorld,
  type PartnerWorld,
  wireSettings as settings,
} from '../../testing/worlds/landingWorld.ts'
import { settingsOf } from '../visitor/settings.ts'
import { moduleSettingsOf } from './useModuleSettings.ts'

async function begun(world: PartnerWorld) {
  const { module, ...made } = createPartnerWorld(world)
  const reader = moduleSettingsOf(module)
  const visitor = settingsOf(module)
  reader.begin()
  visitor.begin()
  await settle()
  return { ...made, reader, visitor }
}

describe('settings of a partner’s module', () => {
  it('LAND-08 are those of the visitor’s partner, read once', async () => {
    const { asked, reader } = await begun({})
    reader.begin()
    await settle()
    expect(asked).toEqual(['2001'])
    expect(reader.state.get()).toMatchObject({ partnerId: '2001', status: 'ready', etag: '"1"' })
    expect(reader.state.get().settings?.look.theme).toBe('dark')
  })

  it('LAND-08 without a partner nothing is asked', async () => {
    const { asked, reader } = await begun({ user: { role: 'guest', partner_id: null } })
    expect(asked).toEqual([])
    expect(reader.state.get().status).toBe('none')
  })

  it('LAND-08 the page’s own partner is asked at once; the settings’ partner wins', async () => {
    const { asked, reader } = await begun({ config: { partner: '2003' } })
    expect(asked).toEqual(['2003', '2001'])
    expect(reader.state.get().partnerId).toBe('2001')
  })

  it('LAND-08 the late answer of another partner changes nothing', async () => {
    let late = (_: Response) => {}
    const { reader } = await begun({
      config: { partner: '2003' },
      answer: (partner) =>
        partner === '2003'
          ? new Promise<Response>((resolve) => {
              late = resolve
            })
          : Response.json({ result: settings }),
    })
    late(Response.json({ result: { theme: 'wherry' } }))
    await settle()
    expect(reader.state.get().settings?.look.theme).toBe('dark')
  })

  it('LAND-08 a partner without settings has none', async () => {
    const { reader } = await begun({ answer: () => Response.json({ result: null }) })
    expect(reader.state.get()).toMatchObject({ partnerId: '2001', status: 'none', settings: null })
  })

  const refuse = () => Response.json({ error: { code: 1, message: 'broken' } }, { status: 400 })

  it('LAND-04 a failure leads the partner to the account’s settings, once', async () => {
    const config = { accountUrl: 'https://account.example.com' }
    const { platform, reader } = await begun({
      user: { role: 'partner', partner_id: 2001 },
      answer: refuse,
      config,
    })
    expect(reader.state.get().status).toBe('failed')
    expect(platform.left).toEqual(['https://account.example.com/account/settings?lang=en'])
    reader.retry()
    await settle()
    expect(platform.left).toHaveLength(1)
  })

  it.each([
    ['a customer', { user: { role: 'guest', partner_id: 2001 }, answer: refuse }],
    [
      'a page in a frame',
      { user: { role: 'partner', partner_id: 2001 }, answer: refuse, config: { framed: true } },
    ],
    [
      'a partner who is offline',
      { user: { role: 'partner', partner_id: 2001 }, answer: () => Promise.reject(new TypeError('offline')) },
    ],
  ])('LAND-04 a failure leads %s nowhere', async (_, world) => {
    const { platform, reader } = await begun(world)
    // A lost answer is asked for again first.
    await vi.waitFor(() => expect(reader.state.get().status).toBe('failed'))
    expect(platform.left).toEqual([])
  })

  it('LAND-04 it is read again on demand', async () => {
    let isBroken = true
    const { reader } = await begun({
      answer: () => (isBroken ? refuse() : Response.json({ result: settings })),
    })
    isBroken = false
    reader.retry()
    await settle()
    expect(reader.state.get().status).toBe('ready')
  })

  it('EDITOR-07 what the editor has saved stands from then on', async () => {
    const { reader } = await begun({})
    const { settings: read } = reader.state.get()
    if (!read) throw new Error('not read')
    reader.accept({ ...read, servesAirports: false }, '"2"')
    expect(reader.state.get()).toMatchObject({ partnerId: '2001', etag: '"2"', status: 'ready' })
    expect(reader.state.get().settings?.servesAirports).toBe(false)
  })
})
