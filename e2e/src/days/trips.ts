import { dayFromNow, passenger } from '../steps.ts'
import { words } from '../words.ts'

/** A value that a visitor enters, with the label of its field. */
export interface Entry {
  readonly label: string
  readonly kind: 'text' | 'date' | 'time'
  readonly value: string
}

/** A booking from its address to its confirmation. */
export interface Trip {
  readonly name: string
  /** Path below the base with a query that names the places. */
  readonly address: string
  /** The text to type for a place whose field is empty, and the beginning of its option. */
  readonly places?: Readonly<Record<'from' | 'to', Typed>>
  readonly entries: readonly Entry[]
  readonly pays: 'cash' | 'card'
  /** True for a trip there and back. @default false */
  readonly isReturn?: boolean
}

export interface Typed {
  readonly term: string
  readonly option: string
}

const { booking } = words.en
const { field, passengers } = booking

const text = (label: string, value: string): Entry => ({ label, kind: 'text', value })
const date = (label: string, value: string): Entry => ({ label, kind: 'date', value })
const time = (label: string, value: string): Entry => ({ label, kind: 'time', value })

/** Entries of the passenger. The unique e-mail address identifies the orders of one visitor. */
export const people = (mark: string): Entry[] => [
  text(passengers.name, passenger.en.name),
  text(passengers.phone, passenger.en.phone),
  text(passengers.email, mark),
]

const flight = (day: string, at: string) => [
  text(field.arrivalNumber, 'TK 1985'),
  date(field.landingDate, day),
  time(field.landingTime, at),
]

const places = {
  from: { term: 'IST', option: 'Istanbul Airport' },
  to: { term: 'moda caddesi 142', option: 'Moda Caddesi 142' },
}

const inAddress = { IST: 'from=ap-IST&to=ad-moda-caddesi-142', SAW: 'from=ad-moda-caddesi-142&to=ap-SAW' }

/** Date and time of the ride, DD.MM.YYYY and HH:mm. */
export interface When {
  day?: string
  at?: string
}

export const fromAirport = ({ day = dayFromNow(12), at = '09:45' }: When = {}): Trip => ({
  name: 'from an airport',
  address: `?lang=en&${inAddress.IST}`,
  places,
  entries: flight(day, at),
  pays: 'cash',
})

export const byCard = (when: When = {}): Trip => ({ ...fromAirport(when), name: 'by card', pays: 'card' })

/** The module recommends the pickup time from the departure of the flight. */
export const toAirport = ({ day = dayFromNow(9), at = '18:30' }: When = {}): Trip => ({
  name: 'to an airport',
  address: `?lang=en&${inAddress.SAW}`,
  entries: [date(field.takeoffDate, day), time(field.takeoffTime, at)],
  pays: 'cash',
})

export const thereAndBack = ({ day = dayFromNow(12), at = '09:45' }: When = {}): Trip => ({
  name: 'there and back',
  address: `?lang=en&${inAddress.IST}&return=1`,
  entries: [...flight(day, at), date(field.takeoffDate, dayFromNow(20)), time(field.takeoffTime, '18:30')],
  pays: 'cash',
  isReturn: true,
})

export const byTheHour = ({ day = dayFromNow(12), at = '09:45' }: When = {}): Trip => ({
  name: 'by the hour',
  address: '/rent?lang=en&from=ap-IST&hours=4',
  entries: flight(day, at),
  pays: 'cash',
})
