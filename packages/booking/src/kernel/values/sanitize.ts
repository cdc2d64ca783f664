/**
 * Prepares free text for sending: Unicode NFC, line ends of any kind as `\n`, without control characters, lone
 * surrogates and marks that override the writing direction. Everything else stays: `O'Brien & Söhne <3` is unchanged.
 */
export function sanitizeText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/(?!\n)[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '')
    .normalize('NFC')
    .trim()
}

/** Prepares free text for sending on one line: line ends become spaces. */
export function sanitizeLine(text: string): string {
  return sanitizeText(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')
}
