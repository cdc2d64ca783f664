import * as v from 'valibot'
import type { Draft, FieldKinds, Utm } from '../../kernel/model/booking.ts'
import { draftFields, rideFields, tripFields } from '../../kernel/model/draftFields.ts'
import type { Offer } from '../../kernel/model/offer.ts'
import { passengerParts } from '../../kernel/model/passenger.ts'
import type { Place, PlaceIcon, PlaceType } from '../../kernel/model/place.ts'
import { routeTypes } from '../../kernel/model/route.ts'
import { isTimeZone } from '../../kernel/values/isTimeZone.ts'
import type { Money } from '../../kernel/values/money.ts'

export const text = v.string()
export const flag = v.boolean()
export const number = v.pipe(v.number(), v.finite())
export const count = v.pipe(v.number(), v.integer())
export const textOrNull = v.nullable(text)
export const numberOrNull = v.nullable(number)
export const texts = v.array(text)

/** Cache of valid time zones. The check is slow, and the same kept text is read many times. */
const zones = new Set<unknown>()
export const zone = v.custom<string>((value) => {
  if (zones.has(value)) return true
  const isKnown = typeof value === 'string' && isTimeZone(value)
  if (isKnown) zones.add(value)
  return isKnown
})

const currency = v.pipe(text, v.regex(/^[A-Z]{3}$/))
export const money: v.GenericSchema<Money> = v.object({ minor: count, currency })
export const moneyOrNull = v.nullable(money)
export const placeType = v.custom<PlaceType>(Number.isInteger)

const place: v.GenericSchema<Place> = v.object({
  placeId: text,
  text,
  secondaryText: text,
  icon: v.custom<PlaceIcon>((value) => typeof value === 'string'),
  country: textOrNull,
  location: v.nullable(v.object({ lat: number, lng: number })),
  exact: flag,
  timeZone: v.nullable(zone),
  type: v.nullable(placeType),
})
const end = v.object({ placeId: text, type: placeType })
const service = v.object({
  id: text,
  type: text,
  category: text,
  defaultInclude: flag,
  includedInPrice: flag,
  name: textOrNull,
  price: moneyOrNull,
})
/** Hours of free cancellation. */
export const freeHours = v.nullable(v.union([v.literal('none'), number]))
/** Facts of a car that an offer and an order have. */
export const carFacts = { picture: textOrNull, examples: texts, luggage: numberOrNull }
/** Facts of a provider that an offer and an order have. */
export const providerFacts = { id: text, name: textOrNull, rating: numberOrNull, reviews: numberOrNull }
const offer: v.GenericSchema<Offer> = v.object({
  priceId: text,
  serviceId: textOrNull,
  price: money,
  pricePerStop: moneyOrNull,
  alternativePrice: moneyOrNull,
  alternativePricePerStop: moneyOrNull,
  carClass: v.object({ id: text, capacity: count, name: textOrNull, ...carFacts }),
  provider: v.object(providerFacts),
  start: end,
  finish: v.union([v.literal('rent'), end]),
  routeType: v.picklist(routeTypes),
  fastRide: flag,
  flexibleTariff: flag,
  flexibleTariffAgreement: flag,
  services: v.array(service),
  reverse: v.nullable(v.object({ price: money, priceId: text })),
  loyalty: number,
  minimumDuration: numberOrNull,
  travelTime: numberOrNull,
  childSeatsAvailable: flag,
  freeCancellationHours: freeHours,
  waitingMinutes: numberOrNull,
  expiresAt: numberOrNull,
  isOutOfPolicy: flag,
  errors: texts,
})

const unread = v.object({ written: text })
/** A day or a time, as a field holds it. */
const entry = v.nullable(v.union([text, unread]))
type Schemas<Kinds> = { readonly [Kind in keyof Kinds]: v.GenericSchema<Kinds[Kind]> }

/** Schemas of all kinds of fields but the way back, which is made of them. */
const kinds: Schemas<Omit<FieldKinds, 'ride'>> = {
  text,
  line: text,
  ownNumber: text,
  digits: text,
  texts,
  flag,
  count,
  seconds: numberOrNull,
  offer,
  place,
  destination: v.nullable(place),
  places: v.array(place),
  form: tableOf(tripFields, {
    day: entry,
    time: entry,
    flight: text,
    terminal: text,
    train: text,
    wagon: text,
  }),
  change: v.nullable(v.object({ orderId: text, transaction: text, number: text })),
  coordinator: v.nullable(v.object({ name: text, phone: text, inEnglish: flag })),
  costCenter: v.nullable(v.object({ id: text, title: text })),
  childSeats: v.object({ infant_seat: count, seat: count, booster: count }),
  passengers: v.array(v.object({ uniqId: text, name: text, phone: text, email: text })),
  own: v.object({ isForAnother: flag, filled: v.array(v.picklist(passengerParts)) }),
  payment: v.nullable(v.picklist(['card', 'cash'])),
  utm: v.custom<Utm>(
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.values(value).every((mark) => typeof mark === 'string'),
  ),
  key: textOrNull,
}

/** Fields of a table, each with its kind. */
type Table = Readonly<Record<string, { kind: string; isOptional?: true }>>

/** Schemas of the fields of a table, by their kinds. */
type EntriesOf<Fields extends Table, Kinds extends Readonly<Record<string, v.GenericSchema>>> = {
  [Name in keyof Fields]: Fields[Name] extends { isOptional: true }
    ? v.OptionalSchema<Kinds[Fields[Name]['kind']], undefined>
    : Kinds[Fields[Name]['kind']]
}

/** Schema of the fields of a table. */
function tableOf<Fields extends Table, Kinds extends Readonly<Record<string, v.GenericSchema>>>(
  fields: Fields,
  schemas: Kinds,
) {
  const entries = Object.entries(fields).map(([name, { kind, isOptional }]) => {
    const schema = schemas[kind]
    return [name, isOptional && schema ? v.optional(schema) : schema] as const
  })
  // The compiler cannot follow each name to the schema of its kind.
  return v.object(Object.fromEntries(entries) as EntriesOf<Fields, Kinds>)
}

/** Schema of a kept draft. The compiler holds that what it accepts is a `Draft`. */
export const draftSchema: v.GenericSchema<Draft> = tableOf(draftFields, {
  ...kinds,
  ride: v.nullable(tableOf(rideFields, kinds)),
})
