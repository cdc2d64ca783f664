import type { Point } from '../../kernel/model/place.ts'
import { pointOf, readPointTerm } from '../../kernel/values/point.ts'
import { readUrl } from '../../kernel/values/readUrl.ts'

/** Reads a link of one service; null if it contains no point. */
type Reader = (url: URL) => Point | null

/**
 * Reads the point from a map's link. Null: another page, or a link without a point, such as a shortened one.
 */
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
// Two whole numbers that somebody looked for are a house and a flat sooner than a point.
const looked = new RegExp(`/(?:place|search)/(?=[^/.]*\\.)${degrees},[ +]*${degrees}`)
const place = new RegExp(`^${degrees},[ +]*${degrees}$`)
const shared = new RegExp(`^/l/${degrees},${degrees}`)
const inView = new RegExp(`^${degrees},${degrees}(?:,|$)`)
const osmView = new RegExp(`^#map=[\\d.]+/${degrees}/${degrees}`)
const inPath = new RegExp(`(?<!/search)[/:]${degrees},[ +]*${degrees}(?=[/;]|$)`)
const waypoint = new RegExp(`^!1d${degrees}!2d${degrees}`)
const position = new RegExp(`(?:pos|point)\\.${degrees}_${degrees}`)

/** Point in two groups of a pattern, latitude first. */
function matched(pattern: RegExp, text: string): Point | null {
  const [, lat, lng] = pattern.exec(text) ?? []
  return lat === undefined ? null : pointOf(Number(lat), Number(lng))
}

/** Point in two groups of a pattern, longitude first. */
function matchedEastFirst(pattern: RegExp, text: string): Point | null {
  const [, lng, lat] = pattern.exec(text) ?? []
  return lat === undefined ? null : pointOf(Number(lat), Number(lng))
}

/** The last place of a route behind its first `count` parts; empty if it has no end: `/dir/Airport//@41.0,28.9,11z`. */
function endOf(parts: string, count: number): string {
  const places = parts.replace(/\/(?:(?:@|data=).*)?$/, '').split('/')
  return places.length > count ? (places.at(-1) ?? '') : ''
}

/** The end of a route of Google, by its place or by the data behind it: `/dir/Airport/41.0,28.9/@41.0,28.9,11z`. */
function drivenTo(path: string): Point | null {
  const end = endOf(path.split('/dir/')[1] ?? '', 1)
  // Only the last block is read: if it has no coordinates, the point of an earlier block would not be the end's.
  const last = path.slice(Math.max(path.lastIndexOf('!1m'), path.lastIndexOf('!1d'), 0))
  return end === '' ? null : (matched(place, end) ?? matchedEastFirst(waypoint, last))
}

/** Point in the first of these parameters that has one, latitude first. */
function named({ searchParams }: URL, names: readonly string[]): Point | null {
  for (const name of names) {
    // Android adds a name, and some programs a word: `loc:41.0,28.9`, `41.0,28.9(Hotel)`, `ll.41.0,28.9`.
    const [written = ''] = (searchParams.get(name) ?? '').replace(/^(?:loc:|ll\.)/, '').split('(', 1)
    const point = readPointTerm(written.includes(',') ? written : written.trim().replace(/[~ ]/, ','))
    const isSearch = /^(?:q|query|text)$/.test(name) && /^[-+\d ,~]+$/.test(searchParams.get(name) ?? '')
    if (point && !isSearch) return point
  }
  return null
}

/**
 * Point in the first of these parameters that has one, longitude first. Text after a slash or a tilde, such as further
 * marks, is ignored.
 */
function namedEastFirst({ searchParams }: URL, names: readonly string[]): Point | null {
  for (const name of names) {
    const [first = ''] = (searchParams.get(name) ?? '').split(/[/~]/)
    const [east, north] = first.split(',')
    const point = readPointTerm(`${north},${east}`)
    if (point) return point
  }
  return null
}

/** True if the address has one of these parameters. */
const has = ({ searchParams }: URL, names: readonly string[]) => names.some((name) => searchParams.get(name))

/**
 * Readers by host. Each prefers the most exact point: a pin before the centre of the view. Of a route the end is meant;
 * the centre of its view is somewhere on the way.
 */
const readers: readonly (readonly [RegExp, Reader])[] = [
  [
    /^google\.[a-z]{2,3}(?:\.[a-z]{2})?$/,
    (url) => {
      const path = decoded(url.pathname)
      const ends = ['destination', 'daddr']
      const end = named(url, ends) ?? drivenTo(path)
      if (path.includes('/dir/') || has(url, ends)) return end
      const asked = named(url, ['q', 'query', 'll', 'center'])
      return matched(pinned, path) ?? matched(looked, path) ?? asked ?? matched(seen, path)
    },
  ],
  [
    /^apple\.com$/,
    (url) => {
      const ends = ['destination', 'daddr']
      return named(url, has(url, ends) ? ends : ['coordinate', 'q', 'll', 'sll', 'center'])
    },
  ],
  [
    /^openstreetmap\.org$/,
    (url) => {
      const { searchParams } = url
      if (url.pathname.startsWith('/directions'))
        return readPointTerm(searchParams.get('route')?.split(';').at(-1) ?? '') ?? named(url, ['to'])
      const mark = readPointTerm(`${searchParams.get('mlat')},${searchParams.get('mlon')}`)
      return mark ?? matched(osmView, url.hash)
    },
  ],
  [
    /^(?:yandex\.[a-z]{2,3}(?:\.[a-z]{2})?|ya\.ru)$/,
    (url) => {
      const route = url.searchParams.get('rtext')
      if (route) return readPointTerm(route.split('~').at(-1) ?? '')
      const asked = matched(looked, decoded(url.pathname)) ?? named(url, ['text'])
      return asked ?? namedEastFirst(url, ['whatshere[point]', 'pt', 'poi[point]', 'll'])
    },
  ],
  [
    /^2gis\.[a-z]{2,3}(?:\.[a-z]{2})?$/,
    (url) => {
      const path = decoded(url.pathname)
      if (!/\/(?:directions|routeSearch)/.test(path))
        return matchedEastFirst(inPath, path) ?? namedEastFirst(url, ['m'])
      const [, ...ends] = path.split(/\||\/to\//)
      return matchedEastFirst(inPath, `/${ends.at(-1)}`)
    },
  ],
  [
    /^bing\.com$/,
    (url) => {
      const route = url.searchParams.get('rtp')
      if (route) return matched(position, route.split('~').at(-1) ?? '')
      return matched(position, url.searchParams.get('sp') ?? '') ?? named(url, ['q', 'cp'])
    },
  ],
  [/^(?:ul\.)?waze\.com$/, (url) => named(url, ['ll', 'to', 'latlng'])],
  [
    /^(?:wego|share)\.here\.com$/,
    ({ pathname, searchParams }) => {
      const path = decoded(pathname)
      if (path.startsWith('/directions')) return matched(inPath, `/${endOf(path, 4)}`)
      return matched(shared, path) ?? matched(inView, searchParams.get('map') ?? '')
    },
  ],
  [
    /^mapy\.(?:cz|com)$/,
    (url) => {
      const { searchParams } = url
      if (searchParams.has('planovani-trasy')) return null
      return namedEastFirst(url, ['id']) ?? readPointTerm(`${searchParams.get('y')},${searchParams.get('x')}`)
    },
  ],
]

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
