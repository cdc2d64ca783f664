import type { Point } from '../kernel/model/place.ts'
import { type SafeUrl, safeUrl } from '../kernel/values/safeUrl.ts'

/** Converts an id, which the wire has as text or number, to text. */
export function toId(wire: string | number): string {
  return String(wire)
}

/** Converts an id that may be missing to text; null if it is missing. */
export function toIdOrNull(wire: string | number | null | undefined): string | null {
  return wire === null || wire === undefined || wire === '' ? null : String(wire)
}

/** Converts a text that may be missing; an empty text if it is. */
export function toText(wire: string | null | undefined): string {
  return wire ?? ''
}

/** Converts a text that may be missing; null if it is. */
export function toTextOrNull(wire: string | null | undefined): string | null {
  return wire?.trim() ? wire : null
}

/** Converts true, false, 1 or 0; an absent value is false. */
export function toFlag(wire: boolean | 0 | 1 | null | undefined): boolean {
  return Boolean(wire)
}

/** Parses `lat,lng`. Null: missing, or not on the earth. */
export function toPoint(wire: string | null | undefined): Point | null {
  const match = /^(-?\d+(?:\.\d+)?), ?(-?\d+(?:\.\d+)?)$/.exec(wire ?? '')
  const lat = Number(match?.[1])
  const lng = Number(match?.[2])
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

/** Formats a point as `lat,lng` with at most 6 decimals, about 0.1 m. */
export function fromPoint(point: Point): string {
  return `${degrees(point.lat)},${degrees(point.lng)}`
}

function degrees(value: number): string {
  const text = value.toFixed(6).replace(/\.?0{1,6}$/, '')
  return text === '-0' ? '0' : text
}

/** An address on any host that may become a link, unchanged (SEC-01). Null: missing or not safe. */
export function toSafeUrl(wire: string | null | undefined): SafeUrl | null {
  return wire && safeUrl(wire, 'any') ? (wire as SafeUrl) : null
}
