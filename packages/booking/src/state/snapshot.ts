import { bareRide, noParticulars } from '../domain/draft.ts'
import { isTimeZone } from '../domain/isTimeZone.ts'
import { routeTypes } from '../domain/route.ts'
import type { Begun, Kept } from './bookingState.ts'

/** Number of the stored shape; text of another one is dropped (REL-07), but for those before. */
const version = 4

/** A kept booking, or the order that is left of one whose form was not to be kept longer. */
export interface Snapshot {
  /** Epoch milliseconds after which it counts no more. */
  until: number
  kept: Kept | null
  begun: Begun | null
  /** Who was signed in when it was kept (BOOK-58). Null: nobody. Absent: it was not known yet. */
  owner?: string | null
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

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What an earlier version kept, by today's names and with nothing said of what came later. */
function upToDate(value: unknown): unknown {
  if (!isEarlier(value)) return value
  const { version: from, kept, ...rest } = value as Fields & { version: number; kept: Fields | null }
  if (!kept) return { ...rest, version, kept }
  const named = withSigns(kept)
  return { ...rest, version, kept: from === 3 ? named : { ...named, draft: withParticulars(named['draft']) } }
}

/** Up to version 3 the sign of a ride was kept as `table`: in what was entered, what went out, and an order read. */
function withSigns(kept: Fields): Fields {
  const within = (holder: unknown, name: string) =>
    isFields(holder) && isFields(holder[name]) ? { ...holder, [name]: withSign(holder[name]) } : holder
  return {
    ...kept,
    draft: withSign(kept['draft']),
    ...('sent' in kept && { sent: within(kept['sent'], 'draft') }),
    ...('lost' in kept && { lost: within(kept['lost'], 'draft') }),
    ...('earlier' in kept && { earlier: within(kept['earlier'], 'trip') }),
  }
}

function withSign(ride: unknown): unknown {
  if (!isFields(ride)) return ride
  const { table, ...rest } = ride
  return {
    ...rest,
    ...(table !== undefined && { sign: table }),
    ...('returnRide' in ride && { returnRide: withSign(ride['returnRide']) }),
  }
}

/** Version 1 had no particulars, version 2 no way back, and of the cost centre its id alone. */
function withParticulars(former: unknown): Fields {
  const { costCenter: id, ...rest } = former as Fields
  const costCenter = typeof id === 'string' ? { id, title: id } : null
  return { ...noParticulars, ...bareRide, ...rest, costCenter }
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
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
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

/** Zones that the platform knows: asking it is dear, and one text is read again and again. */
const zones = new Set<unknown>()
const zone: Check = (value) => {
  if (zones.has(value)) return true
  const isKnown = typeof value === 'string' && isTimeZone(value)
  if (isKnown) zones.add(value)
  return isKnown
}
const currency: Check = (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value)
const money = shape({ minor: count, currency })
const place = shape({
  placeId: text,
  text,
  secondaryText: text,
  icon: text,
  location: orNull(shape({ lat: number, lng: number })),
  exact: flag,
  timeZone: orNull(zone),
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
  pricePerStop: orNull(money),
  alternativePrice: orNull(money),
  alternativePricePerStop: orNull(money),
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
  flexibleTariffAgreement: flag,
  services: list(service),
  reverse: orNull(shape({ price: money, priceId: text })),
  loyalty: number,
  minimumDuration: orNull(number),
  travelTime: orNull(number),
  childSeatsAvailable: flag,
  freeCancellationHours: orNull(number),
  waitingMinutes: orNull(number),
  expiresAt: orNull(number),
  isOutOfPolicy: flag,
  errors: list(text),
})
const rideFields = {
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
  sign: text,
  services: list(text),
  stops: list(place),
  durationSeconds: orNull(number),
  internalNumber: text,
  additionalAddress: text,
  changeOfItinerary: text,
  waiting: text,
  tollRoads: text,
  flexibleTariff: flag,
  flexibleAgreement: flag,
  isFastRide: flag,
}
const draft = shape({
  ...rideFields,
  returnRide: orNull(shape(rideFields)),
  change: orNull(shape({ orderId: text, transaction: text, number: text })),
  adults: count,
  children: count,
  childSeats: shape({ infant_seat: count, seat: count, booster: count }),
  passengers: list(shape({ uniqId: text, name: text, phone: text, email: text })),
  notes: text,
  payment: oneOf(null, 'card', 'cash'),
  agreement: flag,
  utm: record(text),
  coordinator: orNull(shape({ name: text, phone: text, inEnglish: flag })),
  costCenter: orNull(shape({ id: text, title: text })),
  orderNumber: text,
  tripReference: text,
  policyReason: text,
  viewers: list(text),
  milesNumber: text,
  certificate: text,
  byCard: optional(flag),
  hash: text,
  idempotencyKey: orNull(text),
})
/** Of a request: what was shown when it went out. */
const shown = { total: optional(orNull(money)), said: optional(text) }
const request = shape({ key: text, fingerprint: text, draft: optional(draft), ...shown })
const orderEnd = shape({ placeId: orNull(text), type: orNull(count), text, timeZone: orNull(zone) })
const orderTrip = shape({
  orderId: text,
  travelType: orNull(count),
  start: orderEnd,
  finish: orNull(orderEnd),
  dateArrival: orNull(text),
  dateDeparture: orNull(text),
  arrivalNumber: text,
  arrivalTerminal: text,
  arrivalTrainNumber: text,
  arrivalWagonTrainNumber: text,
  departureNumber: text,
  departureTerminal: text,
  departureTrainNumber: text,
  stops: list(shape({ placeId: orNull(text), text })),
  carClassId: orNull(text),
  carClassName: orNull(text),
  price: orNull(money),
  priceId: orNull(text),
  adults: count,
  children: count,
  passengers: list(shape({ name: text, phone: text, email: text })),
  notes: text,
  sign: text,
  provider: orNull(shape({ id: text, name: orNull(text) })),
  durationSeconds: orNull(number),
  isFastRide: flag,
  flexibleTariff: flag,
  services: list(shape({ id: text, type: text, amount: count })),
  coordinator: orNull(shape({ name: text, phone: text, internalNumber: text, inEnglish: flag })),
  internalNumber: text,
  reference: text,
  hash: text,
  costCenter: orNull(text),
  viewers: list(text),
  milesNumber: text,
  additionalAddress: text,
  changeOfItinerary: text,
  waiting: text,
  tollRoads: text,
})
const earlier = shape({ action: oneOf('change', 'repeat'), trip: orderTrip })
const order = shape({
  orderId: text,
  userId: optional(orNull(text)),
  transaction: text,
  number: text,
})
const isEarlier = shape({ version: oneOf(1, 2, 3), kept: orNull(shape({ draft: shape({}) })) })
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
      order: orNull((value) => order(value) && shape({ fingerprint: text, ...shown })(value)),
      earlier: optional(orNull(earlier)),
      namesIn: optional(orNull(text)),
    }),
  ),
  begun: orNull(order),
  owner: optional(orNull(text)),
})
