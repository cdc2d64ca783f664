import { isTimeZone } from '../domain/isTimeZone.ts'
import { passengerParts } from '../domain/passenger.ts'
import { routeTypes } from '../domain/route.ts'
import {
  type Check,
  count,
  flag,
  list,
  number,
  oneOf,
  optional,
  orNull,
  record,
  shape,
  text,
} from './shape.ts'

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
const freeHours: Check = (value) => value === 'none' || orNull(number)(value)
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
  provider: shape({
    id: text,
    name: orNull(text),
    rating: orNull(number),
    reviews: orNull(number),
  }),
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
  freeCancellationHours: freeHours,
  waitingMinutes: orNull(number),
  expiresAt: orNull(number),
  isOutOfPolicy: flag,
  errors: list(text),
})
const unread = shape({ written: text })
/** A day or a time as its field holds it. */
const entry: typeof text = (value) => orNull(text)(value) || unread(value)
const rideFields = {
  offer,
  from: place,
  to: orNull(place),
  form: shape({
    arrivalDate: entry,
    arrivalTime: entry,
    departureDate: entry,
    departureTime: entry,
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
/** A booking as it has been entered. */
export const draftShape = shape({
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
  own: optional(shape({ isForAnother: flag, filled: list(oneOf(...passengerParts)) })),
  hash: text,
  idempotencyKey: orNull(text),
})

/** Of a request: what was shown when it went out. */
const shown = { total: optional(orNull(money)), said: optional(text) }
const request = shape({ key: text, fingerprint: text, draft: optional(draftShape), ...shown })
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
  car: shape({
    capacity: orNull(count),
    picture: orNull(text),
    examples: list(text),
    luggage: orNull(number),
  }),
  price: orNull(money),
  sum: orNull(shape({ ride: money, stops: money, repaid: money })),
  priceId: orNull(text),
  adults: count,
  children: count,
  passengers: list(shape({ name: text, phone: text, email: text })),
  notes: text,
  sign: text,
  provider: orNull(
    shape({ id: text, name: orNull(text), rating: orNull(number), reviews: orNull(number), phone: text }),
  ),
  durationSeconds: orNull(number),
  travelSeconds: orNull(number),
  freeCancellationHours: freeHours,
  errors: list(text),
  confirmsBy: orNull(number),
  waitingMinutes: orNull(number),
  isFastRide: flag,
  flexibleTariff: flag,
  services: list(
    shape({
      id: text,
      type: text,
      amount: count,
      name: orNull(text),
      category: orNull(text),
      price: orNull(money),
    }),
  ),
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
  cancellation: orNull(shape({ at: orNull(number), fee: orNull(money), refund: orNull(money) })),
})
const earlier = shape({ action: oneOf('change', 'repeat'), trip: orderTrip })

/** An order without its form. */
export const begunShape = shape({
  orderId: text,
  userId: optional(orNull(text)),
  transaction: text,
  number: text,
})

/** A booking as it is kept. */
export const keptShape = shape({
  draft: draftShape,
  quotedAt: number,
  intentId: text,
  sent: orNull(request),
  lost: orNull(request),
  order: orNull((value) => begunShape(value) && shape({ fingerprint: text, ...shown })(value)),
  earlier: optional(orNull(earlier)),
  namesIn: optional(orNull(text)),
})
