import { type EndpointName, endpoints, examples } from '@wherry/booking/wire'
import type { Page, Route } from 'playwright'
import { inject } from 'vitest'
import { type Payload, wellFormed } from './corpus.ts'

/**
 * The use of an answer’s string in the module: words to show, a name to send back, a value that decides what the module
 * does, or the code and the words of a refusal.
 */
export type FieldKind = 'words' | 'names' | 'meanings' | 'refusals'

/** A string of an answer, by its call and its path: `prices result[].car_class.name`. */
export type Field = `${EndpointName} ${string}`

const meaning = new Set([
  ...['role', 'currency', 'alternative_currency', 'phone', 'email', 'basic_payment_system', 'user_type'],
  ...[
    'policy_mode',
    'internal_number_pattern',
    'internal_number',
    'theme',
    'main_color',
    'usp_image',
    'usp_list',
  ],
  ...['usp_background_color', 'file_logo', 'partner_site_url', 'marketplace_url', 'platform_return_url'],
  ...[
    'promo_code',
    'type',
    'category',
    'types',
    'country',
    'short_name',
    'iata',
    'icao',
    'time_zone',
    'picture',
  ],
  ...['certificate_type', 'slug', 'status', 'payment_status', 'code', 'url', 'token', 'hash', 'priority_s7'],
  ...[
    'show_internal_number',
    'show_internal_number_trip',
    'show_internal_number_order',
    'cost_center_control',
  ],
  ...['reference_trip', 'viewers', 'location'],
])

/** The kind of a field. */
export function kindOf(field: Field): FieldKind {
  const [call = '', path = ''] = field.split(' ')
  const name = path.replaceAll('[]', '').split('.').at(-1) ?? ''
  if (path.startsWith('error.')) return 'refusals'
  if (call === 'features' || (call === 'countryByPoint' && name === 'title')) return 'meanings'
  if (meaning.has(name)) return 'meanings'
  return /(^|_)id$|ID$|^transaction$|^cost_center$/.test(name) ? 'names' : 'words'
}

/** True of fields with markup, of which the module shows only the harmless part (LAND-03, PRICE-19). */
const isMarkup = (field: Field) => /result\.(widget|header_\w\w|(top|bottom)_description_\w\w)$/.test(field)

/**
 * True of addresses that may be on any https host, because they belong to a partner’s own site. Such an address is not
 * hostile in that field.
 */
const isAnybodys = (field: Field, text: string) =>
  field.endsWith('.partner_site_url') && URL.canParse(text) && new URL(text).protocol === 'https:'

interface Call {
  name: EndpointName
  method: string
  pattern: RegExp
}

const calls: readonly Call[] = Object.entries(endpoints)
  .map(([name, { method, path }]) => ({
    name: name as EndpointName,
    method,
    pattern: new RegExp(`^(/v[14])?${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  // More specific paths come first: `/places/find` before `/places/{place_id}`.
  .sort(
    (one, other) =>
      Number(one.pattern.source.includes('[^/]')) - Number(other.pattern.source.includes('[^/]')),
  )

/** The contract’s call that a request makes. Null: the contract has no such call. */
export function callOf(method: string, url: URL): EndpointName | null {
  return calls.find((call) => call.method === method && call.pattern.test(url.pathname))?.name ?? null
}

const fits = (name: EndpointName, answer: unknown): boolean => {
  const result = endpoints[name].answer['~standard'].validate(answer)
  return 'issues' in result ? !result.issues : true
}

/** A payload that was put into a field. */
export interface Put {
  readonly field: Field
  readonly payload: Payload
  /** The whole string in the answer, mark and payload. */
  readonly text: string
  /** A unique mark before the payload, by which the text is found on the page. Empty: there is none. */
  readonly mark: string
}

export interface Tampering {
  /** Payloads that were put into answers since the last call of `take`. */
  take(): Put[]
  /** Sets the kinds of fields, the payloads and the round from now on. */
  plan(
    kinds: readonly FieldKind[],
    payloads: readonly Payload[],
    round: number,
    /** True of the fields to use. @default all fields of those kinds */
    isChosen?: (field: Field) => boolean,
  ): void
  /** All fields that have had a payload. */
  readonly fields: ReadonlySet<Field>
  /** Number of answers and number of refusals with a payload. */
  readonly count: { answers: number; refusals: number }
}

/**
 * Intercepts the calls between a tab and the service. True answers reach the page with payloads in place of their
 * strings, if the contract allows that; a string that the true answer lacks is taken from the contract's example. A
 * name that the page sends back is restored before it reaches the service, so that the journey goes on: the service
 * would not know the changed name. A refusal keeps its status, and has payloads for its code and its words.
 *
 * @param site origin of the module, whose own host handles signing out. @default that of all journeys
 */
export async function tamper(
  page: Page,
  site: string = new URL(inject('module')).origin,
): Promise<Tampering> {
  let kinds: readonly FieldKind[] = []
  let payloads: readonly Payload[] = []
  let round = 0
  let isChosen: (field: Field) => boolean = () => true
  let put: Put[] = []
  let marks = 0
  const truths = new Map<string, string>()
  const fields = new Set<Field>()
  const takes = new Map<Field, boolean>()
  const count = { answers: 0, refusals: 0 }

  /** The payload for each string, the same in every answer until the next `plan`. */
  const chosen = new Map<string, Put>()
  function payloadFor(field: Field, truth: string): Put {
    const kind = kindOf(field)
    // A name gets the same payload in every field.
    const key = kind === 'names' ? `name ${truth}` : `${field.split(' ')[1]} ${truth}`
    const known = chosen.get(key)
    if (known) return { ...known, field }
    const payload = payloads[(round + chosen.size * 7) % payloads.length] as Payload
    const isShown = kind === 'words' || field.endsWith(' error.message')
    const mark = isShown && !isMarkup(field) ? `q${(marks++).toString(36)}q` : ''
    // A refusal without a space is no sentence, so the product would show its own words in its place. The mark
    // therefore ends with a space.
    const before = kind === 'refusals' && mark !== '' ? `${mark} ` : mark
    const text =
      kind === 'names' ? wellFormed(`${payload.text.slice(0, 200)}~${truth}`) : before + payload.text
    const made = { field, payload, text, mark }
    chosen.set(key, made)
    if (kind === 'names') truths.set(text, truth)
    return made
  }

  function spoilt(name: EndpointName, answer: unknown): unknown {
    const copy = structuredClone(withMissing(answer, examples[name].answer, name))
    walk(copy, '', (parent, key, path, truth) => {
      const field: Field = `${name} ${path}`
      if (!kinds.includes(kindOf(field)) || takes.get(field) === false || !isChosen(field)) return
      const made = payloadFor(field, truth)
      if (isAnybodys(field, made.text)) return
      parent[key] = made.text
      if (!takes.has(field)) {
        takes.set(field, fits(name, copy))
        if (!takes.get(field)) {
          parent[key] = truth
          return
        }
      }
      fields.add(field)
      put.push(made)
    })
    return copy
  }

  /** A refusal with payloads in place of its words and its code. */
  function refusedWith(name: EndpointName, { error }: Refusal): Refusal {
    const said = { ...error }
    for (const key of ['message', 'code'] as const) {
      const field: Field = `${name} error.${key}`
      if (!isChosen(field)) continue
      const made = payloadFor(field, String(said[key]))
      said[key] = made.text
      fields.add(field)
      put.push(made)
    }
    return { error: said }
  }

  const right = (text: string) => truths.get(text) ?? text
  const api = inject('api')
  await page.context().route(
    (url) => url.origin === api || (url.origin === site && url.pathname === '/profile/logout'),
    async (route: Route) => {
      const request = route.request()
      const url = new URL(request.url())
      const name = callOf(request.method(), url)
      if (name === null) return route.continue()
      const asked = new URL(url)
      asked.pathname = url.pathname
        .split('/')
        .map((segment) => {
          const said = decodeURIComponent(segment)
          return right(said) === said ? segment : encodeURIComponent(right(said))
        })
        .join('/')
      asked.search = String(
        new URLSearchParams(
          [...url.searchParams].map(([key, value]) => [key, right(value)] as [string, string]),
        ),
      )
      const sent = request.postData()
      const body = sent === null ? undefined : JSON.stringify(deep(JSON.parse(sent), right))
      const response = await route
        .fetch({ url: asked.href, ...(body !== undefined && { postData: body }) })
        .catch(() => null)
      if (!response) return route.abort().catch(() => {})
      const said: unknown = await response.json().catch(() => undefined)
      if (isRefusal(said) && kinds.includes('refusals')) {
        count.refusals++
        return route.fulfill({ response, json: refusedWith(name, said) }).catch(() => {})
      }
      const answer = response.ok() ? said : undefined
      if (answer === undefined || !fits(name, answer)) return route.fulfill({ response }).catch(() => {})
      count.answers++
      await route.fulfill({ response, json: spoilt(name, answer) }).catch(() => {})
    },
  )
  return {
    take: () => put.splice(0),
    plan(next, of, at, chooses = () => true) {
      kinds = next
      isChosen = chooses
      payloads = of
      round = at
      put = []
      chosen.clear()
    },
    fields,
    count,
  }
}

interface Refusal {
  error: { code?: unknown; message?: unknown }
}

const isRefusal = (said: unknown): said is Refusal =>
  typeof said === 'object' &&
  said !== null &&
  'error' in said &&
  typeof said.error === 'object' &&
  !!said.error

type Parent = Record<string | number, unknown>

/** Calls `each` for every string inside of a value, with its path: `result[].name`. */
export function walk(
  value: unknown,
  path: string,
  each: (parent: Parent, key: string | number, path: string, text: string) => void,
): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    const way = Array.isArray(value) ? `${path}[]` : path === '' ? key : `${path}.${key}`
    if (typeof inner === 'string') each(value as Parent, Array.isArray(value) ? Number(key) : key, way, inner)
    else walk(inner, way, each)
  }
}

function deep(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((inner) => deep(inner, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, deep(inner, change)]))
}

/** An answer, completed with the shown strings that it lacks, from the example. */
function withMissing(answer: unknown, example: unknown, name: EndpointName, path = ''): unknown {
  if (Array.isArray(answer))
    return answer.map((one) =>
      withMissing(one, Array.isArray(example) ? example[0] : null, name, `${path}[]`),
    )
  if (typeof answer !== 'object' || answer === null || typeof example !== 'object' || example === null)
    return answer
  const whole: Record<string, unknown> = { ...answer }
  for (const [key, said] of Object.entries(example)) {
    const way = path === '' ? key : `${path}.${key}`
    const given = whole[key]
    if (given === undefined || given === null) {
      if (typeof said === 'string' && kindOf(`${name} ${way}`) === 'words' && !/\d{4}-\d\d/.test(said))
        whole[key] = said
    } else whole[key] = withMissing(given, said, name, way)
  }
  return whole
}
