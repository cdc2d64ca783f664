import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { townSizes } from './mapTowns.ts'
import { isGreen, roadClass, roads, roadWidth, tilePlace } from './vectorMap.ts'

describe('vector tiles', () => {
  it.each([
    [{ kind: 'highway', kind_detail: 'motorway_link' }, 'major'],
    [{ kind: 'major_road', kind_detail: 'secondary' }, 'medium'],
    [{ kind: 'minor_road', kind_detail: 'alley' }, 'minor'],
    [{ class: 'trunk' }, 'major'],
    [{ class: 'primary' }, 'medium'],
    [{ class: 'street', type: 'residential' }, 'minor'],
    [{ kind: 'rail' }, null],
    [{ class: 'path' }, null],
    [{ class: 'toString' }, null],
    [{ kind: 'constructor' }, null],
    [{}, null],
  ])('PRICE-16 a road %j is %s, in any of three schemas', (props, name) => {
    expect(roadClass(props)).toBe(name)
  })

  it('PRICE-16 a road is wider the nearer one looks, and never narrower than a lesser one', () => {
    const zooms = Array.from({ length: 50 }, (_, at) => 5 + at / 3)
    for (const name of ['major', 'medium', 'minor'] as const) {
      const widths = zooms.map((zoom) => roadWidth(name, zoom))
      expect(widths).toEqual(widths.toSorted((a, b) => a - b))
    }
    for (const zoom of zooms) {
      expect(roadWidth('major', zoom)).toBeGreaterThan(roadWidth('medium', zoom))
      expect(roadWidth('medium', zoom)).toBeGreaterThan(roadWidth('minor', zoom))
    }
    expect(roads.major.from).toBeLessThan(roads.minor.from)
  })

  it('PRICE-16 green is green by its kind or its class', () => {
    for (const props of [
      { kind: 'park' },
      { class: 'wood', type: 'forest' },
      { kind: 'landuse', class: 'grass' },
    ])
      expect([props, isGreen(props)]).toEqual([props, props.kind !== 'landuse'])
    expect(isGreen({ class: 'industrial' })).toBe(false)
  })

  it('PRICE-16 a place has its name by language and its size, in any of three schemas', () => {
    const chicago = { name: 'Chicago', name_en: 'Chicago', name_ru: 'Чикаго', type: 'city', scalerank: 1 }
    expect(tilePlace(chicago)).toEqual({ size: 'city', order: 1, names: { en: 'Chicago', ru: 'Чикаго' } })
    const madrid = { kind: 'locality', population_rank: 13, name: 'Madrid', 'name:ru': 'Мадрид' }
    expect(tilePlace(madrid)).toMatchObject({ size: 'city', names: { en: 'Madrid', ru: 'Мадрид' } })
    expect(tilePlace({ class: 'suburb', rank: 14, name: 'Retiro' })).toMatchObject({ size: 'village' })
    const orders = [
      madrid,
      { kind: 'locality', population_rank: 9, name: 'Getafe' },
      { class: 'village', name: 'A' },
    ]
    expect(orders.map((props) => tilePlace(props)!.order)).toEqual(
      orders.map((props) => tilePlace(props)!.order).toSorted((a, b) => a - b),
    )
    for (const none of [
      { kind: 'country', name: 'Spain' },
      { kind: 'locality' },
      { class: 'city', name: 7 },
      {},
    ])
      expect(tilePlace(none)).toBeNull()
  })

  it('PRICE-16 whatever a tile says, a place is whole or none', () => {
    const word = fc.constantFrom('city', 'locality', 'country', '__proto__', 'toString', '')
    const value = fc.oneof(fc.anything(), word, fc.string({ maxLength: 200 }))
    const keys = [
      'kind',
      'kind_detail',
      'class',
      'type',
      'name',
      'name:en',
      'name_ru',
      'rank',
      'population_rank',
    ]
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), value), (props) => {
        const place = tilePlace(props)
        if (!place) return
        expect(townSizes).toContain(place.size)
        expect(Number.isFinite(place.order)).toBe(true)
        for (const name of Object.values(place.names)) {
          expect(typeof name).toBe('string')
          expect(name.length).toBeGreaterThan(0)
          expect(name.length).toBeLessThanOrEqual(60)
        }
        expect([null, 'major', 'medium', 'minor']).toContain(roadClass(props))
      }),
    )
  })
})
