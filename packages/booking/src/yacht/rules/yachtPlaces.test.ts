import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { yachtLangOf } from '../../kernel/model/yacht.ts'
import { isTimeZone } from '../../kernel/values/isTimeZone.ts'
import { isYachtCityId, typedPlace, yachtCities, yachtZone } from './yachtPlaces.ts'

const idsOf = (lang: 'ru' | 'en') => yachtCities(lang).map(({ id, country }) => `${country} ${id}`)

describe('the places of a yacht', () => {
  it('YACHT-02 in English five cities of three countries', () => {
    expect(idsOf('en')).toEqual(['TR istanbul', 'TR fethiye', 'TR bodrum', 'AE dubai', 'ME budva'])
  })
  it('YACHT-02 in Russian those of Russia besides', () => {
    expect(idsOf('ru')).toEqual([
      'TR istanbul',
      'TR fethiye',
      'TR bodrum',
      'AE dubai',
      'RU sochi',
      'RU vladivostok',
      'ME budva',
    ])
  })
  it('YACHT-02 a city of Russia is not offered in English', () => {
    expect(yachtCities('en').map(({ country }) => country)).not.toContain('RU')
    expect(yachtCities('en')).toHaveLength(5)
  })
  it('YACHT-13 the pages have Russian or English only', () => {
    expect([yachtLangOf('ru'), yachtLangOf('en'), yachtLangOf('es')]).toEqual(['ru', 'en', 'en'])
  })

  it.each([
    ['', null],
    ['ab', null],
    ['  ab  ', null],
    ['a b', 'a b'],
    ['abc', 'abc'],
    ['  Göcek ', 'Göcek'],
    ['Al\nGouna', 'Al Gouna'],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), null],
  ])('YACHT-03 %j typed is %j', (text, place) => {
    expect(typedPlace(text)).toEqual(place === null ? null : { kind: 'typed', text: place })
  })
  it('YACHT-03 whatever is typed, what goes on has 3 to 200 characters and goes on as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const place = typedPlace(text)
        if (place?.kind !== 'typed') return
        expect(place.text.length).toBeGreaterThanOrEqual(3)
        expect(place.text.length).toBeLessThanOrEqual(200)
        expect(typedPlace(place.text)).toEqual(place)
      }),
    )
  })

  it('YACHT-05 a city has a zone of its own, a typed place that of the device', () => {
    for (const { id, timeZone } of yachtCities('ru')) {
      expect(isTimeZone(timeZone), id).toBe(true)
      expect(yachtZone({ kind: 'listed', id }, 'Asia/Tokyo')).toBe(timeZone)
    }
    expect(yachtZone({ kind: 'typed', text: 'Ibiza' }, 'Asia/Tokyo')).toBe('Asia/Tokyo')
    expect(yachtZone({ kind: 'typed', text: 'Ibiza' }, '')).toBe('Asia/Novosibirsk')
  })
  it('YACHT-14 the ids of the list are cities', () => {
    for (const { id } of yachtCities('ru')) expect(isYachtCityId(id), id).toBe(true)
  })
  it.each(['', 'Istanbul', 'toString', null, 7])('YACHT-14 %j is no city', (id) => {
    expect(isYachtCityId(id)).toBe(false)
  })
})
