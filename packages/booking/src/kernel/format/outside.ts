/** Maximum length in characters of a name from outside (SEC-07). */
export const longestName = 120

/**
 * Makes a name from outside safe for a sentence: direction isolated (U+2068 … U+2069), no control characters that
 * change the direction, cut with an ellipsis (SEC-07).
 */
export function isolate(text: string, longest = longestName): string {
  return `\u2068${clamp(text, longest)}\u2069`
}

/**
 * Makes a text from outside safe on one line: no control characters or direction marks, at most `longest` characters.
 */
export function clamp(text: string, longest = longestName): string {
  // As in free text that is sent: a line end separates words, any other control character is removed.
  const plain = text
    .replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f]|(?![\s\u0085])\p{Cc}/gu, '')
    .replace(/[\s\u0085]+/g, ' ')
  const letters = [...plain.trim()]
  return letters.length > longest
    ? `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('')
}
