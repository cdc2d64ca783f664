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
