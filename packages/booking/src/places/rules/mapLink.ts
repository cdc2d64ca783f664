import type { Point } from '../../kernel/model/place.ts'
import { pointOf, readPointTerm } from '../../kernel/values/point.ts'
import { readUrl } from '../../kernel/values/readUrl.ts'

/** The link of a map. */
interface Link {
  /** Path with its escapes decoded. */
  readonly path: string
  readonly query: URLSearchParams
  /** Fragment with its `#`. */
  readonly hash: string
}

/** Links of one service. */
interface Service {
  /** Host without `www.`, `maps.` or `m.`. */
  readonly host: RegExp
  /** True for the way to a place. Its end is meant: the middle of its view is somewhere on the way. */
  isRoute(link: Link): boolean
  /** The end of a route; null if it is not set, or has no point. */
  end(link: Link): Point | null
  /** The place of another link. The most exact point comes first: a pin before the middle of the view. */
  place(link: Link): Point | null
}

/**
 * Reads the point from a map's link. Null: another page, a link without a point, such as a shortened one, or a route
 * without an end.
 */
export function readMapLink(text: string): Point | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (/\s/.test(text) || !/^https?:\/\/[\w-]+\.[\w.-]+[/?]/i.test(address)) return null
  const url = readUrl(address)
  if (!url) return null
  const host = url.hostname.replace(/^(?:www|maps|m)\./, '')
  const service = services.find((one) => one.host.test(host))
  const link = { path: decoded(url.pathname), query: url.searchParams, hash: url.hash }
  return (service?.isRoute(link) ? service.end(link) : service?.place(link)) ?? null
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

/** The last of the points of a route; empty if it has only a start. */
function lastOf(points: string | null, separator: string | RegExp): string {
  const [, ...further] = (points ?? '').split(separator)
  return further.at(-1) ?? ''
}

/** The last place of a route in a path behind its first `count` parts; empty if it has no end: `/dir/Airport//@41,28`. */
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
function named({ query }: Link, names: readonly string[]): Point | null {
  for (const name of names) {
    // Android adds a name, and some programs a word: `loc:41.0,28.9`, `41.0,28.9(Hotel)`, `ll.41.0,28.9`.
    const [written = ''] = (query.get(name) ?? '').replace(/^(?:loc:|ll\.)/, '').split('(', 1)
    const point = readPointTerm(written.includes(',') ? written : written.trim().replace(/[~ ]/, ','))
    const isSearch = /^(?:q|query|text)$/.test(name) && /^[-+\d ,~]+$/.test(query.get(name) ?? '')
    if (point && !isSearch) return point
  }
  return null
}

/**
 * Point in the first of these parameters that has one, longitude first. Text after a slash or a tilde, such as further
 * marks, is ignored.
 */
function namedEastFirst({ query }: Link, names: readonly string[]): Point | null {
  for (const name of names) {
    const [first = ''] = (query.get(name) ?? '').split(/[/~]/)
    const [east, north] = first.split(',')
    const point = readPointTerm(`${north},${east}`)
    if (point) return point
  }
  return null
}

/** Point of which two parameters are the latitude and the longitude. */
const inTwo = ({ query }: Link, lat: string, lng: string) =>
  readPointTerm(`${query.get(lat)},${query.get(lng)}`)

/** True if the link has one of these parameters with a value. */
const has = ({ query }: Link, names: readonly string[]) => names.some((name) => query.get(name))

const services: readonly Service[] = [
  {
    host: /^google\.[a-z]{2,3}(?:\.[a-z]{2})?$/,
    isRoute: (link) =>
      /\/dir(?:\/|$)/.test(link.path) || has(link, ['origin', 'destination', 'saddr', 'daddr']),
    end: (link) => named(link, ['destination', 'daddr']) ?? drivenTo(link.path),
    place: (link) =>
      matched(pinned, link.path) ??
      matched(looked, link.path) ??
      named(link, ['q', 'query', 'll', 'center']) ??
      matched(seen, link.path),
  },
  {
    host: /^apple\.com$/,
    isRoute: (link) =>
      link.path.startsWith('/directions') || has(link, ['source', 'destination', 'saddr', 'daddr']),
    end: (link) => named(link, ['destination', 'daddr']),
    place: (link) => named(link, ['coordinate', 'q', 'll', 'sll', 'center']),
  },
  {
    host: /^openstreetmap\.org$/,
    isRoute: ({ path }) => path.startsWith('/directions'),
    end: (link) => readPointTerm(lastOf(link.query.get('route'), ';')) ?? named(link, ['to']),
    place: (link) => inTwo(link, 'mlat', 'mlon') ?? matched(osmView, link.hash),
  },
  {
    host: /^(?:yandex\.[a-z]{2,3}(?:\.[a-z]{2})?|ya\.ru)$/,
    isRoute: (link) => link.query.get('mode') === 'routes' || has(link, ['rtext', 'rtt']),
    end: ({ query }) => readPointTerm(lastOf(query.get('rtext'), '~')),
    place: (link) =>
      matched(looked, link.path) ??
      named(link, ['text']) ??
      namedEastFirst(link, ['whatshere[point]', 'pt', 'poi[point]', 'll']),
  },
  {
    host: /^2gis\.[a-z]{2,3}(?:\.[a-z]{2})?$/,
    isRoute: ({ path }) => /\/(?:directions|routeSearch)/.test(path),
    end: ({ path }) => matchedEastFirst(inPath, `/${lastOf(path, /\||\/to\//)}`),
    place: (link) => matchedEastFirst(inPath, link.path) ?? namedEastFirst(link, ['m']),
  },
  {
    host: /^bing\.com$/,
    isRoute: (link) => link.path.includes('/directions') || has(link, ['rtp']),
    end: ({ query }) => matched(position, lastOf(query.get('rtp'), '~')),
    place: (link) => matched(position, link.query.get('sp') ?? '') ?? named(link, ['q', 'cp']),
  },
  {
    host: /^(?:ul\.)?waze\.com$/,
    isRoute: (link) => has(link, ['from', 'to']),
    end: (link) => named(link, ['to']),
    place: (link) => named(link, ['ll', 'latlng']),
  },
  {
    host: /^(?:wego|share)\.here\.com$/,
    isRoute: ({ path }) => path.startsWith('/directions'),
    end: ({ path }) => matched(inPath, `/${endOf(path, 4)}`),
    place: ({ path, query }) => matched(shared, path) ?? matched(inView, query.get('map') ?? ''),
  },
  {
    host: /^mapy\.(?:cz|com)$/,
    isRoute: ({ path, query }) => query.has('planovani-trasy') || path.endsWith('/route'),
    end: (link) => namedEastFirst(link, ['end']),
    place: (link) => namedEastFirst(link, ['id']) ?? inTwo(link, 'y', 'x'),
  },
]

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
