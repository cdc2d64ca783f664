import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countryOfPhone } from '../../kernel/reading/readPhone.ts'
import { countryCodeOf, type HomeHints, homeCountry } from './homeCountry.ts'

const nothing: HomeHints = { remembered: null, settingsPhone: null, languages: [], lang: 'en' }
const home = (hints: Partial<HomeHints>) => homeCountry({ ...nothing, ...hints }, countryOfPhone)

describe('the country of a number without its code', () => {
  const all: HomeHints = {
    ...{ remembered: 'DE', settingsPhone: '442071838750' },
    ...{ languages: ['en-IE', 'ru-KZ'], lang: 'ru' },
  }
  it.each<[string, Partial<HomeHints>, string | null]>([
    ['chosen in the list', {}, 'DE'],
    ['of the settings’ phone', { remembered: null }, 'GB'],
    ['of the browser, the page’s language first', { remembered: null, settingsPhone: null }, 'KZ'],
  ])('BOOK-22 is that which was %s', (_, without, country) => {
    expect(homeCountry({ ...all, ...without }, countryOfPhone)).toBe(country)
  })

  it.each<[string, Partial<HomeHints>, string | null]>([
    ['the remembered one counts', {}, 'DE'],
    ['a user with a phone has none yet', { remembered: null }, null],
    ['a user without a phone has that of the browser', { remembered: null, settingsPhone: null }, 'KZ'],
  ])('BOOK-22 before phones can be read, %s', (_, without, country) => {
    expect(homeCountry({ ...all, ...without }, null)).toBe(country)
  })

  it.each<[readonly string[], string, string | null]>([
    [['en-GB', 'en'], 'en', 'GB'],
    [['de-DE', 'en-US'], 'en', 'US'],
    [['de-DE', 'en'], 'en', 'DE'],
    [['en', 'fr-Latn-CA'], 'en', 'CA'],
    [['es-419', 'es-MX'], 'es', 'MX'],
    [['es-419'], 'es', 'ES'],
    [['ru'], 'ru', 'RU'],
    [['en'], 'en', null],
    [[], 'tr', null],
    [['', 'x', '-', 'en_GB', 'en-ZZ', 'en-AQ', 'a'.repeat(100)], 'en', null],
    [['pt-BR'], 'not a tag', 'BR'],
  ])('BOOK-22 of the browser’s %j on a page in %s it is %s', (languages, lang, country) => {
    expect(home({ languages, lang })).toBe(country)
  })

  it.each(['', '12', '999999999999', '+447911123505', 'none'])(
    'BOOK-22 a phone %j says nothing',
    (settingsPhone) => {
      expect(home({ settingsPhone })).toBeNull()
    },
  )

  it.each(['gb', 'GBR', 'ZZ', '', null, 7])('BOOK-22 %j is no country', (text) => {
    expect(countryCodeOf(text)).toBeNull()
  })

  it('BOOK-22 whatever the browser says, it is a country that has phones, or none', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), fc.string(), (languages, lang, settingsPhone) => {
        const country = home({ languages, lang, settingsPhone })
        if (country !== null) expect(countryCodeOf(country)).toBe(country)
      }),
      { numRuns: 500 },
    )
  })
})
