/* Values that responses of the first screen do not have, so that it does not load their readers. */
import type { FreeCancellationHours } from '../kernel/values/freeCancellation.ts'

/**
 * Converts the hours of free cancellation. Null on the wire means that cancelling is never free; an absent value means
 * that nothing is stated.
 */
export function toFreeCancellation(wire: number | null | undefined): FreeCancellationHours | null {
  return wire === null ? 'none' : (wire ?? null)
}

/** Removes the seconds of a wall-clock text. */
export function toCivil(wire: string): string {
  return wire.slice(0, 16)
}

/** Parses an instant to epoch milliseconds; null if it is missing. */
export function toInstant(wire: string | null | undefined): number | null {
  // biome-ignore lint/style/noRestrictedGlobals: the text has its zone, neither the clock nor the device's zone is asked
  const at = wire ? Date.parse(wire) : Number.NaN
  return Number.isNaN(at) ? null : at
}
