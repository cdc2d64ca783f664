import type { Draft, Ride } from '../domain/booking.ts'
import { noParticulars } from '../domain/draft.ts'

/** What else goes out with a draft: a change of it makes another request. */
export interface Sender {
  userId: string | null
  lang: string
  currency: string
}

/** What counts for nothing while it is not said: a draft kept before it could be said is the same request. */
export const nothing: Readonly<Record<string, unknown>> = {
  ...noParticulars,
  ...{ stops: [], durationSeconds: null, internalNumber: '', flexibleTariff: false },
  ...{ additionalAddress: '', changeOfItinerary: '', waiting: '', tollRoads: '' },
}

/**
 * Text of all that goes out with a draft: two drafts with the same text are the same request. The way of paying is
 * left out: were a lost card order to arrive after all, the cash order under its key is refused and the first one
 * is found. So is a certificate that is typed and not proved, and from where the first passenger's data came.
 */
export function fingerprintOf(draft: Draft, sender: Sender): string {
  const { passengers, returnRide, costCenter, idempotencyKey: _key, payment: _payment, ...rest } = draft
  const { certificate: _certificate, own: _own, ...said } = rest
  const outbound = { ...said, costCenter: costCenter?.id ?? null }
  return canonical({
    ...textsOf(outbound),
    ...(returnRide && { returnRide: textsOf({ ...returnRide }) }),
    sender,
    passengers: passengers.map(({ name, phone, email }) => [name, phone, email]),
  })
}

/** Text of what a draft says, whoever sends it in whatever language: with another one, something was changed. */
export function saidOf(draft: Draft): string {
  // A field of a phone may set the same number in other groups.
  const passengers = draft.passengers.map((row) => ({ ...row, phone: row.phone.replace(/\D/g, '') }))
  return fingerprintOf({ ...draft, passengers }, { userId: null, lang: '', currency: '' })
}

function textsOf({ offer, from, to, stops, sign, ...rest }: Ride): Record<string, unknown> {
  // The sign under the name it had at first: an order that went out before is the same request after an update.
  const entered = { ...rest, table: sign, stops: stops.map(({ placeId }) => placeId) }
  const said = Object.entries(entered).filter(
    ([name, value]) => !(name in nothing) || canonical(value) !== canonical(nothing[name]),
  )
  return {
    ...Object.fromEntries(said),
    price: [offer.priceId, offer.serviceId, offer.price.minor, offer.price.currency],
    places: [from.placeId, to?.placeId ?? null],
  }
}

/**
 * The idempotency key of a request, a UUID (version 8): the same intent and request give the same key in every tab
 * and after every reload, whatever could be stored; a changed request gives another one (BOOK-42).
 * @param intentId random, made with the draft and kept with it.
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

/** 32 hexadecimal digits, each depending on the whole text. Spreads; it does not keep secrets. */
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
