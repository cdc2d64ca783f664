import type { InferOutput } from 'valibot'
import {
  draftFields,
  fromPairs,
  nameInOrder,
  type OrderedTexts,
  tripFields,
  wiredNames,
} from '../../kernel/model/draftFields.ts'
import type {
  Cancellation,
  Coordinator,
  Order,
  OrderCreated,
  OrderedProvider,
  OrderedSum,
  OrderPlace,
  OrderTrip,
} from '../../kernel/model/order.ts'
import { routeTypes } from '../../kernel/model/route.ts'
import type { TravelType } from '../../kernel/model/travelType.ts'
import { type TripTextField, type TripTexts, trainBeside, tripTextNames } from '../../kernel/model/trip.ts'
import { isTimeZone } from '../../kernel/values/isTimeZone.ts'
import { add, type Money } from '../../kernel/values/money.ts'
import { toCivil, toFreeCancellation, toInstant } from '../laterValues.ts'
import { toMoneyOrNull } from '../money.ts'
import { toFlag, toId, toIdOrNull, toText, toTextOrNull } from '../values.ts'
import type { orderTrip } from './orderSchema.ts'
import type { createOrder, order } from './schema.ts'

type WireTrip = InferOutput<typeof orderTrip>

function toOrderPlace(
  end: WireTrip['start_place'],
  placeId: string | number | null | undefined,
  address: string | null | undefined,
): OrderPlace {
  return {
    placeId: toIdOrNull(end?.place_id) ?? toIdOrNull(placeId),
    type: end?.type && end.type !== -1 ? end.type : null,
    text: toTextOrNull(address) ?? toText(end?.name),
    timeZone: end?.time_zone && isTimeZone(end.time_zone) ? end.time_zone : null,
  }
}

/** True if the finish is -1 or missing, which means rent. */
function isRent({ finish_place: end, finish_place_id: placeId, destination_address: address }: WireTrip) {
  if (end?.type === -1 || toIdOrNull(placeId) === '-1') return true
  return !end && toIdOrNull(placeId) === null && !toTextOrNull(address)
}

function isTravelType(code: number | null | undefined): code is TravelType {
  return Number.isInteger(code) && Number(code) >= 1 && Number(code) <= routeTypes.length
}

function toCoordinator(wire: WireTrip['coordinator']): Coordinator | null {
  if (!wire?.name && !wire?.phone && !wire?.internal_number) return null
  return {
    name: toText(wire.name),
    phone: toText(wire.phone),
    internalNumber: toText(wire.internal_number),
    inEnglish: toFlag(wire.send_english_sms),
  }
}

function toProvider(wire: NonNullable<WireTrip['service_provider']>): OrderedProvider {
  return {
    id: toId(wire.id),
    name: toTextOrNull(wire.name),
    rating: wire.rating ?? null,
    reviews: wire.reviews ?? null,
    phone: toText(wire.phone),
  }
}

function toSum({ price, currency }: WireTrip): OrderedSum | null {
  const ride = toMoneyOrNull(price?.ride, currency)
  if (!ride) return null
  const amountOf = (value: Parameters<typeof toMoneyOrNull>[0]) =>
    toMoneyOrNull(value, currency) ?? { ...ride, minor: 0 }
  return { ride, stops: amountOf(price?.stops), repaid: amountOf(price?.repayment_price) }
}

/** Returns the count of adults; if it is missing, all passengers without the children. */
function adultsOf({ adults_amount: adults, passengers_number: total, children_amount: children }: WireTrip) {
  return adults ?? Math.max(1, (total ?? 1) - (children ?? 0))
}

/** Converts the cancellation. The status `cancelled` alone counts as one without sums. */
function toCancellation({ cancellation, status, currency }: WireTrip): Cancellation | null {
  if (!cancellation && status !== 'cancelled') return null
  const sum = (amount: number | string | null | undefined) => {
    const money = toMoneyOrNull(amount, currency)
    return money && money.minor > 0 ? money : null
  }
  return {
    at: toInstant(cancellation?.at),
    fee: sum(cancellation?.fee),
    refund: sum(cancellation?.refund),
  }
}

/** Texts of an order that are fields of a draft as well, by the names in the table of draft fields. */
function toTexts(wire: WireTrip): OrderedTexts {
  return fromPairs(
    wiredNames.map((name) => [nameInOrder(name), toText(wire[draftFields[name].wire])] as const),
  )
}

/** Flights, trains, terminals and the carriage. A train without a flight's number stands in the flight's field too. */
function toTripTexts(wire: WireTrip): TripTexts {
  const textOf = (name: TripTextField) => toText(wire[tripFields[name].wire])
  return fromPairs(
    tripTextNames.map((name) => {
      const train = trainBeside(name)
      return [name, textOf(name) || (train ? textOf(train) : '')] as const
    }),
  )
}

function toOrderTrip(wire: WireTrip): OrderTrip {
  const { order_type: travelType, service_provider: provider } = wire
  return {
    orderId: toId(wire.order_id),
    travelType: isTravelType(travelType) ? travelType : null,
    start: toOrderPlace(wire.start_place, wire.start_place_id, wire.location_address),
    finish: isRent(wire)
      ? null
      : toOrderPlace(wire.finish_place, wire.finish_place_id, wire.destination_address),
    dateArrival: wire.date_arrival ? toCivil(wire.date_arrival) : null,
    dateDeparture: wire.date_departure ? toCivil(wire.date_departure) : null,
    ...toTripTexts(wire),
    stops: (wire.subaddress ?? []).map(({ geo_data, name }) => ({
      placeId: toIdOrNull(geo_data?.place_id),
      text: toText(name),
    })),
    carClassId: toIdOrNull(wire.car_data?.car_class_id),
    carClassName: toTextOrNull(wire.car_data?.name),
    car: {
      capacity: wire.car_data?.capacity ?? null,
      picture: toTextOrNull(wire.car_data?.picture),
      examples: wire.car_data?.examples ?? [],
      luggage: wire.car_data?.luggage ?? null,
    },
    price: toMoneyOrNull(wire.price?.price, wire.currency),
    sum: toSum(wire),
    priceId: toIdOrNull(wire.price?.price_id),
    adults: adultsOf(wire),
    children: wire.children_amount ?? 0,
    passengers: (wire.passengers ?? []).map(({ name, phone, email }) => ({
      name: toText(name),
      phone: toText(phone),
      email: toText(email),
    })),
    notes: toText(wire.notes),
    sign: toText(wire.table),
    provider: provider ? toProvider(provider) : null,
    durationSeconds: wire.duration ?? null,
    travelSeconds: wire.travel_time ?? null,
    freeCancellationHours: toFreeCancellation(wire.free_cancellation_hours),
    errors: wire.errors ?? [],
    confirmsBy: toInstant(wire.confirms_by),
    waitingMinutes: wire.waiting_minutes ?? null,
    isFastRide: toFlag(wire.is_fast_ride),
    flexibleTariff: toFlag(wire.flexible_tariff),
    services: (wire.additional_services ?? [])
      .map(({ id, type, amount, name, category, price }) => ({
        id: toId(id),
        type: toText(type),
        amount: amount ?? 1,
        name: toTextOrNull(name),
        category: toTextOrNull(category),
        price: toMoneyOrNull(price, wire.currency),
      }))
      .filter(({ amount }) => amount > 0),
    coordinator: toCoordinator(wire.coordinator),
    ...toTexts(wire),
    hash: toText(wire.hash),
    costCenter: toIdOrNull(wire.cost_center),
    viewers: wire.viewers ?? [],
    cancellation: toCancellation(wire),
  }
}

function totalOf(trips: readonly OrderTrip[]): Money | null {
  return trips.reduce<Money | null>((total, { price }, index) => {
    if (index === 0 || !price || !total) return index === 0 ? price : null
    return price.currency === total.currency ? add(total, price) : null
  }, null)
}

/** Returns the rides that are not cancelled, or all rides if each is cancelled. */
function standingOf(trips: readonly OrderTrip[]): readonly OrderTrip[] {
  const standing = trips.filter(({ cancellation }) => cancellation === null)
  return standing.length > 0 ? standing : trips
}

function numberOf({ number, order_id }: WireTrip): string {
  return toTextOrNull(number) ?? toId(order_id)
}

/** Converts the order of the first row; rows of other transactions are ignored. */
export function toOrder(wire: InferOutput<typeof order.answer>): Order {
  const [first, ...rest] = wire.result.orders
  // The contract requires at least one row, which the type of a list cannot express.
  if (!first) throw new RangeError('an answer without an order')
  const siblings = rest.filter((row) => toId(row.transaction) === toId(first.transaction))
  const trips = [toOrderTrip(first), ...siblings.map(toOrderTrip)] as const
  return {
    orderId: toId(first.order_id),
    transaction: toId(first.transaction),
    userId: toIdOrNull(first.user_id),
    number: numberOf(first),
    numbers: [numberOf(first), ...siblings.map(numberOf)],
    status: toTextOrNull(first.status),
    paymentStatus: first.payment_status ?? 'unknown',
    price: totalOf(standingOf(trips)),
    guestKey: toTextOrNull(first.guest_key),
    isByReceipt: toFlag(first.by_receipt),
    trips: [...trips] as [OrderTrip, ...OrderTrip[]],
  }
}

/** Converts the result of a booking; for two rides, that of the first one. */
export function toOrderCreated(wire: InferOutput<typeof createOrder.answer>): OrderCreated {
  const [first] = wire.result
  if (!first) throw new RangeError('an answer without an order')
  return {
    orderId: toId(first.order_id),
    userId: toIdOrNull(first.user_id),
    transaction: toId(first.transaction),
    rideIds: wire.result.map(({ order_id }) => toId(order_id)),
    guestKey: toTextOrNull(first.guest_key),
  }
}
