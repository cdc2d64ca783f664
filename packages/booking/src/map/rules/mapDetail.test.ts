import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Detail, packDetail, unpackDetail } from './mapDetail.ts'
import { isDrawnAt, isNamedAt, riverWidth, type Town, townName, townSizes } from './mapTowns.ts'

const step = 0.002
const degrees = (max: number) =>
  fc.integer({ min: -max / step, max: max / step }).map((steps) => steps * step)
const name = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => !/[|;'\\\n]/.test(text))
const details: fc.Arbitrary<Detail> = fc.record({
  rivers: fc.array(
    fc.record({
      line: fc.array(fc.tuple(degrees(180), degrees(85)), { minLength: 2, maxLength: 20 }),
      rank: fc.integer({ min: 0, max: 10 }),
    }),
    { maxLength: 8 },
  ),
  towns: fc.array(
    fc.record({
      lat: degrees(85),
      lng: degrees(180),
      zoom: fc.integer({ min: 2, max: 12 }),
      size: fc.constantFrom(...townSizes),
      names: fc
        .record({ en: name, ru: fc.option(name), es: fc.option(name) })
        .map(({ en, ru, es }) => ({ en, ...(ru === null ? {} : { ru }), ...(es === null ? {} : { es }) })),
    }),
    { maxLength: 12 },
  ),
})

const near = (one: number, other: number) => Math.abs(one - other) < 1e-6

describe('rivers and towns of a cell', () => {
  it('PRICE-16 are read as they were written', () => {
    fc.assert(
      fc.property(details, (detail) => {
        const read = unpackDetail(packDetail(detail, step), step)
        expect(read.rivers.map(({ rank }) => rank)).toEqual(detail.rivers.map(({ rank }) => rank))
        for (const [at, { line }] of detail.rivers.entries())
          expect(
            read.rivers[at]!.line.every(([x, y], n) => near(x, line[n]![0]) && near(y, line[n]![1])),
          ).toBe(true)
        const said = ({ zoom, size, names }: Town) => ({ zoom, size, names })
        expect(read.towns.map(said)).toEqual(detail.towns.map(said))
        expect(
          read.towns.every(
            ({ lat, lng }, at) => near(lat, detail.towns[at]!.lat) && near(lng, detail.towns[at]!.lng),
          ),
        ).toBe(true)
      }),
    )
  })

  it('PRICE-16 a file that was cut or spoilt is refused as a whole', () => {
    const whole = packDetail(
      {
        rivers: [
          {
            line: [
              [0, 51.5],
              [1, 51.4],
            ],
            rank: 6,
          },
        ],
        towns: [{ lat: 51.5, lng: -0.12, zoom: 3, size: 'city', names: { en: 'London', ru: 'Лондон' } }],
      },
      step,
    )
    expect(unpackDetail(whole, step).towns).toHaveLength(1)
    for (const spoilt of [
      { ...whole, rivers: whole.rivers.slice(0, -1) },
      { ...whole, riverRanks: '' },
      { ...whole, riverRanks: '?' },
      { ...whole, towns: '' },
      { ...whole, townRanks: `${whole.townRanks}A` },
      { ...whole, townRanks: '?' },
      { ...whole, names: '' },
      { ...whole, names: `${whole.names}|Paris` },
    ])
      expect(() => unpackDetail(spoilt, step)).toThrow(RangeError)
  })

  it('a name that would part in the file is not written', () => {
    for (const en of ['A|B', 'A;B', "L'Hospitalet"])
      expect(() =>
        packDetail({ rivers: [], towns: [{ lat: 0, lng: 0, zoom: 2, size: 'town', names: { en } }] }, step),
      ).toThrow(RangeError)
  })

  it('PRICE-16 a name is in the language of the page, or in English', () => {
    const names = { en: 'Moscow', ru: 'Москва', es: 'Moscú' }
    expect(['en', 'ru', 'es', 'es-MX', 'RU', 'ar'].map((lang) => townName(names, lang))).toEqual([
      'Moscow',
      'Москва',
      'Moscú',
      'Moscú',
      'Москва',
      'Moscow',
    ])
    expect(townName({ en: 'Acton' }, 'es')).toBe('Acton')
    expect(townName({ en: 'Acton' }, 'ru')).toBe('Acton')
  })

  it('PRICE-16 more is named and drawn the nearer one looks, and nothing goes again', () => {
    const zooms = Array.from({ length: 40 }, (_, at) => at / 3)
    for (const rank of [0, 3, 7, 10]) {
      const drawn = zooms.map((zoom) => isDrawnAt(rank, zoom))
      const named = zooms.map((zoom) => isNamedAt({ zoom: rank }, zoom))
      for (const seen of [drawn, named]) expect(seen).toEqual(seen.toSorted((a, b) => Number(a) - Number(b)))
    }
    const widths = Array.from({ length: 11 }, (_, rank) => riverWidth(rank))
    expect(widths).toEqual(widths.toSorted((a, b) => b - a))
  })
})
