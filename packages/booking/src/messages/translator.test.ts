import { describe, expect, it, vi } from 'vitest'
import { createTranslator } from './translator.ts'

const english = {
  ride: {
    from: 'From {{place}}',
    cars: { one: '{{count}} car', other: '{{count}} cars' },
    only: 'Only here',
  },
}
const russian = {
  ride: {
    from: 'Из {{place}}',
    cars: {
      one: '{{count}} машина',
      few: '{{count}} машины',
      many: '{{count}} машин',
      other: '{{count}} машины',
    },
  },
}

describe('createTranslator', () => {
  it('I18N-02 chooses one, few, many for ru by the cardinal rules', () => {
    const t = createTranslator<string>('ru', [russian])
    const written = (count: number) => t('ride.cars', { count })
    expect([1, 2, 5, 11, 21, 22, 25, 111].map(written)).toEqual([
      '1 машина',
      '2 машины',
      '5 машин',
      '11 машин',
      '21 машина',
      '22 машины',
      '25 машин',
      '111 машин',
    ])
    expect(written(1.5)).toBe('1,5 машины')
  })

  it.each([
    ['en', ['1st', '2nd', '3rd', '4th', '11th', '12th', '21st', '22nd', '23rd', '111th']],
    ['ru', ['1-е', '2-е', '3-е', '4-е', '11-е', '12-е', '21-е', '22-е', '23-е', '111-е']],
    ['es', ['1.º', '2.º', '3.º', '4.º', '11.º', '12.º', '21.º', '22.º', '23.º', '111.º']],
  ] as const)('I18N-02 chooses the forms of an ordinal by the ordinal rules: %s', (lang, written) => {
    const forms = {
      en: { one: '{{place}}st', two: '{{place}}nd', few: '{{place}}rd', other: '{{place}}th' },
      ru: { other: '{{place}}-е' },
      es: { other: '{{place}}.º' },
    }
    const t = createTranslator<string>(lang, [{ ride: { place: { ordinal: forms[lang] } } }])
    expect([1, 2, 3, 4, 11, 12, 21, 22, 23, 111].map((place) => t('ride.place', { place }))).toEqual(written)
  })

  it('I18N-02 numbers in a text are written by Intl', () => {
    expect(createTranslator<string>('en', [english])('ride.cars', { count: 3871 })).toBe('3,871 cars')
    expect(createTranslator<string>('ru', [russian])('ride.cars', { count: 3871 })).toBe('3\u00a0871 машина')
  })

  it('SEC-07 a parameter is text: what looks like a pattern in it stays as it is', () => {
    const t = createTranslator<string>('en', [english])
    expect(t('ride.from', { place: '$& {{place}} <b>' })).toBe('From $& {{place}} <b>')
  })

  it('I18N-01 a missing key is asked for with its parameters', () => {
    const missing = vi.fn(() => 'from English')
    expect(createTranslator<string>('ru', [russian], missing)('ride.only', { count: 2 })).toBe('from English')
    expect(missing).toHaveBeenCalledWith('ride.only', { count: 2 })
  })

  it('I18N-01 of several tables the last one that has the key wins', () => {
    const t = createTranslator<string>('en', [english, { ride: { only: 'Said anew' } }])
    expect(t('ride.only')).toBe('Said anew')
    expect(t('ride.from', { place: 'X' })).toBe('From X')
  })
})
