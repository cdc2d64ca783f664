import { noParticulars } from '../domain/draft.ts'
import { routeTypes } from '../domain/route.ts'
import type { Begun, Kept } from './bookingState.ts'

/** Number of the stored shape; text of another one is dropped (REL-07), but for the one before. */
const version = 2

/** A kept booking, or the order that is left of one whose form was not to be kept longer. */
export interface Snapshot {
  /** Epoch milliseconds after which it counts no more. */
  until: number
  kept: Kept | null
  begun: Begun | null
}

/** Text for the storage. */
export function writeSnapshot(snapshot: Snapshot): string {
  return JSON.stringify({ version, ...snapshot })
}

/** What a stored text says. Null: broken, of another version, or not a booking of ours. */
export function readSnapshot(text: string | null): Snapshot | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    const migrated = upToDate(value)
    return isSnapshot(migrated) ? (migrated as Snapshot) : null
  } catch {
    return null
  }
}

/** What version 1 kept had no particulars yet: nothing was said of them. */
function upToDate(value: unknown): unknown {
  if (!isFirst(value)) return value
  const { kept } = value as Snapshot
  const draft = kept && { ...noParticulars, ...kept.draft }
  return { ...(value as Snapshot), version, kept: kept && { ...kept, draft } }
}

type Check = (value: unknown) => boolean

const text: Check = (value) => typeof value === 'string'
const flag: Check = (value) => typeof value === 'boolean'
const number: Check = (value) => typeof value === 'number' && Number.isFinite(value)
const count: Check = (value) => Number.isInteger(value)
const oneOf =
  (...known: readonly unknown[]): Check =>
  (value) =>
    known.includes(value)
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const record =
  (check: Check): Check =>
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(check)
const shape = (fields: Readonly<Record<string, Check>>): Check => {
  const entries = Object.entries(fields)
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    entries.every(([name, check]) => check((value as Record<string, unknown>)[name]))
}

const money = shape({ minor: count, currency: text })
const place = shape({
  placeId: text,
  text,
  secondaryText: text,
  icon: text,
  location: orNull(shape({ lat: number, lng: number })),
  exact: flag,
  timeZone: orNull(text),
})
const end = shape({ placeId: text, type: count })
const service = shape({
  id: text,
  type: text,
  category: text,
  defaultInclude: flag,
  includedInPrice: flag,
  name: orNull(text),
  price: orNull(money),
})
const offer = shape({
  priceId: text,
  serviceId: orNull(text),
  price: money,
  alternativePrice: orNull(money),
  carClass: shape({
    id: text,
    capacity: count,
    name: orNull(text),
    picture: orNull(text),
    examples: list(text),
    luggage: orNull(number),
  }),
  provider: shape({ id: text, name: orNull(text) }),
  start: end,
  finish: (value) => value === 'rent' || end(value),
  routeType: oneOf(...routeTypes),
  fastRide: flag,
  flexibleTariff: flag,
  services: list(service),
  travelTime: orNull(number),
  childSeatsAvailable: flag,
  freeCancellationHours: orNull(number),
  waitingMinutes: orNull(number),
  expiresAt: orNull(number),
})
const draft = shape({
  offer,
  from: place,
  to: orNull(place),
  form: shape({
    arrivalDate: orNull(text),
    arrivalTime: orNull(text),
    departureDate: orNull(text),
    departureTime: orNull(text),
    arrivalNumber: text,
    arrivalTerminal: text,
    arrivalTrainNumber: text,
    arrivalWagonTrainNumber: text,
    departureNumber: text,
    departureTerminal: text,
    departureTrainNumber: text,
  }),
  adults: count,
  children: count,
  childSeats: shape({ infant_seat: count, seat: count, booster: count }),
  passengers: list(shape({ uniqId: text, name: text, phone: text, email: text })),
  notes: text,
  table: text,
  services: list(text),
  payment: oneOf(null, 'card', 'cash'),
  agreement: flag,
  flexibleAgreement: flag,
  isFastRide: flag,
  utm: record(text),
  stops: list(place),
  durationSeconds: orNull(number),
  coordinator: orNull(shape({ name: text, phone: text, inEnglish: flag })),
  costCenter: orNull(text),
  internalNumber: text,
  orderNumber: text,
  viewers: list(text),
  additionalAddress: text,
  changeOfItinerary: text,
  waiting: text,
  tollRoads: text,
  milesNumber: text,
  hash: text,
  flexibleTariff: flag,
  idempotencyKey: orNull(text),
})
const request = shape({ key: text, fingerprint: text })
const order = shape({
  orderId: text,
  userId: (value) => value === undefined || value === null || text(value),
  transaction: text,
  number: text,
})
const isFirst = shape({ version: oneOf(1), kept: orNull(shape({ draft: shape({}) })) })
const isSnapshot = shape({
  version: oneOf(version),
  until: number,
  kept: orNull(
    shape({
      draft,
      quotedAt: number,
      intentId: text,
      sent: orNull(request),
      lost: orNull(request),
      order: orNull((value) => order(value) && shape({ fingerprint: text })(value)),
    }),
  ),
  begun: orNull(order),
})
