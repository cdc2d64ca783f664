import type { Point } from './place.ts'
import { pointOf, readPointTerm } from './point.ts'
import { readUrl } from './readUrl.ts'

/** Reads a link of one service; null where it names no point. */
type Reader = (url: URL) => Point | null

/** The point that a map's link names. Null: another page, or a link that names none, such as a shortened one. */
export function readMapLink(text: string): Point | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (/\s/.test(text) || !/^https?:\/\/[\w-]+\.[\w.-]+[/?]/i.test(address)) return null
  const url = readUrl(address)
  if (!url) return null
  const host = url.hostname.replace(/^(?:www|maps|m)\./, '')
  const found = readers.find(([name]) => name.test(host))
  return found ? found[1](url) : null
}

const degrees = String.raw`(-?\d{1,3}(?:\.\d{1,20})?)`
const pinned = new RegExp(`!3d${degrees}!4d${degrees}`)
const seen = new RegExp(`/@${degrees},${degrees}`)
const looked = new RegExp(`/(?:place|search)/${degrees},[ +]*${degrees}`)
const osmView = new RegExp(`^#map=[\\d.]+/${degrees}/${degrees}`)
const grid = new RegExp(`/geo/(?:\\d+/)?${degrees},${degrees}`)

/** A point in two groups of a pattern, north first. */
function matched(pattern: RegExp, text: string): Point | null {
  const [, lat, lng] = pattern.exec(text) ?? []
  return lat === undefined ? null : pointOf(Number(lat), Number(lng))
}

/** The same, east first. */
function matchedEastFirst(pattern: RegExp, text: string): Point | null {
  const [, lng, lat] = pattern.exec(text) ?? []
  return lng === undefined ? null : pointOf(Number(lat), Number(lng))
}

/** The first of these parameters that holds a point, north first. */
function named({ searchParams }: URL, names: readonly string[]): Point | null {
  for (const name of names) {
    const point = readPointTerm(searchParams.get(name)?.replace('~', ',') ?? '')
    if (point) return point
  }
  return null
}

/** The same, east first; after a slash or a tilde stands what else is marked. */
function namedEastFirst({ searchParams }: URL, names: readonly string[]): Point | null {
  for (const name of names) {
    const [first = ''] = (searchParams.get(name) ?? '').split(/[/~]/)
    const [east, north] = first.split(',')
    const point = readPointTerm(`${north},${east}`)
    if (point) return point
  }
  return null
}

/** What a link names more narrowly comes first: a pin before the middle of the view. */
const readers: readonly (readonly [RegExp, Reader])[] = [
  [
    /^google\.[a-z]{2,3}(?:\.[a-z]{2})?$/,
    (url) => {
      const path = decoded(url.pathname)
      const asked = named(url, ['q', 'query', 'destination', 'daddr', 'll', 'center'])
      return matched(pinned, path) ?? matched(looked, path) ?? asked ?? matched(seen, path)
    },
  ],
  [/^apple\.com$/, (url) => named(url, ['coordinate', 'q', 'll', 'daddr', 'sll', 'center'])],
  [
    /^openstreetmap\.org$/,
    (url) => {
      const { searchParams } = url
      const mark = readPointTerm(`${searchParams.get('mlat')},${searchParams.get('mlon')}`)
      return mark ?? matched(osmView, url.hash)
    },
  ],
  [
    /^(?:yandex\.[a-z]{2,3}(?:\.[a-z]{2})?|ya\.ru)$/,
    (url) => namedEastFirst(url, ['whatshere[point]', 'pt', 'poi[point]', 'll']),
  ],
  [
    /^2gis\.[a-z]{2,3}(?:\.[a-z]{2})?$/,
    (url) => matchedEastFirst(grid, decoded(url.pathname)) ?? namedEastFirst(url, ['m']),
  ],
  [/^bing\.com$/, (url) => named(url, ['q', 'cp'])],
]

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
