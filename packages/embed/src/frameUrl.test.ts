import { describe, expect, it } from 'vitest'
import { frameUrl } from './frameUrl.ts'

describe('the address of a plain frame', () => {
  it('EMBED-08 carries the options in the query', () => {
    expect(
      frameUrl({
        baseUrl: 'https://booking.example/transfer',
        partner: '77',
        section: 'rent',
        from: 'ap-IST',
        lang: 'ru',
        accent: '#FFDD2D',
        hideMenu: true,
      }),
    ).toBe('https://booking.example/transfer/rent?partner=77&from=ap-IST&lang=ru&accent=FFDD2D&menu=0')
  })

  it('leaves out what was not chosen and encodes what was', () => {
    expect(frameUrl({ baseUrl: 'https://booking.example/transfer' })).toBe('https://booking.example/transfer')
    expect(frameUrl({ baseUrl: 'https://booking.example/transfer', to: 'a&b=c' })).toContain('to=a%26b%3Dc')
  })

  it.each(['../../x', '..', '%2e%2e/x', '..\\x', '//evil.example/x', '\ud800..'])(
    'SEC-01 stays below the base whatever the section says: %j',
    (section) => {
      const base = 'https://booking.example/transfer'
      expect(frameUrl({ baseUrl: base, section: section as 'rent' })).toMatch(
        /^https:\/\/booking\.example\/transfer\b/,
      )
    },
  )

  it('refuses a base that is no URL', () => {
    expect(() => frameUrl({ baseUrl: '/transfer' })).toThrow(TypeError)
  })
})
