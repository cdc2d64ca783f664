import { soundOf } from './fold.ts'
import { countryName, langs, type Place } from './place.ts'
import { type Field, fields } from './placeWords.ts'
import { termsOf } from './readings.ts'
import { isOneErrorAway, withoutKinds } from './termWords.ts'

/**
 * Quality of a match between a place and a term. `far`: the place only sounds a little similar, or was found by another
 * reading of the term.
 */
export const fits = ['far', 'near', 'begun', 'whole'] as const
export type Fit = (typeof fits)[number]

export interface Fitting {
  fit: Fit
  /** Share of the name, without its city, that is in the term, 0 to 1; the largest of several names. */
  share: number
}

/** Passes each word that finds a place, with the part of the place it comes from. */
export type DescribeWords = (place: Place, word: (word: string, field: Field) => void) => void

const shortestSound = 4
const shortestWithError = 4

/**
 * Calculates the fit of a place to a term: the worst fit of the term's words. Words that only name a kind or join others,
 * and numbers, are ignored.
 * @param terms the folded words of the term
 * @param isCity true if the words are the name of a city: then places in it match too, as for a country
 */
export function fittingOf(
  place: Place,
  terms: readonly string[],
  describe: DescribeWords,
  isCity: boolean,
): Fitting {
  const said = withoutKinds(terms).filter((word) => !/^\d+[a-z]?$/.test(word))
  if (said.length === 0) return { fit: 'whole', share: 1 }
  const own: string[] = []
  const around: string[] = []
  const isNode = place.kind === 'airport' || place.kind === 'station' || place.kind === 'port'
  // The aliases of a node are mostly names of towns around it.
  const isAround = (field: Field) => field === fields.area || (isNode && field === fields.alias)
  describe(place, (word, field) => (isAround(field) ? around : own).push(word))
  const countries = langs.map((lang) => termsOf(countryName(place.country, lang)))
  const isCountry = countries.some((words) => words.join(' ') === said.join(' '))
  around.push(...countries.flat())
  const ranks = said.map((word) => ({ own: rank(word, own), around: rank(word, around) }))
  const best = ranks.map((of) => Math.max(of.own, of.around))
  const isOnlyAround = ranks.every((of) => of.own === 0)
  const joined = said.join('')
  const whole = [...new Set(own)].some((word) => isAlike(joined, word)) ? 1 : 0
  const worst = Math.max(whole, Math.min(...best))
  const isOfCity = (isCity || isCountry) && worst === fits.length - 1
  const fit = fits[isOnlyAround && !isOfCity ? Math.min(1, worst) : worst] as Fit
  const area = new Set(Object.values(place.area ?? {}).flatMap((text: string) => termsOf(text)))
  const shares = Object.values(place.name).map((name: string) => {
    const all = withoutKinds(termsOf(name))
    const apart = all.filter((word) => !area.has(word))
    // If the name is longer than the term, its city counts as well, since the rest of the name may be the city.
    const words = fit === 'whole' && apart.length > 0 ? apart : all
    return words.some((word) => word.startsWith(said[0] as string))
      ? joined.length / words.join('').length
      : 0
  })
  return { fit, share: Math.min(1, Math.max(...shares)) }
}

function rank(word: string, among: readonly string[]): number {
  let best = 0
  for (const other of among) {
    if (other === word) return 3
    if (other.startsWith(word)) best = 2
    else if (best === 0 && isAlike(word, other)) best = 1
  }
  return best
}

/** True for a word with one error or with the same sound; a longer word is compared by its beginning. */
function isAlike(word: string, other: string): boolean {
  if (word.length >= shortestWithError) {
    if (isOneErrorAway(word, other)) return true
    for (const length of [word.length - 1, word.length, word.length + 1])
      if (
        other.length > length &&
        word.length > shortestWithError &&
        isOneErrorAway(word, other.slice(0, length))
      )
        return true
  }
  const [sound, heard] = [soundOf(word), soundOf(other)]
  if (sound.length < shortestSound) return false
  return heard === sound || heard.startsWith(sound) || isOneErrorAway(sound, heard)
}
