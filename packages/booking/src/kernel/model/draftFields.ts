/*
 * The fields of a draft, each described once. The types of a draft, its blank values, its kept form, its fingerprint,
 * the limits of its texts, its labels, its names on the wire and its prefill read these tables:
 *
 * - `kind`: the type of its value, by the kinds in `booking.ts`; the kinds of texts are also read each in its own way
 *   when they are sent.
 * - `blank`: the value of a field that says nothing. A field without one has to be given when a draft is made.
 * - `isOptional`: the field may be absent.
 * - `limit`: most characters of a text, from 0, in UTF-16 units of the form in which it is sent.
 * - `label`: key of its text. `legLabels`: keys of its texts in a booking of two rides.
 * - `need`: key of the text that asks for it. Without one, the common text for an empty field is shown.
 * - `wire`: name of a text in the body of an order and in an order that is read. A text without one is sent by a rule of
 *   its own.
 * - `repeats`: value of a text in a new order like an earlier one: `always` the earlier text, or the earlier text only
 *   `ifStated`, so that a preset stays.
 * - `fingerprint`: `always` a part of it, or `never`. If it is absent, a blank value is left out, so that a draft from
 *   before the field existed is still the same request. `fingerprintName`: the first name of a field that was renamed.
 * - `end`: the end of the ride to which a text of its form belongs.
 */

const day = { kind: 'day', blank: null } as const
const time = { kind: 'time', blank: null } as const
const text = { blank: '' } as const

/** Fields of the form of one ride. Its texts stand in the order in which they are sent. */
export const tripFields = {
  /** Day half of `dateArrival`. */
  arrivalDate: day,
  /** Time half of `dateArrival`. */
  arrivalTime: time,
  /** Day half of `dateDeparture`. */
  departureDate: day,
  /** Time half of `dateDeparture`. */
  departureTime: time,
  /** Flight of the arrival. */
  arrivalNumber: {
    ...text,
    kind: 'flight',
    end: 'arrival',
    wire: 'arrival_number',
    label: 'booking.field.arrivalNumber',
    need: 'booking.need.arrivalNumber',
  },
  /** Flight of the departure. */
  departureNumber: {
    ...text,
    kind: 'flight',
    end: 'departure',
    wire: 'departure_number',
    label: 'booking.field.departureNumber',
  },
  arrivalTerminal: {
    ...text,
    kind: 'terminal',
    end: 'arrival',
    wire: 'arrival_terminal',
    label: 'booking.field.arrivalTerminal',
  },
  arrivalTrainNumber: {
    ...text,
    kind: 'train',
    end: 'arrival',
    wire: 'arrival_train_number',
    label: 'booking.field.arrivalTrainNumber',
    need: 'booking.need.arrivalTrainNumber',
  },
  arrivalWagonTrainNumber: {
    ...text,
    kind: 'wagon',
    end: 'arrival',
    wire: 'arrival_wagon_train_number',
    label: 'booking.field.arrivalWagonTrainNumber',
    need: 'booking.need.arrivalWagonTrainNumber',
  },
  departureTerminal: {
    ...text,
    kind: 'terminal',
    end: 'departure',
    wire: 'departure_terminal',
    label: 'booking.field.departureTerminal',
  },
  departureTrainNumber: {
    ...text,
    kind: 'train',
    end: 'departure',
    wire: 'departure_train_number',
    label: 'booking.field.departureTrainNumber',
  },
} as const

const wish = { kind: 'text', blank: '', limit: 1000, repeats: 'always' } as const

/** Free texts of a ride besides its sign, in the order of the form (BOOK-31). */
export const wishFields = {
  /** Further address, at most 1000 characters. */
  additionalAddress: { ...wish, wire: 'additional_address', label: 'extras.wishes.additionalAddress' },
  /** Change of the itinerary, at most 1000 characters. */
  changeOfItinerary: {
    ...wish,
    wire: 'additional_change_itinerary',
    label: 'extras.wishes.changeOfItinerary',
  },
  /** Waiting on the way, at most 1000 characters. */
  waiting: { ...wish, wire: 'additional_wait', label: 'extras.wishes.waiting' },
  /** Toll roads, at most 1000 characters. */
  tollRoads: { ...wish, wire: 'fare_on_toll_road', label: 'extras.wishes.tollRoads' },
} as const

/** Fields of one ride of a booking. */
export const rideFields = {
  offer: { kind: 'offer' },
  from: { kind: 'place' },
  /** Destination. Null: hire by the hour. */
  to: { kind: 'destination' },
  /** Extra stops in order; empty for a rent. */
  stops: { kind: 'places', blank: [] },
  /** Duration of a rent in seconds, whole hours. Null: a transfer, or not chosen yet. */
  durationSeconds: { kind: 'seconds', blank: null },
  form: { kind: 'form', blank: blanksOf(tripFields), fingerprint: 'always' },
  /** Text of the meeting sign, 0 to 64 characters. */
  sign: {
    kind: 'line',
    blank: '',
    limit: 64,
    label: 'booking.field.sign',
    fingerprint: 'always',
    fingerprintName: 'table',
  },
  /** Ids of the chosen extras. Child seats are not among them; they are counted in `childSeats`. */
  services: { kind: 'texts', blank: [], fingerprint: 'always' },
  /** Number of the ride in the customer's own books. */
  internalNumber: {
    kind: 'ownNumber',
    blank: '',
    limit: 100,
    label: 'people.company.tripNumber',
    legLabels: { outbound: 'people.company.tripNumberThere', return: 'people.company.tripNumberBack' },
    need: 'people.company.needNumber',
    wire: 'internal_number',
    repeats: 'ifStated',
  },
  ...wishFields,
  /** True if the flexible tariff is chosen. */
  flexibleTariff: { kind: 'flag', blank: false },
  /** True if the terms of the flexible tariff are ticked. */
  flexibleAgreement: {
    kind: 'flag',
    blank: false,
    label: 'extras.flexible.agreeField',
    fingerprint: 'always',
  },
  /**
   * True if the arrival was moved to the earliest possible one by the time check, which makes it an urgent ride
   * (BOOK-16).
   */
  isFastRide: { kind: 'flag', blank: false, fingerprint: 'always' },
} as const

/** Fields that hold for all rides of a booking. */
export const particularFields = {
  /** The way back, booked with the ride there (BOOK-39). Null: none. */
  returnRide: { kind: 'ride', blank: null },
  /** The order that this booking changes. Null: the booking makes a new order. */
  change: { kind: 'change', blank: null },
  /** The person who looks after the ride. Null: nobody. */
  coordinator: { kind: 'coordinator', blank: null },
  /** The cost centre that pays. Null: none. */
  costCenter: {
    kind: 'costCenter',
    blank: null,
    label: 'people.company.costCenter',
    need: 'people.company.needCostCenter',
  },
  /** Number of the order in the customer's own books; it goes with the coordinator. */
  orderNumber: {
    kind: 'ownNumber',
    blank: '',
    limit: 100,
    label: 'people.company.orderNumber',
    need: 'people.company.needNumber',
  },
  /** The trip's reference (BOOK-27). */
  tripReference: {
    kind: 'line',
    blank: '',
    limit: 100,
    label: 'people.company.reference',
    wire: 'reference_trip',
    repeats: 'ifStated',
  },
  /** Reason for an offer outside the travel policy (BOOK-37), 0 to 1000 characters; it is sent in the comment. */
  policyReason: { kind: 'text', blank: '', limit: 1000, label: 'people.policy.label' },
  /** Phones that get the driver's messages, at most 5. */
  viewers: { kind: 'texts', blank: [], label: 'people.viewers.phone' },
  /** Number in the miles programme. */
  milesNumber: {
    kind: 'digits',
    blank: '',
    limit: 20,
    label: 'bonus.miles.label',
    wire: 'priority_s7',
    repeats: 'always',
  },
  /** Number of a certificate or bonus as typed. */
  certificate: { kind: 'line', blank: '', label: 'bonus.code', fingerprint: 'never' },
  /** True if the bonus of a loyalty card pays. @default false */
  byCard: { kind: 'flag', isOptional: true },
  /** Number of a certificate or bonus that the service has confirmed; it is not sent with a fast ride. */
  hash: { kind: 'line', blank: '' },
} as const

/** Fields of the people of a booking, of its payment and of its request. */
export const partyFields = {
  /** Number of adults, at least 1. */
  adults: { kind: 'count', label: 'booking.passengers.adults', fingerprint: 'always' },
  /** Number of children, 0 or more. */
  children: { kind: 'count', label: 'booking.passengers.children', fingerprint: 'always' },
  childSeats: { kind: 'childSeats', label: 'booking.passengers.seats', fingerprint: 'always' },
  /** Passengers: at least one, at most adults plus children. */
  passengers: { kind: 'passengers', fingerprint: 'always' },
  /** Fields of the first passenger that are the user's own data. Never sent. @default nothing was filled in */
  own: { kind: 'own', isOptional: true, fingerprint: 'never' },
  /** Comment for the driver, 0 to 1000 characters. */
  notes: { kind: 'text', limit: 1000, label: 'booking.field.comment', fingerprint: 'always' },
  /** Way of paying. Null: not chosen yet. */
  payment: { kind: 'payment', fingerprint: 'never' },
  /** True if the agreement is ticked. */
  agreement: { kind: 'flag', label: 'booking.terms.label', fingerprint: 'always' },
  utm: { kind: 'utm', fingerprint: 'always' },
  /** UUID of this booking intent, created before the first request (BOOK-42). Null: nothing was sent. */
  idempotencyKey: { kind: 'key', fingerprint: 'never' },
} as const

/** All fields of a draft. */
export const draftFields = { ...rideFields, ...particularFields, ...partyFields } as const

/** Names of a table's fields, in its order. */
export const namesOf = <T extends object>(fields: T) =>
  Object.keys(fields).filter((name): name is keyof T & string => name in fields)

type DraftFields = typeof draftFields

/** Name of a text that is sent and read under the same name on the wire. */
type WiredName = {
  [Name in keyof DraftFields]: DraftFields[Name] extends { wire: string } ? Name : never
}[keyof DraftFields]

/** Names of the texts that have a name on the wire. */
export const wiredNames = namesOf(draftFields).filter(
  (name): name is WiredName => 'wire' in draftFields[name],
)

/** Texts of an order which are also texts of a draft. An empty text means none. */
export type OrderedTexts = {
  -readonly [Name in keyof DraftFields as Name extends WiredName ? NameInOrder<Name> : never]: string
}

type NameInOrder<Name> = Name extends 'tripReference' ? 'reference' : Name

/** Name of a text in an order that is read. `tripReference` is shorter there. */
export const nameInOrder = (name: WiredName) => (name === 'tripReference' ? 'reference' : name)

interface OptionalField {
  isOptional: true
}

/** Values of the fields of a table. */
export type ValuesOf<Table extends Readonly<Record<string, { kind: keyof Kinds }>>, Kinds> = {
  -readonly [Name in keyof Table as Table[Name] extends OptionalField
    ? never
    : Name]: Kinds[Table[Name]['kind']]
} & {
  -readonly [Name in keyof Table as Table[Name] extends OptionalField ? Name : never]?:
    | Kinds[Table[Name]['kind']]
    | undefined
}

/** Makes an object of names and their values. */
export const fromPairs = <Name extends string, Value>(pairs: readonly (readonly [Name, Value])[]) =>
  Object.fromEntries(pairs) as Record<Name, Value>

/** Blank values of the fields of a table that have one. */
type Blanks<T> = { -readonly [K in keyof T as T[K] extends { blank: unknown } ? K : never]: BlankOf<T[K]> }
type BlankOf<F> = F extends { blank: infer B } ? B : never

/** Returns the blank values of a table's fields; fields without one are left out. */
export function blanksOf<T extends object>(fields: T): Blanks<T> {
  const blanks = Object.entries(fields).flatMap(([name, field]) =>
    'blank' in field ? [[name, field.blank]] : [],
  )
  return Object.fromEntries(blanks) as Blanks<T>
}
