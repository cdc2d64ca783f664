import type { Point } from '../../kernel/model/place.ts'
import { plainDigits, plainWidth } from '../../kernel/reading/plain.ts'
import { pointOf, pointTerm, readPointTerm } from '../../kernel/values/point.ts'
import { readMapLink } from './mapLink.ts'

/** Maximum length of a text, in characters; longer ones are not coordinates. */
const longestText = 2000

/**
 * Reads a point from a pasted text: `41.0082, 28.9784`, `41°00′29″N 28°58′42″E`, with decimal commas
 * `55,7558 37,6173`, with labels `GPS: …` and `lat 41.0, lng 28.9`, `geo:41.0,28.9`, or the link of a map, also inside
 * a message. Null: any other text, or a point outside -90 to 90 and -180 to 180 degrees. Two numbers without a degree
 * sign must both have a fraction: "12, 34" is an address. Null also: the text names the longitude first, a format that
 * has it first, such as GeoJSON, or two unknown words with a sign between them that may be axes: `(délka, šířka)`,
 * `délka - šířka: …`. Two unknown words with a space or a hyphen alone between them are read as a name: `(Ha Long)`,
 * `(Saint-Denis)`, so the latitude comes first there.
 */
export function readPoint(text: string): Point | null {
  if (text.length > longestText) return null
  const plain = tidied(text)
  const geo = /^geo:/i.test(plain) ? readGeo(plain.slice(4)) : null
  const point = geo ?? linkedPoint(plain)
  if (point) return point
  const axis = axes.exec(plain)
  // A text that names the longitude first may have its numbers in that order.
  return axis && !axis[1] ? null : readPair(withoutLabels(plain))
}

/** Point of a text, as a term for a look-up. Null: the text has no point. */
export function readTerm(text: string): string | null {
  const point = readPoint(text)
  return point && pointTerm(point)
}

/** Link in a message; it ends before punctuation that follows it. Seconds of a degree are part of it: `29.5"N`. */
const links = /https?:\/\/(?:[^\s<>"]|"(?=[NSEW]\b)){1,2000}(?<![.,;:!?)\]}'])/gi

/** Point of the only link in a message. Null: there is no link of a map, or there are several links. */
function linkedPoint(text: string): Point | null {
  const [link, ...others] = text.match(links) ?? []
  if (link === undefined) return readMapLink(text)
  return others.length > 0 ? null : readMapLink(link)
}

/** In Russian “с. ш.” is the northern latitude. */
const compass = String.raw`[NSEWСЮВЗ](?:\.? ?[шд]\.?)?`
const lat = 'lat(?:itud\\p{L}{0,4})?|широт\\p{L}|enlem|breite(?:ngrad)?|纬度|緯度'
const lng = 'lng|longitud\\p{L}{0,4}|(?:долг|довг)от\\p{L}?|boylam|l[aä]ngengrad|[经經経]度'
/** Words for the longitude that are also parts of names: `Ha Long`. */
const long = 'long?|l[aä]nge'
/**
 * The first axis that a text names, also inside a word such as `fromLonLat`; the first group is a latitude. Formats and
 * functions with a point have the longitude first. Two letters alone are axes and no name: `(E. N.)`, `x-y:`.
 */
const axes = new RegExp(
  `((?<!\\p{L})(?:${lat})(?!\\p{L})|lat(?=lo?ng?))|${lng}|long?lat|(?<!\\p{L})(?:${long})(?: ?[.:]|[ -]{1,3}(?:[\\p{L}. ]{0,30} )?(?:${lat}|first))|geojson|kml|postgis|wkt|(?:multi|make|(?<!\\p{L}))point ?\\(|\\(point\\)|(?<!\\p{L})x[ -]{0,3}y(?!\\p{L})|(?<!\\p{L})(?:e|[oe]a?ste?|в\\.? ?д\\.?)[ -]{1,3}(?:n|nor[dt]h?e?|с)(?!\\p{L})|(?:^|\\()(?![nсφy])\\p{L}[. -]{1,3}\\p{L}[. ]{0,2}[():]`,
  'iu',
)
/** Words before the latitude and, behind it, before the longitude: `lat=41.0, lng=28.9`, `широта 41,0 долгота 28,9`. */
const labels = new RegExp(
  `^(?:${lat})[ .:=]{1,3}([^\\p{L}]{1,60}(?:(?<=° ?)${compass})?[,; ]{0,3})(?:${lng}|${long})[ .:=]{1,3}(?=[^\\p{L}]{1,60}(?:${compass})?$)`,
  'iu',
)
/** A sign of a name. A hyphen with a space beside it separates two words. */
const word = String.raw`(?:[\p{L}\p{M}\p{Join_C} .'"«»]|(?<! )-(?! ))`
/** A name with a colon before the numbers: `Координаты: 41.0 28.9`, `Coordinates (WGS84): …`, `Lat/Lng: …`. */
const title = new RegExp(
  `^(?:gps[: ]{1,2}(?!\\p{L}{2})|(?:${lat}) ?[/,] ?(?:${lng}|${long}) ?: ?|\\p{L}${word}{0,30}(?: \\(WGS ?84\\))?: ?)`,
  'iu',
)
const signs = '[^()\\p{L}\\d]{0,3}'
/**
 * The name of a place, with signs around it. Two words with a sign between them may be the order of the numbers in any
 * language, `(E, N)`, so they are no name, unless a latitude is the first: `(lat, lon)`, `(geogr. latitude, longitude)`.
 */
const name = `(?:${signs}${word}{1,80}${signs}|(?:${word}{0,30}(?<!\\p{L})(?=[^()]{1,60}(?:${lng}|${long})))?(?:${lat})(?!\\p{L})[^()\\d]{1,60})`
/** The name of the place in brackets behind the numbers, or before them if they are in brackets. */
const nameBehind = new RegExp(` ?\\(${name}\\)$`, 'iu')
const nameBefore = new RegExp(`^${name}\\(([^()]{1,80})\\)$`, 'iu')

/** Removes labels, names and brackets around the numbers and punctuation behind them. */
function withoutLabels(text: string): string {
  const bare = text
    .replace(
      /^(?:\p{Extended_Pictographic}\uFE0F? ?|@)| ?\p{Extended_Pictographic}\uFE0F?$|,[\d.]{1,5}z$|[.,;]$/gu,
      '',
    )
    .replace(nameBehind, '')
    .replace(nameBefore, '$1')
    .replace(/^([([{])(.*)[)\]}]$/, '$2')
  const named = labels.test(bare) ? bare : bare.trim().replace(title, '')
  return named.replace(labels, '$1').trim()
}

/** Normalises the spelling of each sign and digit, and removes direction marks. */
function tidied(text: string): string {
  return plainDigits(plainWidth(text))
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/[\u2212\u2012\u2013](?=\s?\d)/g, '-')
    .replace(/\u066b/g, '.')
    .replace(/\u060c/g, ',')
    .replace(/[º˚]/g, '°')
    .replace(/''|[″“”„]/g, '"')
    .replace(/[′’‘´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Reads `41.0,28.9` with an optional altitude, `;u=35` or `?q=41.0,28.9(Name)` after it. The point of `q` has
 * priority.
 */
function readGeo(text: string): Point | null {
  const [head = '', query = ''] = text.split('?')
  const asked = new URLSearchParams(query).get('q')
  const named = asked?.endsWith(')') ? asked.split('(', 1)[0] : asked
  const [lat, lng] = (head.split(';')[0] ?? '').split(',')
  // Phones write 0,0 before the name of a place whose point they do not know.
  const point = asked && Number(lat) === 0 && Number(lng) === 0 ? null : readPointTerm(`${lat},${lng}`)
  return (named && readPointTerm(named)) || point
}

const decimal = String.raw`\d{1,3}(?:[.,]\d{1,20})?`
/** An optional minus or plus, degrees, minutes, seconds. Navigation devices leave out the sign of minutes: `41°00.492`. */
const angle = `([-+]?)(${decimal})(?: ?(°)(?: ?(${decimal}) ?(?:'|(?<=°\\d\\d?[.,]\\d{1,9}))(?: ?(${decimal}) ?")?)?)?`
const between = '( ?[;/|] ?|, | , | |,|(?<=[NSEW])\\+?)'
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
  /** True if the degrees have a degree sign or a fraction. */
  isPlainlyDegrees: boolean
  /** Decimal sign. Null: whole numbers only. */
  decimal: string | null
}

function readPair(text: string): Point | null {
  const [, ...after] = patterns[0].exec(text) ?? []
  const [, ...before] = patterns[1].exec(text) ?? []
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
  // A comma cannot be both the decimal sign and the separator: "55,75,37,61" is ambiguous.
  if (signs.size > 1 || (signs.has(',') && gap === ',')) return null
  const order = [first.axis, second.axis].join()
  if (order === 'lng,lat') return pointOf(second.degrees, first.degrees)
  return order === ',' || order === 'lat,lng' ? pointOf(first.degrees, second.degrees) : null
}

function readAngle(parts: readonly (string | undefined)[], letter: string | undefined): Angle | null {
  const [sign, whole, mark, minutes, seconds] = parts
  if (whole === undefined || (sign && letter)) return null
  const [axis = null, direction = 1] = directions[letter?.[0]?.toUpperCase() ?? ''] ?? []
  const texts = [whole, minutes, seconds].filter((text) => text !== undefined)
  // Only the smallest unit may have a fraction.
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
