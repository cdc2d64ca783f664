import { type EndpointName, endpoints } from '@wherry/booking/contract/endpoints.ts'
import { examples } from '@wherry/booking/contract/examples.ts'
import type { Page, Route } from 'playwright'
import { inject } from 'vitest'
import { type Payload, wellFormed } from './corpus.ts'

/**
 * What a string of an answer is for the module: words to show, a name to say back, or something that it acts by; of a
 * refusal its code and its words.
 */
export type FieldKind = 'words' | 'names' | 'meanings' | 'refusals'

/** A string of an answer: its call, and the way to it, `prices result[].car_class.name`. */
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

/** What kind a field is of. */
export function kindOf(field: Field): FieldKind {
  const [call = '', path = ''] = field.split(' ')
  const name = path.replaceAll('[]', '').split('.').at(-1) ?? ''
  if (path.startsWith('error.')) return 'refusals'
  if (call === 'features' || (call === 'countryByPoint' && name === 'title')) return 'meanings'
  if (meaning.has(name)) return 'meanings'
  return /(^|_)id$|ID$|^transaction$|^cost_center$/.test(name) ? 'names' : 'words'
}

/** Texts that may hold markup, of which only the tame part is shown (LAND-03, PRICE-19). */
const isMarkup = (field: Field) => /result\.(widget|header_\w\w|(top|bottom)_description_\w\w)$/.test(field)

/** A partner's own site may be on any host over https: no such address is hostile there. */
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
  // `/places/find` before `/places/{place_id}`.
  .sort(
    (one, other) =>
      Number(one.pattern.source.includes('[^/]')) - Number(other.pattern.source.includes('[^/]')),
  )

/** The call that a request is. Null: none of the contract. */
export function callOf(method: string, url: URL): EndpointName | null {
  return calls.find((call) => call.method === method && call.pattern.test(url.pathname))?.name ?? null
}

const fits = (name: EndpointName, answer: unknown): boolean => {
  const result = endpoints[name].answer['~standard'].validate(answer)
  return 'issues' in result ? !result.issues : true
}

/** What was put where. */
export interface Put {
  readonly field: Field
  readonly payload: Payload
  /** The whole string that stands in the answer. */
  readonly text: string
  /** Stands before the payload, and nowhere else: by it the text is found again. Empty: there is none. */
  readonly mark: string
}

export interface Tampering {
  /** What was put into the answers since the last `take`. */
  take(): Put[]
  /** From now on other fields, payloads or round. */
  plan(
    kinds: readonly FieldKind[],
    payloads: readonly Payload[],
    round: number,
    /** Which of the fields of those kinds. @default all */
    isChosen?: (field: Field) => boolean,
  ): void
  /** Fields that have had a payload, ever. */
  readonly fields: ReadonlySet<Field>
  /** How many requests were answered or refused with a payload. */
  readonly count: { answers: number; refusals: number }
}

/**
 * Stands between a tab and the service: true answers reach the page with payloads in the place of their strings, as far
 * as the contract lets them stand there; a string that the true answer leaves out is taken from the contract's example.
 * A name that the page says back is put right before the service hears it, so that the journey goes on: a name that
 * comes back changed is one that the service does not know. What the service refuses keeps its status, and has payloads
 * for its code and its words.
 *
 * @param site origin of the module, whose own host takes the signing out. @default that of all journeys
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

  /** What stands for a string in every answer of a plan. */
  const chosen = new Map<string, Put>()
  function payloadFor(field: Field, truth: string): Put {
    const kind = kindOf(field)
    // A name is the same wherever it stands.
    const key = kind === 'names' ? `name ${truth}` : `${field.split(' ')[1]} ${truth}`
    const known = chosen.get(key)
    if (known) return { ...known, field }
    const payload = payloads[(round + chosen.size * 7) % payloads.length] as Payload
    const isShown = kind === 'words' || field.endsWith(' error.message')
    const mark = isShown && !isMarkup(field) ? `q${(marks++).toString(36)}q` : ''
    // What has no blank in it is no sentence, and is told in words of the product's own.
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

  /** A refusal with other words and another code. */
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

/** Calls for each string below, with the way to it: `result[].name`. */
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

/** With the strings to show that only the example has. */
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
