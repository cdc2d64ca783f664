import * as v from 'valibot'
import { fromPairs, nameInOrder, wiredNames } from '../../kernel/model/draftFields.ts'
import type { OrderTrip } from '../../kernel/model/order.ts'
import type { TravelType } from '../../kernel/model/travelType.ts'
import { tripTextNames } from '../../kernel/model/trip.ts'
import {
  carFacts,
  count,
  draftSchema,
  flag,
  freeHours,
  money,
  moneyOrNull,
  number,
  numberOrNull,
  placeType,
  providerFacts,
  text,
  textOrNull,
  texts,
  zone,
} from '../draft/draftSchema.ts'
import type { SavedBooking } from './bookingState.ts'

/** Fields of a request: the sum that was shown and the draft's text when it was sent. */
const shown = { total: v.exactOptional(moneyOrNull), said: v.exactOptional(text) }
const request = v.object({ key: text, fingerprint: text, draft: v.exactOptional(draftSchema), ...shown })
const orderEnd = v.object({
  placeId: textOrNull,
  type: v.nullable(placeType),
  text,
  timeZone: v.nullable(zone),
})
const orderTrip: v.GenericSchema<OrderTrip> = v.object({
  orderId: text,
  travelType: v.nullable(v.custom<TravelType>(Number.isInteger)),
  start: orderEnd,
  finish: v.nullable(orderEnd),
  dateArrival: textOrNull,
  dateDeparture: textOrNull,
  ...fromPairs(tripTextNames.map((name) => [name, text] as const)),
  stops: v.array(v.object({ placeId: textOrNull, text })),
  carClassId: textOrNull,
  carClassName: textOrNull,
  car: v.object({ capacity: v.nullable(count), ...carFacts }),
  price: moneyOrNull,
  sum: v.nullable(v.object({ ride: money, stops: money, repaid: money })),
  priceId: textOrNull,
  adults: count,
  children: count,
  passengers: v.array(v.object({ name: text, phone: text, email: text })),
  notes: text,
  sign: text,
  provider: v.nullable(v.object({ ...providerFacts, phone: text })),
  durationSeconds: numberOrNull,
  travelSeconds: numberOrNull,
  freeCancellationHours: freeHours,
  errors: texts,
  confirmsBy: numberOrNull,
  waitingMinutes: numberOrNull,
  isFastRide: flag,
  flexibleTariff: flag,
  services: v.array(
    v.object({
      id: text,
      type: text,
      amount: count,
      name: textOrNull,
      category: textOrNull,
      price: moneyOrNull,
    }),
  ),
  coordinator: v.nullable(v.object({ name: text, phone: text, internalNumber: text, inEnglish: flag })),
  ...fromPairs(wiredNames.map((name) => [nameInOrder(name), text] as const)),
  hash: text,
  costCenter: textOrNull,
  viewers: texts,
  cancellation: v.nullable(v.object({ at: numberOrNull, fee: moneyOrNull, refund: moneyOrNull })),
})
const earlier = v.object({ action: v.picklist(['change', 'repeat']), trip: orderTrip })

/** Schema of an order without its form. */
export const begunSchema = v.object({
  orderId: text,
  userId: v.exactOptional(textOrNull),
  transaction: text,
  number: text,
})

/** Schema of a kept booking. */
export const keptSchema: v.GenericSchema<SavedBooking> = v.object({
  draft: draftSchema,
  quotedAt: number,
  intentId: text,
  sent: v.nullable(request),
  lost: v.nullable(request),
  order: v.nullable(v.object({ ...begunSchema.entries, fingerprint: text, ...shown })),
  earlier: v.exactOptional(v.nullable(earlier)),
  namesIn: v.exactOptional(textOrNull),
})
