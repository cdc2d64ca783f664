import { soundOf } from './fold.ts'
import type { Place } from './place.ts'
import { createDescriber, fields, wordsOfCountry, wordsOfKind } from './placeWords.ts'
import { createVocabulary, type Meeting } from './vocabulary.ts'

/** Finds places, as their positions in the given list, by folded words. */
export interface WordIndex {
  /** The positions of the places that have every word, each with the mean worth of its words, 0 to 100. */
  match(words: readonly string[]): ReadonlyMap<number, number>
  /** The positions of the places of which this is a whole name. */
  named(name: string): readonly number[]
  /** The positions of the places that lie in the city of this whole name. */
  inCity(name: string): readonly number[]
}

const quality: Record<Meeting, (share: number) => number> = {
  whole: () => 100,
  prefix: (share) => 64 + 12 * share,
  typo: () => 58,
  prefixTypo: (share) => 25 + 20 * Math.min(1, share),
}
/** By field: first word of the name, another of the name, alias, area, kind, country. */
const fieldWorth = [1, 0.92, 0.8, 0.82, 0.6, 0.35]
const soundWorth = 0.9
const shortestWithTypo = 4
const shortestSound = 4
/** An entry is the place, then one bit for a word as it sounds, then three for the field. */
const placeShift = 4
const soundBit = 8
const fieldMask = 7

export function createWordIndex(places: readonly Place[]): WordIndex {
  const entries = new Map<string, number[]>()
  const names = new Map<string, number[]>()
  const cities = new Map<string, number[]>()
  const listsOf = createListsOf(entries)
  const describe = createDescriber()
  places.forEach((place, at) => {
    describe(place, {
      word(word, field) {
        const { spelt, heard } = listsOf(word)
        const entry = (at << placeShift) | field
        push(spelt, entry)
        if (heard !== null) push(heard, entry | soundBit)
      },
      name: (name) => push(listIn(names, name), at),
      city: (name) => push(listIn(cities, name), at),
    })
  })
  addGroups(places, listsOf)
  const vocabulary = createVocabulary(entries)

  const worthsOf = (word: string) => {
    const worths = new Float32Array(places.length)
    const met: number[] = []
    const noteAt = (share: number) => (meeting: Meeting, typed: number, from: number, to: number) => {
      const value = share * quality[meeting](typed)
      for (let at = from; at < to; at++) {
        const entry = vocabulary.entries[at] as number
        const place = entry >> placeShift
        const heard = (entry & soundBit) === 0 ? 1 : soundWorth
        const here = value * heard * (fieldWorth[entry & fieldMask] as number)
        const before = worths[place] as number
        if (before === 0) met.push(place)
        if (here > before) worths[place] = here
      }
    }
    const sound = soundOf(word)
    const isHeardApart = sound !== word && sound.length >= shortestSound
    const isKnown = vocabulary.visitPrefix(word, noteAt(1))
    if (isHeardApart) vocabulary.visitPrefix(sound, noteAt(soundWorth))
    if (!isKnown && word.length >= shortestWithTypo && !/^\d+$/.test(word)) {
      vocabulary.visitTypo(word, noteAt(1))
      if (isHeardApart && sound.length >= shortestWithTypo) vocabulary.visitTypo(sound, noteAt(soundWorth))
    }
    return { worths, met }
  }

  return {
    match(words) {
      let totals = new Map<number, number>()
      words.forEach((word, nth) => {
        if (nth > 0 && totals.size === 0) return
        const { worths, met } = worthsOf(word)
        const next = new Map<number, number>()
        for (const place of met) {
          const before = nth === 0 ? 0 : totals.get(place)
          if (before !== undefined) next.set(place, before + (worths[place] as number) / words.length)
        }
        totals = next
      })
      return totals
    },
    named: (name) => names.get(name) ?? [],
    inCity: (name) => cities.get(name) ?? [],
  }
}

/** Adds the words of kinds and countries, a group at a time: they belong to very many places. */
function addGroups(places: readonly Place[], listsOf: ReturnType<typeof createListsOf>): void {
  const kinds = new Map<Place['kind'], number[]>()
  const countries = new Map<string, number[]>()
  places.forEach(({ kind, country }, at) => {
    push(listIn(kinds, kind), at)
    push(listIn(countries, country), at)
  })
  const add = (word: string, field: number, group: readonly number[]) => {
    const { spelt, heard } = listsOf(word)
    for (const at of group) spelt.push((at << placeShift) | field)
    if (heard !== null) for (const at of group) heard.push((at << placeShift) | field | soundBit)
  }
  for (const [kind, group] of kinds) for (const word of wordsOfKind(kind)) add(word, fields.kind, group)
  for (const [country, group] of countries) {
    for (const word of wordsOfCountry(country)) add(word, fields.country, group)
  }
}

/** The entry lists of a word as it is spelt and, where that differs, as it sounds. */
function createListsOf(entries: Map<string, number[]>) {
  const known = new Map<string, { spelt: number[]; heard: number[] | null }>()
  return (word: string) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const sound = soundOf(word)
    const isHeardApart = sound !== word && sound !== ''
    const lists = { spelt: listIn(entries, word), heard: isHeardApart ? listIn(entries, sound) : null }
    known.set(word, lists)
    return lists
  }
}

function listIn<Key>(lists: Map<Key, number[]>, key: Key): number[] {
  const known = lists.get(key)
  if (known !== undefined) return known
  const list: number[] = []
  lists.set(key, list)
  return list
}

function push(list: number[], value: number): void {
  if (list[list.length - 1] !== value) list.push(value)
}
