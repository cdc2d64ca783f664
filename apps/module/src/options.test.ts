import { describe, expect, it } from 'vitest'
import { chooseOptions, keepChosen, readServed } from './options.ts'

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

  it('SHELL-17 a value that does not fit is ignored', () => {
    expect(chooseOptions({ ...nowhere, query: '?theme=neon&currency=euros&userID=&menu=1' })).toEqual({
      partner: null,
      userId: null,
      lang: 'en',
      currency: null,
      theme: 'light',
      menu: true,
    })
  })

  it('what a partner chose outlives the short address of the booking form', () => {
    const earlier = keepChosen('?partner=77&theme=dark&from=ap-IST&menu=0', null)
    const later = chooseOptions({ ...nowhere, query: '?lang=ru', earlier })
    expect(later).toMatchObject({ partner: '77', theme: 'dark', menu: false, lang: 'ru' })
    expect(keepChosen('?theme=wherry', earlier)).toContain('theme=wherry')
  })

  it('SHELL-01 the base path is read at run time and has its default', () => {
    const served = { apiBase: 'http://localhost:1', accountUrl: 'http://localhost:2' }
    expect(readServed(JSON.stringify(served))).toMatchObject({ basePath: '/transfer', debounceMs: 300 })
    expect(readServed(JSON.stringify({ ...served, basePath: '/rides' })).basePath).toBe('/rides')
    expect(readServed(JSON.stringify({ ...served, menu: false, lang: 'es' }))).toMatchObject({
      menu: false,
      lang: 'es',
    })
    expect(readServed(JSON.stringify(served)).sections).toEqual({ rent: false, yacht: false })
  })

  it('YACHT-01 YACHT-08 the yacht pages lead nowhere until it is served where to', () => {
    const served = { apiBase: 'http://localhost:1', accountUrl: 'http://localhost:2' }
    expect(readServed(JSON.stringify(served)).yacht).toEqual({})
    const yacht = { email: 'yachts@example.com', offersEn: 'https://boats.example.com' }
    expect(readServed(JSON.stringify({ ...served, yacht })).yacht).toEqual(yacht)
    expect(() => readServed(JSON.stringify({ ...served, yacht: { email: 7 } }))).toThrow(/yacht\.email/)
  })

  it('PRICE-16 the map has no tiles until they are served, and none from an address that does not fit', () => {
    const served = { apiBase: 'http://localhost:1', accountUrl: 'http://localhost:2' }
    const read = (tiles: unknown) => readServed(JSON.stringify({ ...served, tiles })).tiles
    const url = 'https://tiles.example.com/{z}/{x}/{y}.png'
    expect(readServed(JSON.stringify(served)).tiles).toBeNull()
    expect(read(null)).toBeNull()
    expect(read({ url, attribution: '© Example' })).toEqual({
      url,
      attribution: '© Example',
      attributionUrl: null,
      maxZoom: 19,
    })
    expect(() => read({ url: 'https://{s}.example.com/{z}/{x}/{y}.png', attribution: '©' })).toThrow(
      'tiles.url',
    )
    expect(() => read({ url, attribution: '' })).toThrow('tiles.attribution')
    expect(() => read({ url, attribution: '©', maxZoom: 40 })).toThrow('tiles.maxZoom')
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
