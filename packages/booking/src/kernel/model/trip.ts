import { type CivilDateTime, type DateEntry, joinCivil, type TimeEntry } from '../values/time.ts'
import { blanksOf, namesOf, tripFields, type ValuesOf } from './draftFields.ts'
import { finishKindOf, type RouteType, startKindOf } from './route.ts'

interface TripKinds {
  day: DateEntry
  time: TimeEntry
  flight: string
  terminal: string
  train: string
  wagon: string
}

/** Fields that a person fills for one ride; times are on the wall clock of the pickup place. */
export type TripForm = ValuesOf<typeof tripFields, TripKinds>

/** A text field of the trip's form. */
export type TripTextField = {
  [Name in keyof TripForm]: (typeof tripFields)[Name] extends { end: string } ? Name : never
}[keyof TripForm]

/** A kind of texts of the trip's form. */
export type TripTextKind = (typeof tripFields)[TripTextField]['kind']

/** A field of the trip's form; the two dates are entered in a day and a time half. */
export type TripField = 'dateArrival' | 'dateDeparture' | TripTextField

/** Texts of the trip's form. An empty text means none. */
export type TripTexts = Pick<TripForm, TripTextField>

/** Names of the texts of the trip's form, in the order in which they are sent. */
export const tripTextNames = namesOf(tripFields).filter(
  (name): name is TripTextField => 'end' in tripFields[name],
)

/** Event that `dateArrival` stands for. */
export type ArrivalMeaning = 'pickup' | 'landing' | 'trainArrival'

/** Event that `dateDeparture` stands for. */
export type DepartureMeaning = 'takeoff' | 'trainDeparture'

/** Fields in the form of a route. */
export interface TripFields {
  /** Fields without which the trip cannot be booked. */
  required: readonly TripField[]
  /** Fields that are shown and may stay empty. */
  optional: readonly TripField[]
}

/** An empty form. */
export const emptyTripForm: TripForm = blanksOf(tripFields)

const required: Record<RouteType, readonly TripField[]> = {
  SUBURB_SUBURB: ['dateArrival'],
  SUBURB_RENT: ['dateArrival'],
  SUBURB_STATION: ['dateDeparture', 'dateArrival'],
  SUBURB_AIRPORT: ['dateDeparture', 'dateArrival'],
  STATION_SUBURB: ['arrivalTrainNumber', 'dateArrival', 'arrivalWagonTrainNumber'],
  STATION_STATION: ['arrivalTrainNumber', 'dateArrival'],
  AIRPORT_SUBURB: ['arrivalNumber', 'dateArrival'],
  AIRPORT_STATION: ['arrivalNumber', 'dateArrival'],
  AIRPORT_AIRPORT: ['arrivalNumber', 'dateArrival'],
  AIRPORT_RENT: ['arrivalNumber', 'dateArrival'],
  STATION_AIRPORT: ['arrivalTrainNumber', 'arrivalWagonTrainNumber', 'dateArrival'],
  STATION_RENT: ['arrivalTrainNumber', 'arrivalWagonTrainNumber', 'dateArrival'],
}

/** Fields of a route's form (BOOK-06 to BOOK-12). */
export function fieldsOf(routeType: RouteType): TripFields {
  const optional: TripField[] = []
  if (startKindOf(routeType) === 'airport') optional.push('arrivalTerminal')
  const finish = finishKindOf(routeType)
  if (finish === 'airport') optional.push('departureNumber', 'departureTerminal')
  if (finish === 'station') optional.push('departureTrainNumber')
  return { required: required[routeType], optional }
}

const arrivalFields: readonly TripField[] = [
  'arrivalNumber',
  'arrivalTerminal',
  'arrivalTrainNumber',
  'arrivalWagonTrainNumber',
  'dateArrival',
]
const departureFields: readonly TripField[] = [
  'departureTrainNumber',
  'departureNumber',
  'departureTerminal',
  'dateDeparture',
]

/**
 * Fields in the form of a route, in the order of display: a departure from which the pickup is planned comes before the
 * pickup.
 */
export function orderedFieldsOf(routeType: RouteType): readonly TripField[] {
  const all =
    arrivalMeaning(routeType) === 'pickup'
      ? [...departureFields, ...arrivalFields]
      : [...arrivalFields, ...departureFields]
  return all.filter((field) => hasField(routeType, field))
}

/** True if a route's form shows a field. */
export function hasField(routeType: RouteType, field: TripField): boolean {
  const fields = fieldsOf(routeType)
  return fields.required.includes(field) || fields.optional.includes(field)
}

/** Name of the train at the end of a flight: an order may have the train's number in the flight's field. Undefined: no flight. */
export function trainBeside(field: TripTextField): TripTextField | undefined {
  const { kind, end } = tripFields[field]
  if (kind !== 'flight') return undefined
  return tripTextNames.find((other) => tripFields[other].kind === 'train' && tripFields[other].end === end)
}

/** Returns the meaning of `dateArrival`: the pickup from a door, the landing at an airport, the train's arrival. */
export function arrivalMeaning(routeType: RouteType): ArrivalMeaning {
  const start = startKindOf(routeType)
  if (start === 'airport') return 'landing'
  return start === 'station' ? 'trainArrival' : 'pickup'
}

/** Returns the meaning of `dateDeparture`. Null: the route does not ask for it. */
export function departureMeaning(routeType: RouteType): DepartureMeaning | null {
  if (!hasField(routeType, 'dateDeparture')) return null
  return finishKindOf(routeType) === 'airport' ? 'takeoff' : 'trainDeparture'
}

/** Date and time of the arrival as one wall-clock text. Null: one of them is missing. */
export function dateArrivalOf(form: TripForm): CivilDateTime | null {
  return joinCivil(form.arrivalDate, form.arrivalTime)
}

/** Date and time of the departure as one wall-clock text. Null: one of them is missing. */
export function dateDepartureOf(form: TripForm): CivilDateTime | null {
  return joinCivil(form.departureDate, form.departureTime)
}
