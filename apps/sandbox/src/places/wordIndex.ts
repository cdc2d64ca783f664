import { soundOf } from './fold.ts'
import type { Place } from './place.ts'
import { createDescriber } from './placeWords.ts'
import { createListsBuilder, listOf } from './sortedLists.ts'
import { createGroups, type Group, partWords } from './termWords.ts'
import { createVocabulary, type Meeting, type Vocabulary } from './vocabulary.ts'

/**
 * Tolerance for errors in a word. `whole`: the complete word without error. `spelt`: without error. `heard`: another
 * spelling with the same sound, of a complete word. `usual`: another spelling of a beginning, or one typing error in an
 * unknown word. `keen`: one typing error in any word.
 */
export type Patience = 'whole' | 'spelt' | 'heard' | 'usual' | 'keen'

/** Finds places, as their positions in the given list, by folded words. */
export interface WordIndex {
  /** Visits the positions of the places that have every word, with the mean worth of their words, 0 to 100. */
  match(words: readonly string[], patience: Patience, visit: (at: number, worth: number) => void): void
  /** The positions of the places of which this is a whole name. */
  named(name: string): Int32Array
  /** Positions of the places in the city with this whole name. */
  inCity(name: string): Int32Array
  /** True if a place has exactly this word. */
  has(word: string): boolean
}

/** Worth of a match, by the typed share of the word and the number of typed letters. A short word may match by chance. */
const quality: Record<Meeting, (share: number, letters: number) => number> = {
  whole: (_, letters) => (letters < 4 ? 60 + 5 * letters : Math.min(100, 65 + 7 * letters)),
  prefix: (share) => 68 + 14 * share,
  typo: () => 66,
  prefixTypo: (share) => 25 + 20 * Math.min(1, share),
}
/** Worth by field: first word of the name, another word of the name, alias, area, kind. */
const fieldWorth = [1, 0.92, 0.8, 0.82, 0.6]
const soundWorth = 0.8
/** Worth of a match with an error, if the typed word itself is the word of a place. */
const keenWorth = 0.85
const groupWorth = { kind: 60, country: 35, inexact: 0.8 }
const shortestWithTypo = { usual: 4, keen: 3 }
/** A word of so few letters is one error away from too many words, so with an error its beginnings do not count. */
const longestStrict = 5
const shortestSound = 4
/** Layout of an entry: the place, then one bit for a sound key, then three bits for the field. */
const placeShift = 4
const soundBit = 8
const fieldMask = 7

export function createWordIndex(places: readonly Place[]): WordIndex {
  const { vocabulary, names, cities } = readPlaces(places)
  const groupOf = createGroups(new Set(places.map(({ country }) => country)))
  const meet = createMeeting(vocabulary, places.length)

  const inGroup = ({ kinds, countries, isExact }: Group, place: Place): number => {
    const share = isExact ? 1 : groupWorth.inexact
    if (kinds.has(place.kind)) return share * groupWorth.kind
    return countries.has(place.country) ? share * groupWorth.country : 0
  }

  /** Sum of the worths by position, with the number of words in `counts`. Valid for the candidates of one match. */
  const sums = new Float32Array(places.length)
  const counts = new Uint8Array(places.length)

  /** Keeps the places that also have the next required word; `null` means all places. */
  const narrow = (
    before: readonly number[] | null,
    word: string,
    group: Group | null,
    patience: Patience,
  ) => {
    const { worths, met } = meet(word, patience)
    const after: number[] = []
    const note = (at: number) => {
      const asGroup = group === null ? 0 : inGroup(group, places[at] as Place)
      const worth = Math.max(worths[at] as number, asGroup)
      if (worth === 0) return
      sums[at] = (before === null ? 0 : (sums[at] as number)) + worth
      counts[at] = (before === null ? 0 : (counts[at] as number)) + 1
      after.push(at)
    }
    if (before !== null) for (const at of before) note(at)
    else if (group === null) for (const at of met) note(at)
    else for (let at = 0; at < places.length; at++) note(at)
    for (const at of met) worths[at] = 0
    return after
  }

  const welcomeToo = (candidates: readonly number[], word: string) => {
    const { worths, met } = meet(word, 'whole')
    for (const at of candidates) {
      if (worths[at] === 0) continue
      sums[at] = (sums[at] as number) + (worths[at] as number)
      counts[at] = (counts[at] as number) + 1
    }
    for (const at of met) worths[at] = 0
  }

  return {
    match(words, patience, visit) {
      const { needed, welcome } = partWords(words)
      const asked = needed
        .map((word) => ({ word, group: groupOf(word, vocabulary.has(word) || patience === 'heard') }))
        .toSorted((a, b) => Number(a.group !== null) - Number(b.group !== null))
      let candidates: readonly number[] | null = null
      for (const { word, group } of asked) {
        candidates = narrow(candidates, word, group, patience)
        if (candidates.length === 0) return
      }
      for (const word of welcome) welcomeToo(candidates ?? [], word)
      for (const at of candidates ?? []) visit(at, (sums[at] as number) / (counts[at] as number))
    },
    named: (name) => listOf(names, name),
    inCity: (name) => listOf(cities, name),
    has: vocabulary.has,
  }
}

function readPlaces(places: readonly Place[]) {
  const entries = createListsBuilder()
  const names = createListsBuilder()
  const cities = createListsBuilder()
  const describe = createDescriber(places)
  /** Number of the sound key by the number of the word; -1 if the word equals its sound key. */
  const sounds: number[] = []
  const heardAs = (word: string, number: number): number => {
    const known = sounds[number]
    if (known !== undefined) return known
    const sound = soundOf(word)
    const heard = sound === word || sound === '' ? -1 : entries.numberOf(sound)
    sounds[number] = heard
    return heard
  }
  places.forEach((place, at) => {
    describe(place, {
      word(word, field) {
        const entry = (at << placeShift) | field
        const number = entries.numberOf(word)
        entries.add(number, entry)
        const heard = heardAs(word, number)
        if (heard !== -1) entries.add(heard, entry | soundBit)
      },
      name: (name) => names.add(names.numberOf(name), at),
      city: (name) => cities.add(cities.numberOf(name), at),
    })
  })
  return { vocabulary: createVocabulary(entries.build()), names: names.build(), cities: cities.build() }
}

/** Creates the function that finds the worth of a word by place. Its caller has to clear the worths before the next call. */
function createMeeting(vocabulary: Vocabulary, size: number) {
  const worths = new Float32Array(size)
  return (word: string, patience: Patience) => {
    const met: number[] = []
    const isOnlyHeard = patience === 'heard'
    const sound = soundOf(word)
    // A word spelt like this sound key may itself have another sound key.
    const isOwnSound = soundOf(sound) === sound
    const noteAt =
      (share: number, isBySound = false) =>
      (meeting: Meeting, typed: number, from: number, to: number) => {
        const value = share * quality[meeting](typed, word.length)
        for (let at = from; at < to; at++) {
          const entry = vocabulary.entries[at] as number
          const isSound = (entry & soundBit) !== 0
          if (isOnlyHeard && (isBySound ? !isSound && !isOwnSound : isSound)) continue
          const place = entry >> placeShift
          const heard = (entry & soundBit) === 0 ? 1 : soundWorth
          const here = value * heard * (fieldWorth[entry & fieldMask] as number)
          const before = worths[place] as number
          if (before === 0) met.push(place)
          if (here > before) worths[place] = here
        }
      }
    if (patience === 'whole') vocabulary.visitWhole(word, noteAt(1))
    else vocabulary.visitPrefix(word, noteAt(1))
    if (patience === 'whole' || patience === 'spelt') return { worths, met }
    if (isOnlyHeard) {
      if (sound.length >= shortestSound) vocabulary.visitWhole(sound, noteAt(soundWorth, true))
      return { worths, met }
    }
    const isHeardApart = sound !== word && sound.length >= shortestSound
    if (isHeardApart) vocabulary.visitPrefix(sound, noteAt(soundWorth))
    const isKnown = vocabulary.has(word)
    const isMended = word.length >= shortestWithTypo[patience] && !/^\d+$/.test(word)
    if (isMended && (!isKnown || patience === 'keen')) {
      const share = isKnown ? keenWorth : 1
      const isShort = word.length <= longestStrict
      vocabulary.visitTypo(word, noteAt(share), isShort)
      if (isHeardApart) vocabulary.visitTypo(sound, noteAt(share * soundWorth), isShort)
    }
    return { worths, met }
  }
}
