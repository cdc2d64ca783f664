import { latinDigits } from '../edit/latinDigits.ts'

/**
 * Maximum number of characters of a text that is parsed: no date or time is longer, and it limits the work of the
 * patterns.
 */
export const longest = 120

/**
 * Normalises a text: digits of every script to 0 to 9, full-width characters to usual ones, blanks to one space,
 * invisible characters removed.
 */
export const plainText = (text: string): string =>
  latinDigits(text.normalize('NFKC').replace(/[\p{Cf}\p{Co}]/gu, ''))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[∶꞉ː׃]/g, ':')
    .replaceAll('\\', '/')
    .trim()

/** Accents and vowel points, which are removed. Marks of other scripts are part of their letters. */
const accents = /[\u0300-\u036F\u0591-\u05C7\u064B-\u0670]/g

/**
 * One form for all spellings of a word: no case, no accents, no invisible characters, the Turkish i like any other i.
 */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(accents, '')
    .replace(/\p{Cf}/gu, '')
    .replace(/ı/g, 'i')
    // The spelling of September in Peru and Uruguay.
    .replaceAll('setiembre', 'septiembre')
    .normalize()

/** Further languages that are understood: the most used ones, and those of visitors from Europe. */
export const moreLanguages: readonly string[] = [
  ...['zh', 'hi', 'ar', 'fr', 'bn', 'pt', 'ur', 'id', 'de', 'ja', 'tr'],
  ...['vi', 'ko', 'it', 'pl', 'uk', 'fa', 'th', 'nl', 'el', 'he'],
  ...['ro', 'sk', 'sv', 'da', 'nb', 'fi', 'sr'],
]
