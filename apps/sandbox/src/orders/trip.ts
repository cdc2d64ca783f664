import type { tripPayload } from '@wherry/booking/contract/orders.ts'
import { childSeatTypes } from '@wherry/booking/domain/booking.ts'
import { routeTypeOf } from '@wherry/booking/domain/route.ts'
import { passengerViolations } from '@wherry/booking/domain/rules/passenger.ts'
import { instantOf, isCivilDateTime, showDateTime } from '@wherry/booking/domain/time.ts'
import { fieldsOf, type TripField } from '@wherry/booking/domain/trip.ts'
import type { InferOutput } from 'valibot'
import { Refusal } from '../errors.ts'
import { extrasOf } from '../prices/extras.ts'
import type { Quote } from '../prices/quote.ts'
import type { SandboxUser } from '../users/users.ts'
import { checkPickup, toMinutes } from './pickup.ts'

/** A trip as the wire has it. */
export type TripPayload = InferOutput<typeof tripPayload>

const wireNames: Readonly<Record<TripField, readonly (keyof TripPayload)[]>> = {
  dateArrival: ['date_arrival'],
  dateDeparture: ['date_departure'],
  arrivalNumber: ['arrival_number'],
  arrivalTerminal: ['arrival_terminal'],
  arrivalTrainNumber: ['arrival_train_number', 'arrival_number'],
  arrivalWagonTrainNumber: ['arrival_wagon_train_number'],
  departureNumber: ['departure_number'],
  departureTerminal: ['departure_terminal'],
  departureTrainNumber: ['departure_train_number', 'departure_number'],
}

/** Refuses a trip that cannot be driven as it is asked. @throws Refusal */
export function checkTrip(trip: TripPayload, quote: Quote, user: SandboxUser, now: number): void {
  checkFields(trip, quote)
  checkTimes(trip, quote, user, now)
  checkPassengers(trip, quote, user)
}

/** The price of a trip in whole units of the quote's currency: ride, stops and extras. */
export function amountOf(trip: TripPayload, quote: Quote): number {
  const extras = extrasOf(quote)
  const chosen = trip.additional_services.map(
    ({ id, amount }) => amount * (extras.find((extra) => extra.id === String(id))?.amount ?? 0),
  )
  return chosen.reduce(
    (sum, amount) => sum + amount,
    quote.amount + quote.amountPerStop * trip.additional_locations.length,
  )
}

/** Refuses a return trip that starts before the first one is over (BOOK-39). @throws Refusal */
export function checkReturn(
  first: TripPayload,
  firstQuote: Quote,
  back: TripPayload,
  backQuote: Quote,
): void {
  const over =
    instantOf(toMinutes(first.date_arrival), firstQuote.from.timeZone) + firstQuote.travelSeconds * 1000
  if (instantOf(toMinutes(back.date_arrival), backQuote.from.timeZone) <= over) {
    throw new Refusal(400, 'return_too_early')
  }
}

function checkFields(trip: TripPayload, { from, to }: Quote): void {
  const { required } = fieldsOf(routeTypeOf(from.typeCode, to.typeCode))
  for (const field of required) {
    const names = wireNames[field]
    if (names.every((name) => !trip[name]))
      throw new Refusal(400, 'field_required', { field: String(names[0]) })
  }
}

function checkTimes(trip: TripPayload, quote: Quote, user: SandboxUser, now: number): void {
  const pickup = toMinutes(trip.date_arrival)
  const checked = checkPickup(pickup, quote, user, now)
  if (checked.state === 'noTime') throw new Refusal(400, 'field_required', { field: 'date_arrival' })
  if (checked.state === 'tooLate') throw new Refusal(400, 'pickup_too_late')
  if (checked.state === 'tooEarly') {
    throw new Refusal(400, 'pickup_too_early', { time: showDateTime(checked.fastFrom ?? checked.from) })
  }
  if (trip.date_departure === null) return
  const departure = toMinutes(trip.date_departure)
  if (!isCivilDateTime(departure)) throw new Refusal(400, 'field_required', { field: 'date_departure' })
  const zone = quote.from.timeZone
  if (instantOf(departure, zone) <= instantOf(pickup, zone)) throw new Refusal(400, 'departure_too_early')
}

function checkPassengers(trip: TripPayload, quote: Quote, user: SandboxUser): void {
  const { capacity } = quote.carClass
  const total = trip.adults_amount + trip.children_amount
  const kinds: readonly string[] = childSeatTypes
  const seats = trip.additional_services.filter(({ type }) => kinds.includes(type))
  if (seats.reduce((sum, { amount }) => sum + amount, 0) > trip.children_amount) {
    throw new Refusal(400, 'too_many_seats', { count: String(trip.children_amount) })
  }
  if (total > capacity) throw new Refusal(400, 'too_many_passengers', { count: String(capacity) })
  if (trip.passengers_number !== total)
    throw new Refusal(400, 'field_required', { field: 'passengers_number' })
  if (trip.passengers.length > total) throw new Refusal(400, 'too_many_passengers', { count: String(total) })
  const rules = user.role === 'guest' ? 'guest' : 'natural'
  const [wrong] = trip.passengers.flatMap(({ name, phone, email }, at) =>
    passengerViolations({ uniqId: String(at), name, phone: phone ?? '', email: email ?? '' }, at, rules),
  )
  if (wrong !== undefined)
    throw new Refusal(400, 'passenger_incomplete', { field: wrong.field ?? 'passengers' })
  // On the wire a phone is digits alone, however it was typed.
  const isTyped = trip.passengers.some(({ phone }) => !/^\d*$/.test(phone ?? ''))
  if (isTyped) throw new Refusal(400, 'passenger_incomplete', { field: 'passengers.phone' })
}
