import { latinDigits } from '../latinDigits.ts'

/** Signs of the longest text that is read: no date or time is written longer, and no pattern meets more. */
export const longest = 120

/** Digits of every script as 0 to 9, full-width signs as usual ones, any blank as one space, no marks that nobody sees. */
export const plainText = (text: string): string =>
  latinDigits(text.normalize('NFKC').replace(/[\p{Cf}\p{Co}]/gu, ''))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[∶꞉ː׃]/g, ':')
    .replaceAll('\\', '/')
    .trim()

/** Accents and vowel points. Marks of other scripts are part of their letters. */
const accents = /[\u0300-\u036F\u0591-\u05C7\u064B-\u0670]/g

/** One form for all spellings of a word: without case, accents and marks that nobody sees, the Turkish i as any i. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(accents, '')
    .replace(/\p{Cf}/gu, '')
    .replace(/ı/g, 'i')
    // September in Peru and Uruguay.
    .replaceAll('setiembre', 'septiembre')
    .normalize()

/** The most written languages besides en, ru and es, and those of Europe's visitors. */
export const moreLanguages: readonly string[] = [
  ...['zh', 'hi', 'ar', 'fr', 'bn', 'pt', 'ur', 'id', 'de', 'ja', 'tr'],
  ...['vi', 'ko', 'it', 'pl', 'uk', 'fa', 'th', 'nl', 'el', 'he'],
  ...['ro', 'sk', 'sv', 'da', 'nb', 'fi', 'sr'],
]
