import { describe, expect, it } from 'vitest'
import { languageOf } from '../kernel/values/language.ts'
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
    expect(read).toMatchObject({ userId: '7', currency: 'EUR' })
    expect(sessionReducer(read, { type: 'userRead', userId: null, currency: null }).userId).toBeNull()
  })

  describe('SHELL-24 AUTH-07 whose currency it is', () => {
    const signedIn = (host?: string) =>
      sessionReducer(createSession('en', '', host), { type: 'userRead', userId: '7', currency: 'USD' })

    it('goes with the person, before the settings of the next are read and where these name none', () => {
      const state = signedIn()
      expect(state.currency).toBe('USD')
      const left = sessionReducer(state, { type: 'userRead', userId: null })
      expect(left.currency).toBe('EUR')
      expect(sessionReducer(left, { type: 'userRead', userId: null, currency: null })).toBe(left)
      expect(sessionReducer(state, { type: 'userRead', userId: null, currency: null }).currency).toBe('EUR')
      expect(sessionReducer(state, { type: 'userRead', userId: '8', currency: 'GBP' }).currency).toBe('GBP')
    })

    it('EMBED-06 is none of theirs where the host names one; the rule’s is there again in the language of now', () => {
      const own = signedIn('INR')
      expect(own.currency).toBe('INR')
      expect(sessionReducer(own, { type: 'userRead', userId: null }).currency).toBe('INR')
      const russian = sessionReducer(signedIn(), { type: 'languageChanged', lang: 'ru' })
      expect(sessionReducer(russian, { type: 'userRead', userId: null }).currency).toBe('RUB')
    })

    it('EMBED-06 follows what the host names later, and is theirs again once it names none', () => {
      const named = (state: ReturnType<typeof signedIn>, currency: string | null) =>
        sessionReducer(state, { type: 'currencyNamed', currency })
      const aed = named(signedIn(), 'aed')
      expect(aed).toMatchObject({ currency: 'AED', userId: '7' })
      expect(sessionReducer(aed, { type: 'languageChanged', lang: 'ru' }).currency).toBe('AED')
      for (const none of [null, 'euros', '']) expect(named(aed, none).currency).toBe('USD')
      expect(named(createSession('ru', '', 'USD'), null).currency).toBe('RUB')
    })

    it('stays while the same person signs in again, and a guest’s until the next settings are read', () => {
      const state = signedIn()
      expect(sessionReducer(state, { type: 'userRead', userId: '7' })).toBe(state)
      const guest = sessionReducer(createSession('en', ''), {
        type: 'userRead',
        userId: null,
        currency: 'CNY',
      })
      expect(sessionReducer(guest, { type: 'userRead', userId: '7' }).currency).toBe('CNY')
      const read = sessionReducer(guest, { type: 'userRead', userId: '7', currency: null })
      expect(read.currency).toBe('EUR')
    })
  })

  it('SHELL-24 a currency that is no code is ignored', () => {
    expect(createSession('en', '', 'euro').currency).toBe('EUR')
    const state = createSession('en', '')
    expect(sessionReducer(state, { type: 'userRead', userId: null, currency: null })).toBe(state)
  })
})
