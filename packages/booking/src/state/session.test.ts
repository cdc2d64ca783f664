import { describe, expect, it } from 'vitest'
import { languageOf } from '../domain/language.ts'
import { createSession, sessionReducer } from './session.ts'

describe('session', () => {
  it('SHELL-23 the first known language wins, en is left', () => {
    expect(languageOf('ru-RU', 'es')).toBe('ru')
    expect(languageOf(null, undefined, 'ES')).toBe('es')
    expect(languageOf('xx', 'de', 'en-US')).toBe('en')
    expect(languageOf('fr')).toBe('en')
    expect(languageOf('runic')).toBe('en')
  })

  it('SHELL-24 RUB for ru, KZT for ru on a Kazakh host, else EUR', () => {
    expect(createSession('ru', 'www.example.com').currency).toBe('RUB')
    expect(createSession('ru', 'book.example.kz').currency).toBe('KZT')
    expect(createSession('es', 'book.example.kz').currency).toBe('EUR')
    expect(createSession('en', 'www.example.com').currency).toBe('EUR')
  })

  it('SHELL-24 the currency follows the language until the user’s settings name one', () => {
    const english = createSession('en', 'www.example.com')
    const russian = sessionReducer(english, { type: 'languageChanged', lang: 'ru' })
    expect(russian).toMatchObject({ lang: 'ru', currency: 'RUB' })
    const read = sessionReducer(russian, { type: 'userRead', userId: null, currency: 'USD' })
    expect(sessionReducer(read, { type: 'languageChanged', lang: 'es' })).toMatchObject({
      lang: 'es',
      currency: 'USD',
    })
  })

  it('API-01 the user’s id is kept once the settings were read, and forgotten with the account', () => {
    const read = sessionReducer(createSession('en', ''), { type: 'userRead', userId: '7', currency: null })
    expect(read).toMatchObject({ userId: '7', currency: 'EUR', currencyIsChosen: false })
    expect(sessionReducer(read, { type: 'userRead', userId: null, currency: null }).userId).toBeNull()
  })

  it('SHELL-24 a currency that is no code is ignored', () => {
    expect(createSession('en', '', 'euro').currency).toBe('EUR')
    const state = createSession('en', '')
    expect(sessionReducer(state, { type: 'userRead', userId: null, currency: null })).toBe(state)
  })
})
