import anyAscii from 'any-ascii'

/** One spelling of a text for search: ASCII, lower case, ё as е, without apostrophes and stress marks. */
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
 * How a folded word sounds, roughly: the same for most ways to spell a name in Latin letters, so that «Бешикташ»
 * meets Beşiktaş and «Анталия» meets Antalya.
 */
export function soundOf(word: string): string {
  return word
    .replace(/shch|sch|sh/g, 's')
    .replace(/kh/g, 'h')
    .replace(/zh/g, 'z')
    .replace(/ch/g, 'c')
    .replace(/ck/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/w/g, 'v')
    .replace(/x/g, 'ks')
    .replace(/[yij]+(?=[aeou])/g, '')
    .replace(/[yj]/g, 'i')
    .replace(/([a-z])\1+/g, '$1')
}
