import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recallGroups } from '../testing/recall.ts'
import { fold, soundOf, wordsOf } from './fold.ts'
import { loadPlaces } from './loadPlaces.ts'
import { countryName, type Place } from './place.ts'
import { createPlaceIndex } from './placeIndex.ts'
import { withoutKinds } from './termWords.ts'

const places = loadPlaces()
const index = createPlaceIndex(places)
const cases = Object.values(recallGroups()).flat()
const words = [...new Set(cases.flatMap(([term]) => term.split(' ')))]

/** Random terms: letters of any script, cut words, codes, numbers. */
const terms = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom(...words, '12', '0', '-', '__proto__', 'constructor'), { maxLength: 5 })
    .map((parts) => parts.join(' ')),
  fc.constantFrom(...words).chain((word) => fc.nat(word.length).map((length) => word.slice(0, length))),
)

describe('transport nodes', () => {
  const nodes = (term: string) =>
    index.search(term, { kinds: ['airport', 'station'], limit: 10 }).map(({ placeId }) => placeId)

  it('PLACE-04 a city gives its airports and its stations', () => {
    for (const term of ['Istanbul', 'Стамбул', 'Estambul']) {
      expect(nodes(term)).toEqual(expect.arrayContaining(['ap-IST', 'ap-SAW', 'st-sirkeci', 'st-halkali']))
    }
    for (const term of ['Москва', 'Moscow', 'Moscú']) {
      expect(nodes(term)).toEqual(expect.arrayContaining(['ap-SVO', 'ap-DME', 'ap-VKO', 'st-kazansky']))
    }
  })

  it('PLACE-04 PLACE-19 a place that is called so is not pushed down by nodes that are merely like the term', () => {
    for (const term of ['чираган', 'ciragan', 'таксим', 'чешме', 'метропль'])
      expect(nodes(term), term).toEqual([])
  })

  it('PLACE-04 PLACE-19 the nodes that a misspelt term means are kept', () => {
    for (const [term, placeId] of [
      ['londno', 'ap-LHR'],
      ['hetrow', 'ap-LHR'],
      ['malga', 'ap-AGP'],
      ['istambul', 'ap-IST'],
      ['домодедава', 'ap-DME'],
    ] as const) {
      expect(nodes(term), term).toContain(placeId)
    }
  })

  it('PLACE-04 PLACE-14 a node abroad that only shares a word with a place here, or begins so, is not offered', () => {
    const ids = (term: string, country?: string) =>
      index
        .search(term, { kinds: ['airport', 'station', 'port'], ...(country && { country }) })
        .map(({ placeId }) => placeId)
    for (const term of ['мода', 'moda', 'метрополь', 'хилтон']) expect(ids(term, 'TR'), term).toEqual([])
    expect(ids('moda')).toContain('st-212')
    for (const [term, placeId] of [
      ['белград', 'ap-BEG'],
      ['внуково', 'ap-VKO'],
      ['украина', 'ap-KBP'],
      ['MOW', 'ap-SVO'],
      ['belgr', 'ap-BEG'],
    ] as const) {
      expect(ids(term, 'TR'), term).toContain(placeId)
      expect(ids(term, 'RU'), term).toContain(placeId)
    }
  })

  it('PLACE-04 gives nothing but the kinds asked for', () => {
    for (const term of words) {
      for (const { kind } of index.search(term, { kinds: ['airport', 'station'], limit: 50 })) {
        expect(['airport', 'station']).toContain(kind)
      }
    }
  })
})

describe('order', () => {
  it('PLACE-19 what is called so, in any script, comes before what is merely like the term', () => {
    for (const [term, ...firsts] of [
      ['чираган', 'ho-ciragan-palace'],
      ['ciragan', 'ho-ciragan-palace'],
      ['таксим', 'ad-taksim', 'ho-marmara-taksim'],
      ['ист', 'ap-IST', 'ci-745044'],
      ['метропль', 'ho-metropol-moscow'],
    ] as const) {
      const found = index.search(term, { limit: firsts.length }).map(({ placeId }) => placeId)
      expect(found, term).toEqual(firsts)
    }
  })

  it('PLACE-19 what has a word that begins as the term does, or sounds as it, comes before what has none', () => {
    const begins = (place: Place, term: string) => {
      const isHeard = (word: string) => soundOf(word) === soundOf(term) && soundOf(term).length >= 4
      const texts = [place.name, place.area ?? {}].flatMap((labels) => Object.values(labels) as string[])
      // A country's name begins as one of a place's own; of its other names one is needed here.
      const land = place.country === 'GB' ? ['Scotland'] : []
      const country = [
        ...(['en', 'ru', 'es'] as const).map((lang) => countryName(place.country, lang)),
        ...land,
      ]
      const codes = [place.iata, place.icao].map((code) => code ?? '')
      // “St” and “Saint” are each found by the other spelling.
      const saints = texts.map((text) => text.replace(/\bst\b/i, 'Saint'))
      const own = [...texts, ...saints, ...(place.aliases ?? []), ...codes].flatMap((text) =>
        wordsOf(fold(text)),
      )
      const ofCountry = country.flatMap((text) => wordsOf(fold(text)))
      return (
        own.some((word) => word.startsWith(term) || isHeard(word)) ||
        ofCountry.some((word) => word.startsWith(term))
      )
    }
    const isInOrder = (term: string) => {
      // A node answers to the other names of its city too.
      const cities = index.search(term, { limit: 10 }).filter(({ kind }) => kind === 'city')
      const marks = cities.map((place) => begins(place, term))
      return !marks.slice(0, marks.lastIndexOf(true) + 1).includes(false)
    }
    const begun = places.map(({ name }) => fold(name.en)).filter((name) => /^[a-z]{4,}$/.test(name))
    const starts = [...new Set(begun.flatMap((name) => [3, 4, 5, 6].map((length) => name.slice(0, length))))]
    const sample = starts.sort().filter((_, at) => at % 22 === 0)
    expect(sample.length).toBeGreaterThan(3000)
    expect(sample.filter((term) => !isInOrder(term))).toEqual([])
  })

  const listed = (term: string, options: Parameters<typeof index.search>[1] = {}) =>
    index.search(term, { limit: 10, ...options })
  const nodeKinds = ['airport', 'station', 'port'] as const

  it.each([
    ['пулкво', ['ap-LED'], /pulkovo/i],
    ['метрополь', ['ho-metropol-moscow'], /metropol/i],
    ['The Savoy', ['ho-savoy'], /savoy/i],
    ['SVO', ['ap-SVO'], /^(sheremetyevo|svo)/i],
    ['hetrow', ['ap-LHR'], /heathrow|petrov/i],
    ['шеремтьево', ['ap-SVO'], /sheremetyevo/i],
  ])('PLACE-19 %s lists nothing far-fetched, above all not as an airport', (term, [first], meant) => {
    const all = listed(term)
    expect(all[0]?.placeId).toBe(first)
    expect(all.filter(({ name }) => !meant.test(name.en)).map(({ name }) => name.en)).toEqual([])
    const nodes = listed(term, { kinds: nodeKinds })
    expect(nodes.filter(({ name }) => !meant.test(name.en)).map(({ name }) => name.en)).toEqual([])
  })

  it('PLACE-19 where a well-known place is called so, what is listed has all words of the term', () => {
    const famous = places.filter(({ weight, kind }) => weight >= 75 && kind !== 'airport')
    const texts = ({ name, area, aliases = [], country }: Place) =>
      [
        ...Object.values(name),
        ...Object.values(area ?? {}),
        ...aliases,
        ...(['en', 'ru', 'es'] as const).map((lang) => countryName(country, lang)),
      ].flatMap((text: string) => wordsOf(fold(text)))
    const sample = famous.filter((_, at) => at % 9 === 0)
    expect(sample.length).toBeGreaterThan(40)
    const wrong = sample.flatMap(({ name }) => {
      const said = withoutKinds(wordsOf(fold(name.en)))
      return listed(name.en)
        .filter(({ kind }) => kind === 'city' || kind === 'hotel')
        .filter((place) => !said.every((word) => texts(place).some((own) => own.startsWith(word))))
        .map((place) => `${name.en}: ${place.name.en}`)
    })
    expect(wrong).toEqual([])
  })

  it.each([
    ['hilton', 'ap-IST', /Istanbul/],
    ['savoy', 'ap-FLR', /Florence/],
    ['savoy', 'ap-LHR', /^The Savoy/],
    ['savoy', 'ap-SVO', /Moscow/],
    ['valencia', 'ap-CCS', /Valencia/],
  ])('PLACE-14 %s beside %s: what lies near the other end comes first', (term, other, name) => {
    const near = index.get(other) as Place
    const [first] = listed(term, { near, country: near.country })
    expect(first?.name.en).toMatch(name)
    expect(first?.country).toBe(near.country)
  })

  it('big airports come before small ones', () => {
    expect(index.search('London', { kinds: ['airport'] })[0]?.placeId).toBe('ap-LHR')
    const moscow = index.search('аэропорт москва', { limit: 5 }).map(({ placeId }) => placeId)
    expect(moscow.slice(0, 3)).toEqual(['ap-SVO', 'ap-DME', 'ap-VKO'])
  })

  it('PLACE-14 API-10 the start country brings its places forward', () => {
    for (const country of ['ES', 'VE']) {
      expect(index.search('Valencia', { country, kinds: ['city'] })[0]?.country).toBe(country)
    }
  })

  it('a point near by brings its places forward', () => {
    const near = { lat: 42.98, lng: -81.25 }
    expect(index.search('London', { near, kinds: ['city'] })[0]?.country).toBe('CA')
  })
})

describe('any term', () => {
  it('search never throws, keeps to its limit, repeats nothing and gives known ids', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 0, max: 20 }), (term, limit) => {
        const found = index.search(term, { limit })
        expect(found.length).toBeLessThanOrEqual(limit)
        expect(new Set(found.map(({ placeId }) => placeId)).size).toBe(found.length)
        for (const place of found) expect(index.get(place.placeId)).toEqual(place)
      }),
      { numRuns: 300 },
    )
  })

  it('the same question has the same answer', () => {
    for (const term of words.slice(0, 40)) expect(index.search(term)).toEqual(index.search(term))
  })

  it('a house that two readings of a term mean is given once', () => {
    for (const [term, limit] of [['ဋ ᱑ 𘠀A', 2]] as const) {
      const ids = index.search(term, { limit }).map(({ placeId }) => placeId)
      expect(ids).toHaveLength(limit)
      expect(new Set(ids).size).toBe(limit)
    }
  })

  it('a blank term finds nothing', () => {
    for (const term of ['', ' ', '—', '!!!', '\u0301']) expect(index.search(term)).toEqual([])
  })
})

describe('places by id and point', () => {
  it('PLACE-10 an unknown id is null', () => {
    for (const id of ['', 'ap-XXX', 'toString', 'ad-moda-caddesi-0', 'ad-moda-caddesi-99999', 'ad-none-5']) {
      expect(index.get(id)).toBeNull()
    }
  })

  it('API-12 the country of a point is that of the closest place, and null at sea', () => {
    expect(index.countryAt({ lat: 41.04, lng: 28.98 })).toBe('TR')
    expect(index.countryAt({ lat: 42.43, lng: 18.7 })).toBe('ME')
    expect(index.countryAt({ lat: 25.2, lng: 55.27 })).toBe('AE')
    expect(index.countryAt({ lat: -48, lng: -123 })).toBeNull()
  })

  it('nearest gives the closest place of the kinds asked for', () => {
    const kinds = ['airport'] as const
    expect(index.nearest({ lat: 41.26, lng: 28.75 }, { kinds })?.place.placeId).toBe('ap-IST')
    expect(index.nearest({ lat: 41.26, lng: 28.75 }, { kinds })?.distance).toBeLessThan(1_000)
    expect(index.nearest({ lat: 41.26, lng: 28.75 }, { kinds, within: 10 })).toBeNull()
  })
})
