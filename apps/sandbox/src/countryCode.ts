import { langs } from './places/place.ts'

let codes: ReadonlyMap<string, string> | null = null

/** The ISO 3166-1 alpha-2 code of a country named by it, or in one of the product's languages; null for another text. */
export function countryCode(named: string): string | null {
  const text = named.trim()
  if (/^[A-Za-z]{2}$/.test(text)) return text.toUpperCase()
  codes ??= readCodes()
  return codes.get(text.toLowerCase()) ?? null
}

function readCodes(): Map<string, string> {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
  const found = new Map<string, string>()
  for (const lang of langs) {
    const names = new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' })
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const name = names.of(code)?.toLowerCase()
      // A code that is no longer used has the name of the country that follows it.
      if (name !== undefined && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
        found.set(name, code)
    }
  }
  return found
}
