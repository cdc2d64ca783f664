import { statSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packPlaces, unpackPlaces } from './columns.ts'
import { distanceBetween } from './distance.ts'
import { houseAt, parseHouseId } from './house.ts'
import { dataFiles, loadPlaces } from './loadPlaces.ts'
import { formattedAddress, mainText, type Place, placeKinds, secondaryText } from './place.ts'
import { createPlaceIndex } from './placeIndex.ts'
import { samplePlaces } from './sample.ts'

const places = loadPlaces()
const byId = new Map(places.map((place) => [place.placeId, place]))
const known = (placeId: string): Place => {
  const place = byId.get(placeId)
  if (place === undefined) throw new Error(`There is no place ${placeId}.`)
  return place
}

describe('the data', () => {
  it('takes 5 MB at most', () => {
    const bytes = dataFiles.reduce((sum, file) => sum + statSync(file).size, 0)
    expect(bytes).toBeLessThanOrEqual(5_000_000)
  })

  it('every place is whole: one id, a known zone, coordinates, a weight', () => {
    expect(byId.size).toBe(places.length)
    const zones = new Set(places.map(({ timeZone }) => timeZone))
    for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
    const broken = places.filter(
      ({ placeId, country, lat, lng, weight, name, kind }) =>
        !/^(ap|st|ci|ad|ho|po|sp)-[A-Za-z0-9-]+$/.test(placeId) ||
        !/^[A-Z]{2}$/.test(country) ||
        !(Math.abs(lat) <= 90 && Math.abs(lng) <= 180) ||
        !(weight >= 0 && weight <= 100) ||
        name.en.trim() === '' ||
        !placeKinds.includes(kind),
    )
    expect(broken).toEqual([])
  })

  it('PLACE-01 has airports, stations, cities, addresses, hotels, ports and stops', () => {
    const count = (kind: Place['kind']) => places.filter((place) => place.kind === kind).length
    expect(count('airport')).toBeGreaterThan(3_000)
    expect(count('station')).toBeGreaterThan(10_000)
    expect(count('city')).toBeGreaterThan(20_000)
    expect(count('address')).toBeGreaterThan(90)
    expect(count('hotel')).toBeGreaterThan(80)
    expect(count('port')).toBeGreaterThan(15)
    expect(count('stop')).toBeGreaterThan(3)
  })

  it('PLACE-12 cities and streets have no exact address, all else has', () => {
    for (const { kind, houses, isExact } of places) {
      expect(isExact).toBe(kind !== 'city' && houses === undefined)
    }
  })

  it('hand-made airports and stations have a Russian name', () => {
    for (const id of ['ap-SVO', 'ap-LHR', 'ap-IST', 'ap-OVB', 'st-kazansky', 'st-halkali', 'st-4922']) {
      expect(known(id).name.ru).toMatch(/[А-Яа-яё]/)
    }
    expect(known('ap-IST').name.ru).toBe('Аэропорт Стамбул')
    expect(known('ap-OVB').name.ru).toBe('Толмачёво')
  })

  it('comes out of its columns as it went in', () => {
    const some = fc.subarray([...places.filter((_, at) => at % 500 === 0), ...samplePlaces])
    fc.assert(
      fc.property(some, (list) => {
        expect(unpackPlaces(packPlaces(list, 'x'))).toEqual(list)
      }),
    )
  })
})

describe('the sample', () => {
  it('is part of the whole: the same ids, names, cities and spots', () => {
    expect(samplePlaces.length).toBeGreaterThanOrEqual(40)
    for (const place of samplePlaces) {
      const whole = known(place.placeId)
      expect({ ...whole, lat: 0, lng: 0, weight: 0, aliases: [] }).toEqual({
        ...place,
        lat: 0,
        lng: 0,
        weight: 0,
        aliases: [],
      })
      expect(distanceBetween(whole, place)).toBeLessThan(500)
      expect(Math.abs(whole.weight - place.weight)).toBeLessThanOrEqual(5)
    }
  })

  it('PLACE-19 is searched as the whole is', () => {
    const index = createPlaceIndex(samplePlaces)
    for (const [term, placeId] of [
      ['ist', 'ap-IST'],
      ['UUEE', 'ap-SVO'],
      ['hetrow', 'ap-LHR'],
      ['казанский', 'st-kazansky'],
      ['moda caddesi 142', 'ad-moda-caddesi-142'],
    ] as const) {
      expect(index.search(term, { limit: 1 })[0]?.placeId).toBe(placeId)
    }
  })
})

describe('labels', () => {
  const second = (id: string, lang: 'en' | 'ru' | 'es') => secondaryText(known(id), lang)

  it('PLACE-01 API-09 no Latin district or region stands beside a Russian name', () => {
    const mixed = places.filter(
      (place) => place.name.ru !== undefined && /[A-Za-z]{3}/.test(secondaryText(place, 'ru')),
    )
    expect(mixed.map(({ placeId }) => placeId)).toEqual([])
  })

  it('PLACE-01 API-09 regions are named in the language of the person', () => {
    expect(second('ci-542673', 'ru')).toBe('Ростовская область, Россия')
    expect(second('ci-542673', 'es')).toBe('Óblast de Rostov, Rusia')
    expect(second('ci-308217', 'ru')).toBe('Бурдур, Турция')
    expect(second('ap-HKG', 'ru')).toBe('Гонконг')
    expect(second('ap-LAX', 'ru')).toMatch(/Соединённые Штаты$/)
  })

  it('PLACE-01 API-09 airports and stations are named in Spanish too, each by its own town', () => {
    expect(mainText(known('ap-CZM'), 'es')).toBe('Aeropuerto de Cozumel')
    expect(mainText(known('ap-CAT'), 'es')).toBe('Aeropuerto de Cascais')
    expect(mainText(known('st-moskovsky-spb'), 'es')).toBe('Estación Moskovsky')
    expect(mainText(known('st-sochi'), 'es')).toBe('Estación de Sochi')
    expect(mainText(known('st-7683'), 'ru')).toBe('Мюнхен-Восточный')
  })

  it('PLACE-01 airports of one country are told apart in every language', () => {
    for (const lang of ['ru', 'es'] as const) {
      const names = places
        .filter(({ kind, name }) => kind === 'airport' && name[lang] !== undefined)
        .map((place) => `${place.country} ${place.name[lang]}`)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('PLACE-01 bus stops and air bases are left out', () => {
    const stops = places.filter(({ kind, name }) => kind === 'station' && /Noctilien|Abribus/.test(name.en))
    expect(stops).toEqual([])
    for (const id of ['ap-NHD', 'st-10372', 'st-16852']) expect(byId.has(id)).toBe(false)
  })
})

describe('texts', () => {
  it('PLACE-01 API-09 are in the language of the person, with the country', () => {
    const ist = known('ap-IST')
    expect(mainText(ist, 'ru')).toBe('Аэропорт Стамбул')
    expect(secondaryText(ist, 'ru')).toBe('Стамбул, Турция')
    expect(secondaryText(ist, 'es')).toBe('Estambul, Turquía')
    expect(formattedAddress(known('ci-3203106'), 'en')).toBe('Budva, Montenegro')
  })

  it('write the house number as the country does', () => {
    const write = (id: string, number: number, lang: 'en' | 'ru') => houseAt(known(id), number)?.name[lang]
    expect(write('ad-moda-caddesi', 142, 'en')).toBe('Moda Caddesi 142')
    expect(write('ad-baker-street', 221, 'en')).toBe('221 Baker Street')
    expect(write('ad-gran-via', 28, 'en')).toBe('Gran Vía, 28')
    expect(write('ad-tverskaya', 12, 'ru')).toBe('Тверская улица, 12')
  })
})

describe('houses', () => {
  const streets = places.filter(({ houses }) => houses !== undefined)

  it('PLACE-10 any house of a street is found again by its id, exact and close to its street', () => {
    const index = createPlaceIndex(streets)
    fc.assert(
      fc.property(fc.constantFrom(...streets), fc.integer({ min: 1, max: 1_500 }), (street, number) => {
        const house = houseAt(street, number)
        expect(house !== null).toBe(number <= (street.houses?.last ?? 0))
        if (house === null) return
        expect(house.isExact).toBe(true)
        expect(index.get(house.placeId)).toEqual(house)
        expect(parseHouseId(house.placeId)).toEqual({ streetId: street.placeId, number })
        expect(distanceBetween(house, street)).toBeLessThan(8_000)
      }),
    )
  })

  it('are not invented: a street outside the sample, or a number past its end, is not found', () => {
    const index = createPlaceIndex(places)
    expect(index.search('Nowhere Lane 12, London', { kinds: ['address'] })).toEqual([])
    expect(index.search('Тверская улица, 900', { kinds: ['address'] })).toEqual([])
  })
})
