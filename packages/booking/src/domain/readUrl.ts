/** The address that a text is. Null: none, or no whole one. (`URL.canParse` and `URL.parse` are above the floor.) */
export function readUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
