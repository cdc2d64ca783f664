import type { FreeCancellationHours } from '../domain/freeCancellation.ts'
import type { Point } from '../domain/place.ts'
import { type SafeUrl, safeUrl } from '../domain/safeUrl.ts'

/** Text of an id, which the wire writes as text or number. */
export function toId(wire: string | number): string {
  return String(wire)
}

/** Text of an id that may be missing. */
export function toIdOrNull(wire: string | number | null | undefined): string | null {
  return wire === null || wire === undefined || wire === '' ? null : String(wire)
}

/** Text that may be missing; empty: none. */
export function toText(wire: string | null | undefined): string {
  return wire ?? ''
}

/** Text that may be missing; null: none. */
export function toTextOrNull(wire: string | null | undefined): string | null {
  return wire?.trim() ? wire : null
}

/** Yes or no out of true, false, 1, 0; absent is no. */
export function toFlag(wire: boolean | 0 | 1 | null | undefined): boolean {
  return Boolean(wire)
}

/** Hours of free cancellation: null on the wire says that there is none, and what is absent is not stated. */
export function toFreeCancellation(wire: number | null | undefined): FreeCancellationHours | null {
  return wire === null ? 'none' : (wire ?? null)
}

/** Point of `lat,lng`. Null: missing, or not on the earth. */
export function toPoint(wire: string | null | undefined): Point | null {
  const match = /^(-?\d+(?:\.\d+)?), ?(-?\d+(?:\.\d+)?)$/.exec(wire ?? '')
  const lat = Number(match?.[1])
  const lng = Number(match?.[2])
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

/** `lat,lng` with 6 digits at most, about 0.1 m. */
export function fromPoint(point: Point): string {
  return `${degrees(point.lat)},${degrees(point.lng)}`
}

function degrees(value: number): string {
  const text = value.toFixed(6).replace(/\.?0{1,6}$/, '')
  return text === '-0' ? '0' : text
}

/** Wall-clock text without its seconds. */
export function toCivil(wire: string): string {
  return wire.slice(0, 16)
}

/** An address that may become a link, on whatever host, as it is written (SEC-01). Null: missing, or another one. */
export function toSafeUrl(wire: string | null | undefined): SafeUrl | null {
  return wire && safeUrl(wire, 'any') ? (wire as SafeUrl) : null
}

/** An instant of the wire in epoch milliseconds, or null. */
export function toInstant(wire: string | null | undefined): number | null {
  // biome-ignore lint/style/noRestrictedGlobals: the text has its zone, neither the clock nor the device's zone is asked
  const at = wire ? Date.parse(wire) : Number.NaN
  return Number.isNaN(at) ? null : at
}
