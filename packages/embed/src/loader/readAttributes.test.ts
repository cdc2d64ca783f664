import { describe, expect, it } from 'vitest'
import { readAttributes } from './readAttributes.ts'

/** Reads the attributes in a fake page that has this query, document language and browser languages. */
function read(search: string, attributes: Record<string, string>, lang = '', languages: string[] = []) {
  const view = { location: { search }, document: { documentElement: { lang } }, navigator: { languages } }
  const host = {
    getAttributeNames: () => Object.keys(attributes),
    getAttribute: (name: string) => attributes[name] ?? null,
  }
  return readAttributes(view as never, host as never, 'https://booking.example/transfer')
}

const attributes = {
  'base-url': 'https://rides.example/transfer',
  partner: '77',
  from: 'ap-IST',
  to: 'ad-1',
  lang: 'ru',
  currency: 'EUR',
  theme: 'light',
  section: 'rent',
  'redirect-origins': 'https://pay.example',
}

describe('what an element says', () => {
  it('EMBED-08 the visitor’s link wins for from, to and lang', () => {
    expect(read('?from=ap-BCN&to=ho-2&lang=es', attributes)).toMatchObject({
      from: 'ap-BCN',
      to: 'ho-2',
      lang: 'es',
    })
    expect(read('?from=&to=&lang=', attributes), 'what is empty says nothing').toMatchObject({
      from: 'ap-IST',
      to: 'ad-1',
      lang: 'ru',
    })
  })

  it('EMBED-08 D5 it wins for nothing else: who the partner is and where the module comes from is the page’s alone', () => {
    const query = new URLSearchParams({
      ...{ 'base-url': 'https://evil.example/transfer', partner: '1', currency: 'USD', theme: 'dark' },
      ...{ section: 'yacht', 'redirect-origins': 'https://evil.example', accent: '#ff0000', token: 't' },
      ...{ 'hide-menu': '', 'order-id': '7', action: 'change', 'utm-source': 'evil', 'from-iata': 'BCN' },
    })
    const { 'redirect-origins': _, ...said } = attributes
    expect(read(`?${query}`, attributes)).toEqual({ ...said, wished: '' })
    expect(read(`?${query}`, {})).toEqual({
      'base-url': 'https://booking.example/transfer',
      section: 'transfer',
      lang: 'en',
      wished: '',
    })
  })

  it('EMBED-08 SHELL-23 the language: the link, the attribute, the page, the browser, else English', () => {
    expect(read('', {}, 'es-MX', ['ru']).lang).toBe('es')
    expect(read('', { lang: 'tlh' }, '', ['fr-FR', 'ru-RU', 'es']).lang).toBe('ru')
    expect(read('?lang=xx', { lang: 'RU' }, 'es', []).lang).toBe('ru')
    expect(read('', {}, '', ['fr']).lang).toBe('en')
  })

  it('I18N-05 what is asked for before one of ours is told besides: the frame knows whether it is a partner’s own', () => {
    const wished = (...given: Parameters<typeof read>) =>
      read(...given)
        .wished?.trim()
        .split(/\s+/)
    expect(wished('', { lang: 'xx' }, 'es', [])).toEqual(['xx'])
    expect(wished('?lang=tr', { lang: 'zh-Hant' }, 'de', ['pt-BR'])).toEqual(['tr', 'zh-hant', 'de', 'pt-br'])
    expect(wished('?lang=en', { lang: 'xx' }), 'the visitor’s link wins').toEqual([''])
    expect(read('', { lang: 'xx-en' }, 'ru').lang, 'a part behind the first is no language').toBe('ru')
  })
})
