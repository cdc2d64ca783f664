import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Recalled, recallGroups, recallOf } from '../testing/recall.ts'
import { fold, wordsOf } from './fold.ts'
import { otherLayout } from './keyboard.ts'
import { loadPlaces } from './loadPlaces.ts'
import type { Place } from './place.ts'
import { createPlaceIndex } from './placeIndex.ts'

const recall = recallGroups()
const recallAirports = recallOf('airports')
const recallOthers = recallOf('others')
const recallResorts = recallOf('resorts')
const places = loadPlaces()
const index = createPlaceIndex(places)
const firstFive = (term: string) => index.search(term, { limit: 5 }).map(({ placeId }) => placeId)
const missedOf = (cases: readonly Recalled[]) => cases.filter(([term, id]) => !firstFive(term).includes(id))
const popular = places.toSorted((a, b) => b.weight - a.weight).slice(0, 600)
const namesOf = ({ name }: Place) => [...new Set(Object.values(name))]

const expectMostOf = (cases: readonly Recalled[]) => {
  const missed = missedOf(cases)
  expect(missed.length / cases.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.05)
}

describe('recall', () => {
  for (const [group, cases] of Object.entries(recall)) {
    it(`PLACE-19 ${group}: at least 95 % of the meant places are among the first five`, () => {
      expectMostOf(cases)
    })
  }

  it('PLACE-19 at least 95 % of 200 hand-written terms and more, and of three other lists, have their place in the first five', () => {
    const all = Object.values(recall).flat()
    expect(all.length).toBeGreaterThanOrEqual(200)
    expectMostOf(all)
    expectMostOf(recallAirports)
    expectMostOf(recallOthers)
    expectMostOf(recallResorts)
  })

  it('PLACE-19 the lists name known places, each term once', () => {
    for (const cases of [Object.values(recall).flat(), recallAirports, recallOthers, recallResorts]) {
      for (const [term, id] of cases) expect(index.get(id), `${term}: ${id}`).not.toBeNull()
      expect(new Set(cases.map((row) => row.join('|'))).size).toBe(cases.length)
    }
  })
})

describe('codes', () => {
  it('PLACE-19 an IATA or ICAO code finds its airport first', () => {
    for (const [term, placeId] of recall.codes ?? []) expect(firstFive(term)[0]).toBe(placeId)
  })

  it('PLACE-19 every airport is first by its IATA code, in any case', () => {
    const airports = places.filter(({ iata }) => iata !== null)
    expect(airports.length).toBeGreaterThan(3_000)
    for (const { iata, placeId } of airports.filter((_, at) => at % 7 === 0)) {
      expect(firstFive(`${iata}`.toLowerCase())[0]).toBe(placeId)
    }
  })

  it('PLACE-19 the code of a city gives its airports, the greatest first, but an own code comes before', () => {
    expect(firstFive('MOW').slice(0, 4)).toEqual(['ap-SVO', 'ap-DME', 'ap-VKO', 'ap-ZIA'])
    expect(firstFive('lon').slice(0, 3)).toEqual(['ap-LHR', 'ap-LGW', 'ap-STN'])
    expect(firstFive('NYC').slice(0, 3)).toEqual(['ap-JFK', 'ap-EWR', 'ap-LGA'])
    expect(firstFive('TYO').slice(0, 2)).toEqual(['ap-HND', 'ap-NRT'])
    expect(firstFive('SHA')[0]).toBe('ap-SHA')
  })
})

describe('order and noise', () => {
  it('PLACE-19 a city comes before its own airports and stations, an airport before a village of its name', () => {
    for (const [term, first, second] of [
      ['moscow', 'ci-524901', 'ap-SVO'],
      ['лондон', 'ci-2643743', 'ap-LHR'],
      ['анталья', 'ci-323777', 'ap-AYT'],
      ['nice', 'ci-2990440', 'ap-NCE'],
      ['barcelna', 'ci-3128760', 'ap-BCN'],
      ['даламан', 'ci-447273', 'ap-DLM'],
      ['красная поляна', 'ci-542681', 'st-rosa-khutor'],
      ['домодедово', 'ap-DME', 'ci-565381'],
      ['orly', 'ap-ORY', 'ci-2989297'],
    ] as const) {
      expect(firstFive(term).slice(0, 2), term).toEqual([first, second])
    }
  })

  it('PLACE-19 a whole name comes before a longer word that begins so and before namesakes', () => {
    for (const [term, placeId] of [
      ['кемер', 'ci-308220'],
      ['valencia', 'ci-2509954'],
      ['valenica', 'ci-2509954'],
      ['benito juárez', 'ap-MEX'],
      ['бали', 'ci-1645528'],
    ] as const) {
      expect(firstFive(term)[0], term).toBe(placeId)
    }
    expect(firstFive('bali')).toContain('ap-DPS')
  })

  it('PLACE-19 after a code nothing comes but what begins with it', () => {
    expect(firstFive('LHR')).toEqual(['ap-LHR'])
    expect(firstFive('heathrow')).toEqual(['ap-LHR'])
    for (const { name, aliases = [], area, iata, icao } of index.search('FRA', { limit: 10 })) {
      const texts = [...Object.values(name), ...Object.values(area ?? {}), ...aliases, iata ?? '', icao ?? '']
      const words = texts.flatMap((text) => wordsOf(fold(text)))
      expect(words.some((word) => word.startsWith('fra'))).toBe(true)
    }
  })
})

describe('slips', () => {
  it('PLACE-19 a name is found with any one letter left out, doubled, swapped or wrong', () => {
    const mistypings = (name: string) =>
      Array.from(name, (letter, at) => [
        name.slice(0, at) + name.slice(at + 1),
        name.slice(0, at) + letter + name.slice(at),
        name.slice(0, at) + (name[at + 1] ?? '') + letter + name.slice(at + 2),
        `${name.slice(0, at)}x${name.slice(at + 1)}`,
      ]).flat()
    for (const [name, placeId] of [
      ['heathrow', 'ap-LHR'],
      ['domodedovo', 'ap-DME'],
      ['barcelona', 'ap-BCN'],
      ['шереметьево', 'ap-SVO'],
    ] as const) {
      expect(missedOf(mistypings(name).map((typed) => [typed, placeId])), name).toEqual([])
    }
  })

  it('PLACE-19 of the popular places 95 % are found by a name of 6 letters or more with one random slip', () => {
    const names = popular.flatMap((place) =>
      namesOf(place)
        .filter((name) => name.length >= 6)
        .map((name) => [name.toLowerCase(), place.placeId] as const),
    )
    expect(names.length).toBeGreaterThan(1_000)
    const slips = fc.sample(
      fc.record({
        named: fc.constantFrom(...names),
        at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        slip: fc.constantFrom('drop', 'double', 'swap', 'other'),
        letter: fc.nat(25),
      }),
      { numRuns: 1_500, seed: 19 },
    )
    expectMostOf(
      slips.map(({ named: [name, placeId], at, slip, letter }) => {
        const from = Math.floor(at * (name.length - 1))
        const [before, here, next, after] = [
          name.slice(0, from),
          name.charAt(from),
          name.charAt(from + 1),
          name.slice(from + 1),
        ]
        const first = /[а-яё]/.test(name) ? 'а' : 'a'
        const other = String.fromCodePoint((first.codePointAt(0) ?? 0) + letter)
        const typed = {
          drop: before + after,
          double: before + here + here + after,
          swap: before + next + here + after.slice(1),
          other: before + other + after,
        }
        return [typed[slip], placeId] as const
      }),
    )
  })

  it('PLACE-19 popular places are found by a name that is typed in the wrong keyboard layout', () => {
    const typed = popular.flatMap((place) =>
      namesOf(place)
        .filter((name) => /^[ -~а-яёА-ЯЁ]+$/.test(name))
        .map((name) => [otherLayout(name), place.placeId] as const),
    )
    expect(typed.length).toBeGreaterThan(800)
    expectMostOf(typed)
  })
})
