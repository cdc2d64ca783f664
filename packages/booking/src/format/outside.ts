/** Longest name from outside that is shown, in characters (SEC-07). */
export const longestName = 120

/**
 * A name from outside inside a sentence of ours: isolated from the text's direction (U+2068 … U+2069), without
 * control characters that turn the direction, clamped with an ellipsis (SEC-07).
 */
export function isolate(text: string, longest = longestName): string {
  return `\u2068${clamp(text, longest)}\u2069`
}

/** A text from outside on one line, without controls and characters that turn the direction, at most `longest` characters. */
export function clamp(text: string, longest = longestName): string {
  // As free text goes out: what ends a line parts words, any other control is nothing.
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
