import type { CountryCode } from '../../kernel/reading/phoneCountry.ts'
import { countryCodeOf } from '../draft/homeCountry.ts'

/** Version of the stored shape; other versions are dropped (REL-07). */
const version = 1

/** Maximum length of the stored text, in characters; a longer one is not ours. */
const longestText = 100

/** Writes the home country as text for the storage. */
export function writeCountry(country: CountryCode): string {
  return JSON.stringify({ version, country })
}

/** Reads a stored text. Null: it is absent, broken, foreign, or of another version. */
export function readCountry(text: string | null): CountryCode | null {
  if (text === null || text.length > longestText) return null
  try {
    const value = JSON.parse(text) as { version?: unknown; country?: unknown } | null
    return value?.version === version ? countryCodeOf(value.country) : null
  } catch {
    return null
  }
}
