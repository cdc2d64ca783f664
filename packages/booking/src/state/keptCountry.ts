import { type CountryCode, countryCodeOf } from '../domain/homeCountry.ts'

/** Number of the stored shape; text of another one is dropped (REL-07). */
const version = 1

/** Longest text that is read: a longer one is not ours. */
const longestText = 100

/** Text for the storage. */
export function writeCountry(country: CountryCode): string {
  return JSON.stringify({ version, country })
}

/** Reads a stored text. Null: nothing, broken, foreign, or of another version. */
export function readCountry(text: string | null): CountryCode | null {
  if (text === null || text.length > longestText) return null
  try {
    const value = JSON.parse(text) as { version?: unknown; country?: unknown } | null
    return value?.version === version ? countryCodeOf(value.country) : null
  } catch {
    return null
  }
}
