import type { Draft, Ride } from '../../kernel/model/booking.ts'
import { blanksOf, draftFields, particularFields, rideFields } from '../../kernel/model/draftFields.ts'

/** Values that are sent with a draft. A change of one makes another request. */
export interface Sender {
  userId: string | null
  lang: string
  currency: string
}

const fields = Object.entries(draftFields)

/** Part of a field in the text. A field that is not here is left out while it is blank. */
const parts = new Map<string, 'always' | 'never'>(
  fields.flatMap(([name, field]) => ('fingerprint' in field ? [[name, field.fingerprint] as const] : [])),
)

/** First names of renamed fields. The text has these, so that an order sent before an update stays the same request. */
const firstNames = new Map<string, string>(
  fields.flatMap(([name, field]) =>
    'fingerprintName' in field ? [[name, field.fingerprintName] as const] : [],
  ),
)

/**
 * Fields that are left out of the text while they have these values. So a draft kept before a field existed
 * is still the same request.
 */
export const nothing: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries({ ...blanksOf(rideFields), ...blanksOf(particularFields) }).filter(
    ([name]) => parts.get(name) !== 'always',
  ),
)

/**
 * Text of all that is sent with a draft: two drafts with the same text are the same request. The way of
 * paying is left out: if a lost card order does arrive, the cash order under the same key is refused and the
 * card order is found. A certificate that is not proved and the origin of the first passenger's data are left
 * out too.
 */
export function fingerprintOf(draft: Draft, sender: Sender): string {
  const { passengers, returnRide, costCenter, ...said } = draft
  const outbound = { ...said, costCenter: costCenter?.id ?? null }
  return canonical({
    ...textsOf(outbound),
    ...(returnRide && { returnRide: textsOf({ ...returnRide }) }),
    sender,
    passengers: passengers.map(({ name, phone, email }) => [name, phone, email]),
  })
}

/** Text of a draft without its sender and language. If it differs, the person has changed something. */
export function draftFingerprint(draft: Draft): string {
  // A phone field may group the digits of the same number in another way.
  const passengers = draft.passengers.map((row) => ({ ...row, phone: row.phone.replace(/\D/g, '') }))
  return fingerprintOf({ ...draft, passengers }, { userId: null, lang: '', currency: '' })
}

function textsOf({ offer, from, to, stops, ...rest }: Ride): Record<string, unknown> {
  const entered = { ...rest, stops: stops.map(({ placeId }) => placeId) }
  const said = Object.entries(entered).filter(
    ([name, value]) =>
      parts.get(name) !== 'never' && (!(name in nothing) || canonical(value) !== canonical(nothing[name])),
  )
  return {
    ...Object.fromEntries(said.map(([name, value]) => [firstNames.get(name) ?? name, value])),
    price: [offer.priceId, offer.serviceId, offer.price.minor, offer.price.currency],
    places: [from.placeId, to?.placeId ?? null],
  }
}

/**
 * Idempotency key of a request, a UUID (version 8). The same intent and request give the same key in every
 * tab and after every reload, even without storage. A changed request gives another key (BOOK-42).
 * @param intentId random; made with the draft and kept with it
 */
export function keyOf(intentId: string, fingerprint: string): string {
  const hex = hash128(`${intentId} ${fingerprint}`)
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-')
}

/** JSON with sorted keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join()}}`
}

/** Hash of 32 hexadecimal digits, each depending on the whole text. It is not cryptographic. */
function hash128(text: string): string {
  const lanes = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    for (let lane = 0; lane < 4; lane++) {
      const next = lanes[(lane + 1) & 3] ?? 0
      lanes[lane] = next ^ Math.imul((lanes[lane] ?? 0) ^ (unit + lane * 0x9e37), 0x5bd1e995 + 2 * lane)
    }
  }
  for (let round = 0; round < 8; round++)
    for (let lane = 0; lane < 4; lane++) {
      const mixed = Math.imul((lanes[lane] ?? 0) ^ ((lanes[lane] ?? 0) >>> 15), 0x2c1b3c6d + 2 * round)
      lanes[lane] = (mixed ^ (mixed >>> 13) ^ (lanes[(lane + 3) & 3] ?? 0)) >>> 0
    }
  return lanes.map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('')
}
