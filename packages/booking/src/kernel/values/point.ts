import type { Point } from '../model/place.ts'

/** A point on the earth; null if a number is out of its bounds or NaN. */
export function pointOf(lat: number, lng: number): Point | null {
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return null
  // Adding 0 removes the sign of -0.
  return { lat: lat + 0, lng: lng + 0 }
}

/**
 * Parses coordinates such as `41.0082,28.9784`: latitude first, decimal points, as in links and requests. Null: any
 * other text.
 */
export function readPointTerm(text: string): Point | null {
  const found = /^\s*([-+]?\d{1,3}(?:\.\d{1,20})?)\s*,\s*([-+]?\d{1,3}(?:\.\d{1,20})?)\s*$/.exec(text)
  return found && pointOf(Number(found[1]), Number(found[2]))
}

/** Formats a point as a search term for the service: `41.0082,28.9784`, with six decimals (11 cm). */
export function pointTerm({ lat, lng }: Point): string {
  return [lat, lng].map((degrees) => Number(degrees.toFixed(6)) + 0).join()
}
