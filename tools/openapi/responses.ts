import type { Call } from './contract.ts'
import type { Json } from './schema.ts'

/** Refusals that many endpoints share, by status. */
const shared: Readonly<Record<string, { name: string; text: string }>> = {
  '400': { name: 'NotAccepted', text: 'Something that was sent does not fit, or a rule forbids it.' },
  '401': { name: 'SignedOut', text: 'The token is missing, wrong or too old.' },
  '403': { name: 'Forbidden', text: 'The user has no access.' },
  '404': { name: 'Unknown', text: 'There is no such thing.' },
  '413': { name: 'TooLarge', text: 'The body is larger than the service takes.' },
  '429': { name: 'TooMany', text: 'Too many calls.' },
}

const priceGone = 'the price is no longer good (`price_expired`, with the price now where there is one)'
const keyUsed = 'the key was used with another body (`idempotency_conflict`)'

/** Refusals with a special meaning at an endpoint; an empty text takes the shared one. */
const own: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  frameUserSettings: { '404': '' },
  moduleSettings: { '404': '' },
  saveModuleSettings: {
    '405': 'The service takes no PUT here; `Allow` names what it takes. The module asks once more by POST.',
    '412': 'Somebody else has saved since (`settings_changed`). The answer’s `ETag` is the one to save over.',
  },
  features: { '404': '' },
  place: { '404': '' },
  checkLocation: { '404': '' },
  promoViews: { '404': '', '405': 'The service takes no PUT here; `Allow` names what it takes.' },
  getWidget: { '404': '' },
  recommendedTime: { '409': sentence(priceGone) },
  checkTime: { '409': sentence(priceGone) },
  calculateNewPrice: { '409': sentence(priceGone) },
  createOrder: { '409': sentence(`${keyUsed}, or ${priceGone}`) },
  order: { '404': '' },
  updateOrder: {
    '404': '',
    '409': sentence(
      `${keyUsed}, ${priceGone}, the ride is over (\`ride_over\`), or it is paid and would cost something else (\`paid_price\`)`,
    ),
  },
  payUrl: { '404': '', '409': 'The order is paid (`already_paid`).' },
}

const tag: Json = { 'x-addition': true, schema: { type: 'string' } }

/** Headers of a successful response that have a special meaning. */
const headersOfAnswer: Readonly<Record<string, Json>> = {
  moduleSettings: { ETag: { description: 'The edition that was read. Goes back as `If-Match`.', ...tag } },
  saveModuleSettings: {
    ETag: { description: 'The edition that was saved: the `If-Match` of the next save.', ...tag },
  },
}

/** Headers of refusals, by status. */
const headersOfRefusal: Readonly<Record<string, Json>> = {
  '405': { Allow: { description: 'The methods that are taken, by comma.', schema: { type: 'string' } } },
  '412': { ETag: { description: 'The edition that stands.', ...tag } },
  '429': { 'Retry-After': { description: 'Seconds, or an HTTP date.', schema: { type: 'string' } } },
}

/** The responses of an endpoint, by status. `content` is the body of a success. */
export function responsesOf(call: Call, content: Json): Json {
  const isOurs = call.base === undefined
  const mayRefuseWith200 = isOurs && call.version === null
  const success: Json = {
    description: mayRefuseWith200 ? 'Done, or refused: JSON-RPC answers 200 to both.' : 'Done.',
    ...(headersOfAnswer[call.name] === undefined ? {} : { headers: headersOfAnswer[call.name] }),
    content: mayRefuseWith200 ? orRefusal(content) : content,
  }
  if (call.base === 'directions') return { '200': success }
  const texts = own[call.name] ?? {}
  const statuses = [
    ...(isOurs ? ['400', '401', '403', '429'] : []),
    ...(isOurs && call.body !== null ? ['413'] : []),
    ...Object.keys(texts),
  ].sort()
  return {
    '200': success,
    ...Object.fromEntries(
      statuses.map((status) => {
        const text = texts[status]
        return [status, text ? refusalWith(status, text) : reference(shared[status]?.name ?? '')]
      }),
    ),
    default: reference('Refused'),
  }
}

function refusalWith(status: string, text: string): Json {
  const headers = headersOfRefusal[status]
  return refusal(text, headers && { headers })
}

/** The shared refusals, by their published name. */
export function sharedResponses(): Json {
  return {
    Refused: refusal('Refused. The body says why; a gateway may answer with something else than JSON.'),
    ...Object.fromEntries(
      Object.entries(shared).map(([status, { name, text }]) => [name, refusalWith(status, text)]),
    ),
  }
}

const refusalSchema: Json = { $ref: '#/components/schemas/Refusal' }
const reference = (name: string): Json => ({ $ref: `#/components/responses/${name}` })

const refusal = (description: string, more: Json = {}): Json => ({
  description,
  ...more,
  content: { 'application/json': { schema: refusalSchema } },
})

function orRefusal(content: Json): Json {
  const { schema, ...rest } = content['application/json'] as Json
  return { 'application/json': { schema: { anyOf: [schema, refusalSchema] }, ...rest } }
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
