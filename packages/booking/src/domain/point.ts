import type { Point } from './place.ts'

/** A point on the earth; null where a number is beyond its bounds or none. */
export function pointOf(lat: number, lng: number): Point | null {
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return null
  // Zero has no sign.
  return { lat: lat + 0, lng: lng + 0 }
}

/** `41.0082,28.9784`: north, then east, with decimal points, as links and calls write it. Null: any other text. */
export function readPointTerm(text: string): Point | null {
  const found = /^\s*([-+]?\d{1,3}(?:\.\d{1,20})?)\s*,\s*([-+]?\d{1,3}(?:\.\d{1,20})?)\s*$/.exec(text)
  return found && pointOf(Number(found[1]), Number(found[2]))
}

/** A point as a term that the service looks up: `41.0082,28.9784`, to the sixth decimal (11 cm). */
export function pointTerm({ lat, lng }: Point): string {
  return [lat, lng].map((degrees) => Number(degrees.toFixed(6)) + 0).join()
}
