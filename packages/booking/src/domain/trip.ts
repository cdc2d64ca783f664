import { finishKindOf, type RouteType, startKindOf } from './route.ts'
import { type CivilDateTime, type DateEntry, joinCivil, type TimeEntry } from './time.ts'

/** What the person enters about one ride; times are wall clock at the pickup place. */
export interface TripForm {
  /** Day half of `dateArrival`. */
  arrivalDate: DateEntry
  /** Time half of `dateArrival`. */
  arrivalTime: TimeEntry
  /** Day half of `dateDeparture`. */
  departureDate: DateEntry
  /** Time half of `dateDeparture`. */
  departureTime: TimeEntry
  /** Flight of the arrival. */
  arrivalNumber: string
  arrivalTerminal: string
  arrivalTrainNumber: string
  arrivalWagonTrainNumber: string
  /** Flight of the departure. */
  departureNumber: string
  departureTerminal: string
  departureTrainNumber: string
}

/** A field of the trip's form; the two dates are entered in a day and a time half. */
export type TripField =
  | 'dateArrival'
  | 'dateDeparture'
  | 'arrivalNumber'
  | 'arrivalTerminal'
  | 'arrivalTrainNumber'
  | 'arrivalWagonTrainNumber'
  | 'departureNumber'
  | 'departureTerminal'
  | 'departureTrainNumber'

/** A text field of the trip's form. */
export type TripTextField = Exclude<TripField, 'dateArrival' | 'dateDeparture'>

/** What `dateArrival` means to the person. */
export type ArrivalMeaning = 'pickup' | 'landing' | 'trainArrival'

/** What `dateDeparture` means to the person. */
export type DepartureMeaning = 'takeoff' | 'trainDeparture'

/** Which fields a route's form shows. */
export interface TripFields {
  /** Without these the trip is not booked. */
  required: readonly TripField[]
  /** Shown, may stay empty. */
  optional: readonly TripField[]
}

/** An empty form. */
export const emptyTripForm: TripForm = {
  arrivalDate: null,
  arrivalTime: null,
  departureDate: null,
  departureTime: null,
  arrivalNumber: '',
  arrivalTerminal: '',
  arrivalTrainNumber: '',
  arrivalWagonTrainNumber: '',
  departureNumber: '',
  departureTerminal: '',
  departureTrainNumber: '',
}

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

/** Fields of a route's form in the order in which they stand: what a pickup is planned after comes before it. */
export function orderedFieldsOf(routeType: RouteType): readonly TripField[] {
  const all =
    arrivalMeaning(routeType) === 'pickup'
      ? [...departureFields, ...arrivalFields]
      : [...arrivalFields, ...departureFields]
  return all.filter((field) => hasField(routeType, field))
}

/** Whether a route's form shows a field at all. */
export function hasField(routeType: RouteType, field: TripField): boolean {
  const fields = fieldsOf(routeType)
  return fields.required.includes(field) || fields.optional.includes(field)
}

/** What `dateArrival` is called: the pickup from a door, the landing at an airport, the train's arrival. */
export function arrivalMeaning(routeType: RouteType): ArrivalMeaning {
  const start = startKindOf(routeType)
  if (start === 'airport') return 'landing'
  return start === 'station' ? 'trainArrival' : 'pickup'
}

/** What `dateDeparture` is called. Null: the route does not ask it. */
export function departureMeaning(routeType: RouteType): DepartureMeaning | null {
  if (!hasField(routeType, 'dateDeparture')) return null
  return finishKindOf(routeType) === 'airport' ? 'takeoff' : 'trainDeparture'
}

/** Both halves of the arrival as one wall-clock text. Null: a half is missing. */
export function dateArrivalOf(form: TripForm): CivilDateTime | null {
  return joinCivil(form.arrivalDate, form.arrivalTime)
}

/** Both halves of the departure as one wall-clock text. Null: a half is missing. */
export function dateDepartureOf(form: TripForm): CivilDateTime | null {
  return joinCivil(form.departureDate, form.departureTime)
}
