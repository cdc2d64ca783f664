import anyAscii from 'any-ascii'

/** Normalises a text for search: ASCII, lower case, ё as е, without apostrophes and stress marks. */
export function fold(text: string): string {
  const latin = asciiOnly.test(text) ? text : anyAscii(text.normalize('NFC').replace(/[ёЁ]/g, 'е'))
  return latin.toLowerCase().replace(/['`]/g, '')
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is the whole of ASCII
const asciiOnly = /^[\x00-\x7f]*$/

/** The words of a folded text, in order. */
export function wordsOf(folded: string): string[] {
  return folded.match(/[a-z0-9]+/g) ?? []
}

/**
 * A rough key for the sound of a folded word. It is the same for most Latin spellings of a name and for vowels that
 * sound alike without stress: «Бешикташ» matches Beşiktaş, «Анталия» Antalya and «Домодедава» Домодедово.
 */
export function soundOf(word: string): string {
  return word
    .replace(/shch|sch|sh/g, 's')
    .replace(/dzh|dj/g, 'j')
    .replace(/kh/g, 'h')
    .replace(/zh/g, 'z')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/ck|ch|c/g, 'k')
    .replace(/ts|tz/g, 'c')
    .replace(/w/g, 'v')
    .replace(/x/g, 'ks')
    .replace(/(?<=[aeou])h$/, '')
    .replace(/([aou])e/g, '$1')
    .replace(/[yij]+([aeou]?)/g, (run, vowel: string) => vowel || run)
    .replace(/[yj]/g, 'i')
    .replace(/ou|oo/g, 'u')
    .replace(/o/g, 'a')
    .replace(/e/g, 'i')
    .replace(/([a-z])\1+/g, '$1')
}
