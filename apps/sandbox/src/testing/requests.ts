import { type Endpoint, type EndpointName, endpoints } from '@wherry/booking/wire'
import fc from 'fast-check'
import { directionsBase } from '../routes/roadRoutes.ts'
import { alike, fitting, type Known } from './fitting.ts'
import { hostileText, hostileValue, jsonText } from './hostile.ts'

/** Names of all calls. */
export const names = Object.keys(endpoints) as EndpointName[]
/** Tokens of the signed-in users, by user id. */
export const tokens = { 1001: 'token-of-anna', 1005: 'token-of-northwind', 1009: 'token-of-loyal' } as const

/** The sender of a request: a token, and the user id of the query. */
interface Who {
  readonly token: string | null
  readonly userId?: string
}

const who: fc.Arbitrary<Who> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({ token: null }) },
  { weight: 6, arbitrary: fc.constantFrom(...Object.values(tokens).map((token) => ({ token }))) },
  {
    weight: 2,
    arbitrary: fc.constantFrom({ token: tokens[1001], userId: '1001' }, { token: null, userId: '2001' }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { token: 'expired' },
      { token: null, userId: '1001' },
      { token: tokens[1001], userId: '1005' },
      { token: null, userId: 'x' },
      { token: null, userId: '-1' },
    ),
  },
)

/** Path parameters of existing things. */
const parts: Partial<Record<EndpointName, readonly string[]>> = {
  place: ['ap-IST', 'ad-moda-caddesi-142', 'pt-41.05,28.98'],
  frameUserSettings: ['2001', '2002', '1001'],
  moduleSettings: ['2001', '2005', '2004'],
  features: ['2001', '25526', '1'],
  directions: [
    '28.74,41.26;29.03,40.98',
    '28.74,41.26;29.03,40.98;29,41',
    '0,0;0,0',
    '37.62,55.75;30.3,59.9',
  ],
}

/** Data of a request, before it becomes a `Request`. */
export interface Asked {
  readonly name: EndpointName
  readonly version: string
  readonly query: Readonly<Record<string, unknown>>
  readonly part: string
  readonly body: unknown
  readonly who: Who
  readonly key: string | null
}

/** The value with one of its parts, at any depth, replaced or left out. */
function spoiled(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return hostileValue
  const keys = Object.keys(value)
  if (keys.length === 0) return hostileValue
  return fc.constantFrom(...keys).chain((key) => {
    const part = (value as Record<string, unknown>)[key]
    const put = (other: unknown) =>
      Array.isArray(value)
        ? value.map((kept, at) => (String(at) === key ? other : kept))
        : { ...value, [key]: other }
    return fc.oneof(
      { weight: 3, arbitrary: spoiled(part).map(put) },
      { weight: 2, arbitrary: hostileValue.map(put) },
      { weight: 1, arbitrary: fc.constant(put(undefined)) },
      {
        weight: 1,
        arbitrary: fc.constant(Array.isArray(value) ? [...value, ...value] : { ...value, more: 1 }),
      },
    )
  })
}

function bodies(endpoint: Endpoint, known: Known, whole: unknown): fc.Arbitrary<unknown> {
  if (endpoint.body === null) return fc.constant(undefined)
  const made = fitting(endpoint.body, known)
  const first = whole === undefined ? made : fc.constant(whole)
  const { body } = endpoint
  const almost = first.chain((value) => alike(body, value, known))
  return fc.oneof(
    { weight: 2, arbitrary: made },
    { weight: 5, arbitrary: almost },
    { weight: 2, arbitrary: almost.chain((value) => alike(body, value, known)) },
    { weight: 4, arbitrary: first.chain(spoiled) },
    { weight: 1, arbitrary: almost.chain(spoiled) },
    { weight: 1, arbitrary: hostileValue },
    { weight: 1, arbitrary: first },
  )
}

/** A valid value, but one time in 20 an odd one. */
function mostly<T>(fitting: fc.Arbitrary<T>, ...odd: T[]): fc.Arbitrary<T> {
  return fc.oneof({ weight: 19, arbitrary: fitting }, { weight: 1, arbitrary: fc.constantFrom(...odd) })
}

function queries(endpoint: Endpoint, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const base = fc.record({
    module_type: mostly(fc.constantFrom('booking', 'frame'), 'site'),
    lang: mostly(fc.constantFrom('en', 'ru', 'es'), 'de', ''),
    currency: mostly(fc.constantFrom('EUR', 'RUB', 'KZT'), 'constructor', ''),
  })
  const own = fitting(endpoint.query, known) as fc.Arbitrary<Record<string, unknown>>
  const whole = fc.tuple(base, own).map(([first, more]) => ({ ...first, ...more }))
  return fc.oneof(
    { weight: 4, arbitrary: whole },
    { weight: 2, arbitrary: whole.chain(spoiled) as fc.Arbitrary<Record<string, unknown>> },
  )
}

/** Requests to every call: valid, almost valid, and random. */
export function requests(known: Known, whole: Partial<Record<EndpointName, unknown>>): fc.Arbitrary<Asked> {
  const of = (name: EndpointName) =>
    fc.record({
      name: fc.constant(name),
      version: fc.constantFrom('v1', 'v4'),
      query: queries(endpoints[name], known),
      part: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...(parts[name] ?? ['x'])) },
        { weight: 1, arbitrary: hostileText.filter((text) => text.length < 2000) },
      ),
      body: bodies(endpoints[name], known, whole[name]),
      who,
      key: mostly(
        fc.constantFrom(null, null, '00000000-0000-4000-8000-0000000000ff'),
        '__proto__',
        'x'.repeat(500),
      ),
    })
  return fc.constantFrom(...names).chain(of)
}

/** `encodeURIComponent` for any text: lone surrogates become U+FFFD as a browser writes them. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))

/** Converts the data to a `Request`. */
export function toRequest({ name, version, query, part, body, who: { token, userId }, key }: Asked): Request {
  const endpoint: Endpoint = endpoints[name]
  const before =
    endpoint.base === 'directions'
      ? directionsBase
      : endpoint.version === null
        ? ''
        : `/${endpoint.version === 'byFrame' ? version : endpoint.version}`
  const path = endpoint.path.replace(/\{\w+\}/g, encoded(part) || 'x')
  const search = Object.entries({ ...query, ...(userId === undefined ? {} : { user_id: userId }) })
    .filter(([, value]) => value !== undefined)
    .map(
      ([field, value]) => `${encoded(field)}=${encoded(typeof value === 'string' ? value : jsonText(value))}`,
    )
  return new Request(`http://sandbox${before}${path}?${search.join('&')}`, {
    method: endpoint.method,
    headers: {
      Origin: 'https://book.example',
      'Content-Type': 'application/json',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(key === null ? {} : { 'Idempotency-Key': key }),
    },
    ...(endpoint.body === null ? {} : { body: jsonText(body) }),
  })
}
