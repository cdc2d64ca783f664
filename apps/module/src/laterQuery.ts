import { asQuery, isMark } from './paths.ts'

/** The query with the fewest seats of a list that is come back to (PRICE-09). */
export function withSeats(query: string, passengersCount: number | undefined): string {
  const params = new URLSearchParams(query)
  if (passengersCount !== undefined) params.set('passengersCount', String(passengersCount))
  return asQuery(params)
}

/** The marks of a campaign by their names. */
export function utmOf(query: string): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(query)].filter(([name]) => isMark(name)))
}
