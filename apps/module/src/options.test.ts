import { keepChosen } from '@wherry/booking'
import { describe, expect, it, vi } from 'vitest'
import { chooseOptions, readServed } from './options.ts'

const nowhere = { query: '', hostLang: null, browserLangs: [], earlier: null }

describe('options', () => {
  it('SHELL-23 the language is the query’s, else the host page’s, else the browser’s, else en', () => {
    const lang = (query: string, hostLang: string | null, browserLangs: string[]) =>
      chooseOptions({ ...nowhere, query, hostLang, browserLangs }).lang
    expect(lang('?lang=es', 'ru', ['en'])).toBe('es')
    expect(lang('', 'ru-RU', ['en'])).toBe('ru')
    expect(lang('', null, ['fr-FR', 'es-MX', 'ru'])).toBe('es')
    expect(lang('?lang=tlh', 'xx', ['fr'])).toBe('en')
    expect(lang('?lang=runic', 'essay', [])).toBe('en')
    expect(lang('', null, [])).toBe('en')
  })

  it('EMBED-01 EMBED-02 `platform=app` says that the page stands in an app, on own pages too', () => {
    expect(chooseOptions({ ...nowhere, query: '?platform=app' }).isApp).toBe(true)
    expect(chooseOptions({ ...nowhere, query: '', earlier: keepChosen('?platform=app', null) }).isApp).toBe(
      true,
    )
    expect(chooseOptions({ ...nowhere, query: '?platform=frame' }).isApp).toBe(false)
  })

  it('ERR-04 ROLE-04 what the server has checked stands beside what is read here, and never above it', () => {
    const apiBase = 'http://localhost:1'
    const checked = { supportEmail: 'help@wherry.example', ignoredErrors: ['aborted'], specialCustomers: {} }
    expect(readServed(JSON.stringify({ apiBase, checked }))).toMatchObject({ apiBase, ...checked })
    const odd = { ...checked, apiBase: 'https://evil.example' }
    expect(readServed(JSON.stringify({ apiBase, checked: odd })).apiBase).toBe(apiBase)
    expect(readServed(JSON.stringify({ apiBase, ...checked }))).not.toHaveProperty('supportEmail')
  })

  it('SHELL-17 a value that does not fit is ignored', () => {
    expect(chooseOptions({ ...nowhere, query: '?theme=neon&currency=euros&userID=&menu=1' })).toEqual({
      partner: null,
      userId: null,
      lang: 'en',
      currency: null,
      theme: null,
      accent: null,
      menu: true,
      isApp: false,
    })
  })

  it('what a partner chose outlives the short address of the booking form', () => {
    const earlier = keepChosen('?partner=77&theme=dark&from=ap-IST&menu=0', null)
    const later = chooseOptions({ ...nowhere, query: '?lang=ru', earlier })
    expect(later).toMatchObject({ partner: '77', theme: 'dark', menu: false, lang: 'ru' })
    expect(keepChosen('?theme=wherry', earlier)).toContain('theme=wherry')
  })

  it('LAND-05 LAND-03 a theme and an accent that are none leave it to the partner', () => {
    const of = (query: string) => {
      const { theme, accent } = chooseOptions({ ...nowhere, query })
      return [theme, accent]
    }
    expect(of('?theme=dark&accent=ffdd2d')).toEqual(['dark', '#FFDD2D'])
    expect(of('?accent=%23B4532A')).toEqual([null, '#B4532A'])
    for (const bad of ['red', 'fff', '12345', '#FFDD2D0', 'FFDD2D;}*{', 'javascript:1'])
      expect(of(`?accent=${encodeURIComponent(bad)}`), bad).toEqual([null, null])
    const earlier = keepChosen('?accent=2451D6', null)
    expect(chooseOptions({ ...nowhere, earlier }).accent).toBe('#2451D6')
  })

  it('LAND-01 SEC-01 what landings show of the host is nothing until it is served', () => {
    const served = { apiBase: 'http://localhost:1', accountUrl: 'http://localhost:2' }
    expect(readServed(JSON.stringify(served))).toMatchObject({
      imageHosts: [],
      redirectOrigins: null,
      appStoreUrl: null,
      googlePlayUrl: null,
      accentsUrl: null,
    })
    const reviews = [{ name: 'Ingrid', rating: 5, place: 'IST to Moda', texts: { en: 'On time' } }]
    expect(readServed(JSON.stringify({ ...served, checked: { reviews } })).reviews).toEqual(reviews)
    // A value that the server has not validated is ignored.
    expect(readServed(JSON.stringify({ ...served, reviews })).reviews).toBeUndefined()
    expect(() => readServed(JSON.stringify({ ...served, imageHosts: [''] }))).toThrow('imageHosts')
  })

  it('SHELL-15 where the account is may be served, as an address or by hosts; neither has to be', () => {
    const read = (more: object) => readServed(JSON.stringify({ apiBase: 'http://localhost:1', ...more }))
    expect(read({}).accountUrl).toBeNull()
    const accountHosts = { 'rides.example.com': 'my.example.org:8443' }
    expect(read({ checked: { accountHosts } }).accountHosts).toEqual(accountHosts)
    expect(read({ accountHosts }).accountHosts).toBeUndefined()
    expect(() => read({ accountUrl: 'account' })).toThrow('accountUrl')
  })

  it('SHELL-01 the base path is read at run time and has its default', () => {
    const served = { apiBase: 'http://localhost:1', accountUrl: 'http://localhost:2' }
    expect(readServed(JSON.stringify(served))).toMatchObject({ basePath: '/transfer', debounceMs: 1500 })
    expect(readServed(JSON.stringify({ ...served, basePath: '/rides' })).basePath).toBe('/rides')
    expect(readServed(JSON.stringify({ ...served, menu: false, lang: 'es' }))).toMatchObject({
      menu: false,
      lang: 'es',
    })
    expect(readServed(JSON.stringify(served)).sections).toEqual({ rent: false, yacht: false })
  })

  it('SHELL-01 a base path that is none is refused by name', () => {
    const read = (basePath: string) =>
      readServed(JSON.stringify({ apiBase: 'http://localhost:1', basePath })).basePath
    expect(read('/ru/rides')).toBe('/ru/rides')
    // With such a base path the first link of the menu could lead to another host.
    for (const basePath of ['', '/', '//', '//evil.example', '/rides/', 'rides'])
      expect(() => read(basePath), basePath).toThrow('basePath')
  })

  it('SHELL-01 the base path’s default is set at build time, and what is served wins', async () => {
    vi.stubEnv('VITE_BASE_PATH', '/rides')
    vi.resetModules()
    const built = await import('./options.ts')
    const read = (served: object) =>
      built.readServed(JSON.stringify({ apiBase: 'http://localhost:1', ...served })).basePath
    expect(read({})).toBe('/rides')
    expect(read({ basePath: '/elsewhere' })).toBe('/elsewhere')
    vi.unstubAllEnvs()
  })

  it('YACHT-01 YACHT-08 the yacht pages lead nowhere until it is served where to', () => {
    const served = { apiBase: 'http://localhost:1', accountUrl: 'http://localhost:2' }
    const yacht = { email: 'yachts@example.com', offersEn: 'https://boats.example.com' }
    expect(readServed(JSON.stringify({ ...served, checked: { yacht } })).yacht).toEqual(yacht)
    expect(readServed(JSON.stringify({ ...served, yacht })).yacht).toBeUndefined()
  })

  it('PRICE-16 the map has the tiles that the server has checked, and no others', () => {
    const served = { apiBase: 'http://localhost:1', accountUrl: 'http://localhost:2' }
    const tiles = { url: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: '© Example', maxZoom: 19 }
    expect(readServed(JSON.stringify({ ...served, checked: { tiles } })).tiles).toEqual(tiles)
    expect(readServed(JSON.stringify({ ...served, tiles })).tiles).toBeUndefined()
  })

  it('SEC-01 links in texts of the service lead to no other hosts until some are served', () => {
    const served = { apiBase: 'http://localhost:1', accountUrl: 'http://localhost:2' }
    expect(readServed(JSON.stringify(served)).linkHosts).toEqual([])
    expect(readServed(JSON.stringify({ ...served, linkHosts: ['carrier.example'] })).linkHosts).toEqual([
      'carrier.example',
    ])
    expect(() => readServed(JSON.stringify({ ...served, linkHosts: [''] }))).toThrow('linkHosts')
  })

  it('a configuration that does not fit says what is wrong', () => {
    expect(() => readServed('{"accountUrl":"http://localhost:2"}')).toThrow('apiBase')
    expect(() => readServed(null)).toThrow('does not fit')
  })
})
