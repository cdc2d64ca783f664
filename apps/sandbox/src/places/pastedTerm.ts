import type { Place } from './place.ts'
import { termsOf } from './readings.ts'
import type { SearchOptions } from './searchParts.ts'
import { withoutKinds } from './termWords.ts'

/** Parts of a pasted address that name no place: what they say is for the driver. */
const details = [
  /\p{Extended_Pictographic}\uFE0F?/gu,
  // A label, but no number before a colon: `Адрес:`, `Pick-up:`.
  /^[\s«"“]*\p{L}[\p{L}\s-]{1,24}:(?=\s)/u,
  // A terminal: `Terminal 2E`, `терминал B`, `(T3)`.
  /(?<![\p{L}\p{N}])\(?(?:terminal|терминал|терм\.)[\s.№]{0,3}\p{L}?\d{0,2}\p{L}?\)?(?![\p{L}\p{N}])/giu,
  /(?<=\S\s|\()T\d\p{L}?(?![\p{L}\p{N}])/gu,
  // A postcode of Britain, and those of five or six digits.
  /(?<![\p{L}\p{N}])(?:[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|\d{5,6})(?![\p{L}\p{N}])/gu,
  /(?<!\p{L})(?:intl|метро|calle)(?!\p{L})\.?/giu,
]

/** A flat, an entrance or a floor with its number. */
const unit =
  /[\s,](?:кв|квартира|подъезд|под|этаж|офис|оф|домофон|apt|apartment|flat|room|suite|unit|floor|piso|puerta)\.?\s?[№#]?\s?\d{1,4}\p{L}?(?![\p{L}\p{N}])/giu

/** True for a text that only says what a place is, and not which one: `Hotel`. */
function isKindOnly(text: string): boolean {
  const words = termsOf(text)
  return words.length > 0 && withoutKinds(words).length === 0
}

/** Removes units. Behind nothing but the kind of a place one is its name: `Hotel Suite 5`. */
function withoutUnits(term: string): string {
  return term.replace(unit, (written: string, at: number) => {
    const [part = ''] = term
      .slice(0, at)
      .split(/[,;\n]+/)
      .slice(-1)
    return isKindOnly(part) ? written : ' '
  })
}

/** Removes the details of a pasted address; a term of nothing else stays as it is. */
export function withoutDetails(term: string): string {
  const bare = details.reduce((rest, detail) => rest.replace(detail, ' '), withoutUnits(term))
  return termsOf(bare).length > 0 ? bare.trim() : term
}

type Search = (term: string, options?: SearchOptions) => Place[]

/** True if each of the words is in a name of the place, or in one of these other texts. */
function hasAll(words: readonly string[], place: Place, others: readonly string[] = []): boolean {
  const own = new Set([...Object.values(place.name), ...others].flatMap(termsOf))
  return words.every((word) => own.has(word))
}

/**
 * Search for terms as they are pasted from bookings and maps. An address with parts that no place has is found by its
 * first part and one of the others, from the last on: `The Savoy, Strand, London, United Kingdom`. Each word of the first
 * part has to be in the name of the place. A name that looks like a detail is no detail: `Calle de Alcalá`.
 */
export function searchPasted(search: Search): Search {
  return (term, options) => {
    const plain = withoutDetails(term)
    const found = search(plain, options)
    if (plain !== term) {
      const written = search(term, options)
      const all = termsOf(term)
      if (written.some((place) => hasAll(all, place, Object.values(place.area ?? {})))) return written
    }
    const [name = '', ...others] = plain.split(/[,;\n]+/).filter((part) => termsOf(part).length > 0)
    const words = withoutKinds(termsOf(name))
    if (found.length > 0 || words.length === 0) return found
    for (const other of others.toReversed()) {
      const called = search(`${name} ${other}`, options).filter((place) => hasAll(words, place))
      if (called.length > 0) return called
    }
    return []
  }
}
