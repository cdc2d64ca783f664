import { langs } from './places/place.ts'

let codes: ReadonlyMap<string, string> | null = null

/** Reads a country from its ISO 3166-1 alpha-2 code or its name in one of our languages; null for another text. */
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
      // An outdated code has the name of its successor, so only canonical codes are kept.
      if (name !== undefined && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
        found.set(name, code)
    }
  }
  return found
}
