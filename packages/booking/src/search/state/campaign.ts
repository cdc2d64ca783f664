import { isMark } from './searchQuery.ts'

/** The campaign parameters of a query, by name. */
export function utmOf(query: string): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(query)].filter(([name]) => isMark(name)))
}
