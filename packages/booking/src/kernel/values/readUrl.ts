/**
 * Parses a text as an absolute address. Null: the text is no such address. (`URL.canParse` and `URL.parse` are missing
 * in the oldest supported browsers.)
 */
export function readUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
