/** Shortest and longest rent in seconds (RENT-07). */
export const rentBounds = { shortest: 3600, longest: 24 * 3600 } as const

/** Rounds the seconds of a rent up to whole hours, 1 to 24; 1 hour if the argument is not a number. */
export function wholeHours(seconds: number): number {
  const hours = Number.isFinite(seconds) ? Math.ceil(seconds / 3600) : 1
  return Math.min(rentBounds.longest, Math.max(rentBounds.shortest, hours * 3600))
}

/** Parses the hours of a rent, 1 to 24. Null: the text has none. */
export function hoursOf(text: string | null): number | null {
  const hours = text !== null && /^[1-9]\d?$/.test(text) ? Number(text) : null
  return hours !== null && hours * 3600 <= rentBounds.longest ? hours : null
}
