import { fieldsOf, routeTypeOf, type TripField } from '@wherry/booking/kernel'
import { isBonusNumber, trainNumber, wagonNumber } from '@wherry/booking/rules'
import { Refusal } from '../../errors.ts'
import type { TripPayload } from '../tripPayload.ts'
import type { TripContext } from './context.ts'
import { wireLimits } from './wireLimits.ts'

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

// A private jet's number follows no pattern, so the form warns of an odd one and sends it (decisions/0019).
const notPlain = /\p{Cc}/u

/** Refuses a trip without the required fields of its route, or with a text that is too long or invalid. @throws Refusal */
export function checkFields(trip: TripPayload, { quote: { from, to } }: TripContext): void {
  const { required } = fieldsOf(routeTypeOf(from.typeCode, to?.typeCode ?? 'rent'))
  for (const field of required) {
    const names = wireNames[field]
    if (names.every((name) => String(trip[name] ?? '').trim() === ''))
      throw new Refusal(400, 'field_required', { field: String(names[0]) })
  }
  for (const [field, most] of Object.entries(wireLimits)) {
    const text = trip[field as keyof TripPayload]
    if (typeof text === 'string' && text.length > most)
      throw new Refusal(400, 'text_too_long', { field, count: String(most) })
  }
  for (const field of ['arrival_number', 'departure_number'] as const) {
    if (notPlain.test(trip[field] ?? '')) throw new Refusal(400, 'field_wrong', { field })
  }
  const numbers = {
    arrival_train_number: trainNumber,
    departure_train_number: trainNumber,
    arrival_wagon_train_number: wagonNumber,
  }
  for (const [field, rule] of Object.entries(numbers)) {
    if (rule(trip[field as keyof typeof numbers] ?? '', field) !== null)
      throw new Refusal(400, 'field_wrong', { field })
  }
  if (!isBonusNumber(trip.priority_s7)) throw new Refusal(400, 'bonus_number')
}
