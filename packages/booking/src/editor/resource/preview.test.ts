import { describe, expect, it, vi } from 'vitest'
import { createModule } from '../../createModule.ts'
import { defaultLook, type Look, type ModuleSettings } from '../../kernel/model/moduleSettings.ts'
import { unknownUser } from '../../kernel/model/user.ts'
import { safeUrl } from '../../kernel/values/safeUrl.ts'
import { partnerThemeOf } from '../../module/look/partnerTheme.ts'
import { moduleSettingsOf } from '../../module/look/useModuleSettings.ts'
import type { ModuleConfig } from '../../module/module.tsx'
import { settingsOf } from '../../module/visitor/settings.ts'
import { createFakePlatform } from '../../testing/fakePlatform.ts'
import { previewAirport, previewPlaces } from '../../testing/samples/previewPlaces.ts'
import { createPreview, findPreviewRoute, showIn } from './preview.ts'

const { signal } = new AbortController()
const settingsWith = (look: Partial<Look> = {}): ModuleSettings => ({
  look: { ...defaultLook, ...look },
  showsPartnerLogo: true,
  logo: null,
  partnerSiteUrl: null,
  showsPromoCode: true,
  promoCode: 'ALDER10',
  servesAirports: true,
})

type Answers = Record<string, unknown>

/** A preview inside of a module whose outside is watched, over a service that knows these places. */
function world(answers: Answers = previewPlaces, config: Partial<ModuleConfig> = {}) {
  const sent: string[] = []
  const platform = createFakePlatform({
    async fetch(input, init) {
      sent.push(`${init?.method ?? 'GET'} ${new URL(input, 'https://page.test').pathname}`)
      const answer = Object.entries(answers).find(([path]) => input.includes(path))?.[1]
      return answer ? Response.json(answer) : new Response('{}', { status: 500 })
    },
  })
  const module = createModule({
    platform,
    config: { apiBase: 'https://api.wherry.test', accentsUrl: '/transfer/accents', ...config },
  })
  const shown = { partnerId: '2001', settings: settingsWith(), user: null }
  return { module, platform, sent, shown, preview: createPreview(module, shown) }
}

describe('the world of a preview (EDITOR-02)', () => {
  it('EDITOR-02 is the partner’s module in which nothing can be chosen', () => {
    const { preview, module } = world(previewPlaces, { imageHosts: ['static.example.com'], currency: 'EUR' })
    expect(preview.config).toMatchObject({
      isPreview: true,
      partner: '2001',
      currency: 'EUR',
      imageHosts: ['static.example.com'],
    })
    expect(module.config.isPreview).toBe(false)
    expect(moduleSettingsOf(preview).state.get()).toMatchObject({ partnerId: '2001', status: 'ready' })
  })

  it('EDITOR-02 leads nowhere: not to a page, not to a payment, and holds nobody back', async () => {
    const { preview, platform } = world()
    preview.platform.location.open('https://account.example.com/list')
    expect(await preview.platform.location.assign(safeUrl('https://pay.example.com/1', 'any')!)).toBe(false)
    preview.platform.pageEvents.holdLeaving(() => {})
    expect(platform.left).toEqual([])
    expect(platform.isHeld()).toBe(false)
  })

  it('EDITOR-02 keeps nothing in the browser and no cookie, and tells no page around', () => {
    const { preview, platform } = world()
    const { storage, cookies } = preview.platform
    for (const [name, store] of Object.entries(storage)) {
      store.set('draft', name)
      expect(store.get('draft')).toBe(name)
      store.remove('draft')
      expect(store.get('draft')).toBeNull()
      store.set('draft', name)
      expect(platform.storage[name as keyof typeof storage].get('draft')).toBeNull()
    }
    cookies.set('token_ng', 'of the preview', 60)
    expect(platform.cookies.get('token_ng')).toBeNull()
    platform.cookies.set('token_ng', 'of the partner', 60)
    cookies.remove('token_ng')
    expect(cookies.get('token_ng')).toBe('of the partner')
    expect(preview.platform.host).toBeNull()
  })

  it('EDITOR-02 sends nothing but what reads', async () => {
    const { preview, sent } = world()
    const order = preview.platform.fetch('https://api.wherry.test/v4/orders', { method: 'POST' })
    await expect(order).rejects.toThrow('only reads')
    expect(sent).toEqual([])
    await preview.platform.fetch('https://api.wherry.test/v4/places')
    expect(sent).toEqual(['GET /v4/places'])
  })

  it('EDITOR-02 shares neither search nor language with the module around it', async () => {
    const { preview, module } = world()
    await preview.setLang('ru')
    preview.stores.finder.dispatch({ type: 'reset' })
    expect(preview.stores.session.get().lang).toBe('ru')
    expect(module.stores.session.get().lang).toBe('en')
    expect(preview.stores.finder).not.toBe(module.stores.finder)
  })
})

describe('what a preview shows', () => {
  it('EDITOR-02 a changed text is there at once, and nothing is read for it', () => {
    const { preview, shown, sent } = world()
    const { state } = moduleSettingsOf(preview)
    const heard = vi.fn()
    state.subscribe(heard)
    const texts = { ...defaultLook.texts, en: { header: 'Hello', top: '', bottom: '' } }
    showIn(preview, { ...shown, settings: settingsWith({ texts }) })
    expect(state.get().settings?.look.texts.en.header).toBe('Hello')
    expect(heard).toHaveBeenCalledOnce()
    expect(sent).toEqual([])
  })

  it('EDITOR-02 of a change of theme or accent no screen hears: the stage wears it, and no accent is asked for', async () => {
    const { preview, shown, sent } = world()
    await partnerThemeOf(preview).settled
    const heard = vi.fn()
    moduleSettingsOf(preview).state.subscribe(heard)
    showIn(preview, { ...shown, settings: settingsWith({ accent: '#FFDD2D', theme: 'dark' }) })
    showIn(preview, { ...shown, settings: settingsWith({ accent: '#2451D6', theme: 'wherry' }) })
    await Promise.resolve()
    expect(heard).not.toHaveBeenCalled()
    expect(sent).toEqual([])
    showIn(preview, {
      ...shown,
      settings: settingsWith({ accent: '#2451D6', sellingPointsColor: '#FFDD2D' }),
    })
    expect(heard).toHaveBeenCalledOnce()
  })

  it('EDITOR-06 who the visitor is comes with it, once', () => {
    const { preview, shown } = world()
    const visitor = settingsOf(preview).state
    expect(visitor.get().user).toBeNull()
    const user = { ...unknownUser, userId: '3001', currency: 'GBP', payment: { card: false, cash: true } }
    showIn(preview, { ...shown, user })
    expect(visitor.get()).toMatchObject({ user, loading: false })
    expect(preview.stores.session.get().userId).toBe('3001')
    const heard = vi.fn()
    visitor.subscribe(heard)
    showIn(preview, { ...shown, user })
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('a way with prices (EDITOR-02)', () => {
  it('EDITOR-02 goes from a known airport to another place', async () => {
    const { preview } = world()
    const route = await findPreviewRoute(preview, signal)
    expect(route?.from).toBe(previewAirport)
    expect(route?.to).toBeTruthy()
    expect(route?.to).not.toBe(previewAirport)
  })

  it.each<[string, Answers]>([
    ['there is no such airport', { ...previewPlaces, 'transport-nodes': { result: [] } }],
    ['there is no place near it', { ...previewPlaces, 'places/find': { result: [] } }],
    ['the service fails', {}],
  ])('EDITOR-02 is not there where %s', async (_, answers) => {
    expect(await findPreviewRoute(world(answers).preview, signal)).toBeNull()
  })
})
