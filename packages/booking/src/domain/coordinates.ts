import { readMapLink } from './mapLink.ts'
import type { Point } from './place.ts'
import { pointOf, pointTerm, readPointTerm } from './point.ts'

/** Longer texts are no coordinates. */
const longestText = 2000

/**
 * The point that a pasted text names, and nothing but it: `41.0082, 28.9784`, `41°00′29″N 28°58′42″E`, with decimal
 * commas `55,7558 37,6173`, `geo:41.0,28.9`, or the link of a map. Null: any other text, or a point outside -90 to 90
 * and -180 to 180 degrees. Two numbers without a sign of degrees must both have a fraction: "12, 34" is an address.
 */
export function readPoint(text: string): Point | null {
  if (text.length > longestText) return null
  const plain = tidied(text)
  const geo = /^geo:/i.test(plain) ? readGeo(plain.slice(4)) : null
  return geo ?? readMapLink(plain) ?? readPair(plain)
}

/** The point that a text names, as a term that the service looks up. Null: it names none. */
export function readTerm(text: string): string | null {
  const point = readPoint(text)
  return point && pointTerm(point)
}

/** One spelling of each sign; what turns the direction of a text goes. */
function tidied(text: string): string {
  return text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/[\u2212\u2012\u2013]/g, '-')
    .replace(/[º˚]/g, '°')
    .replace(/''|[″“”„]/g, '"')
    .replace(/[′’‘´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

/** `41.0,28.9` with an altitude, `;u=35` or `?q=41.0,28.9(Name)` after it; the one of `q` is what is meant. */
function readGeo(text: string): Point | null {
  const [head = '', query = ''] = text.split('?')
  const asked = new URLSearchParams(query).get('q')
  const named = asked?.endsWith(')') ? asked.split('(', 1)[0] : asked
  const [lat, lng] = (head.split(';')[0] ?? '').split(',')
  return (named && readPointTerm(named)) || readPointTerm(`${lat},${lng}`)
}

const decimal = String.raw`\d{1,3}(?:[.,]\d{1,20})?`
/** A sign, degrees, minutes, seconds. */
const angle = `([-+]?)(${decimal})(?: ?(°)(?: ?(${decimal}) ?'(?: ?(${decimal}) ?")?)?)?`
/** с. ш. is north in Russian. */
const compass = String.raw`[NSEWСЮВЗ](?:\.? ?[шд]\.?)?`
const between = '( ?; ?|, | , | |,)'
const patterns = [
  new RegExp(`^${angle}(?: ?(${compass}))?${between}${angle}(?: ?(${compass}))?$`, 'iu'),
  new RegExp(`^(${compass}) ?${angle}${between}(${compass}) ?${angle}$`, 'iu'),
] as const

/** Compass letters with their axis and direction. */
const directions: Readonly<Record<string, readonly ['lat' | 'lng', 1 | -1]>> = {
  N: ['lat', 1],
  S: ['lat', -1],
  E: ['lng', 1],
  W: ['lng', -1],
  С: ['lat', 1],
  Ю: ['lat', -1],
  В: ['lng', 1],
  З: ['lng', -1],
}

interface Angle {
  degrees: number
  axis: 'lat' | 'lng' | null
  /** Degrees have a sign of their own or a fraction. */
  isPlainlyDegrees: boolean
  /** Decimal sign. Null: whole numbers only. */
  decimal: string | null
}

function readPair(text: string): Point | null {
  const plain = text.replace(/^\((.*)\)$/, '$1').trim()
  const [, ...after] = patterns[0].exec(plain) ?? []
  const [, ...before] = patterns[1].exec(plain) ?? []
  if (after.length > 0) {
    const [sign, whole, mark, minutes, seconds, letter, gap, ...rest] = after
    return joined(readAngle([sign, whole, mark, minutes, seconds], letter), gap, readAngle(rest, rest[5]))
  }
  const [letter, sign, whole, mark, minutes, seconds, gap, other, ...rest] = before
  return joined(readAngle([sign, whole, mark, minutes, seconds], letter), gap, readAngle(rest, other))
}

function joined(first: Angle | null, gap: string | undefined, second: Angle | null): Point | null {
  if (!first?.isPlainlyDegrees || !second?.isPlainlyDegrees) return null
  const signs = new Set([first.decimal, second.decimal].filter((sign) => sign !== null))
  // A comma cannot be both: "55,75,37,61" has more than one reading.
  if (signs.size > 1 || (signs.has(',') && gap === ',')) return null
  const axes = [first.axis, second.axis].join()
  if (axes === 'lng,lat') return pointOf(second.degrees, first.degrees)
  return axes === ',' || axes === 'lat,lng' ? pointOf(first.degrees, second.degrees) : null
}

function readAngle(parts: readonly (string | undefined)[], letter: string | undefined): Angle | null {
  const [sign, whole, mark, minutes, seconds] = parts
  if (whole === undefined || (sign && letter)) return null
  const [axis = null, direction = 1] = directions[letter?.[0]?.toUpperCase() ?? ''] ?? []
  const texts = [whole, minutes, seconds].filter((text) => text !== undefined)
  // Only the narrowest part has a fraction.
  if (texts.slice(0, -1).some((text) => /[.,]/.test(text))) return null
  const [degrees = 0, minute = 0, second = 0] = texts.map((text) => Number(text.replace(',', '.')))
  if (minute >= 60 || second >= 60) return null
  const size = degrees + minute / 60 + second / 3600
  const decimal = /[.,]/.exec(texts.at(-1) ?? '')?.[0] ?? null
  return {
    degrees: (sign === '-' ? -size : size) * direction,
    axis,
    isPlainlyDegrees: mark !== undefined || axis !== null || decimal !== null,
    decimal,
  }
}
