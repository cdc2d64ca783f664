import { dayFromNow, passenger } from '../steps.ts'
import { words } from '../words.ts'

/** What a visitor enters, by the label of its field. */
export interface Entry {
  readonly label: string
  readonly kind: 'text' | 'date' | 'time'
  readonly value: string
}

/** A booking from its address to its confirmation. */
export interface Trip {
  readonly name: string
  /** Path under the base with a query that names the places. */
  readonly address: string
  /** What is typed for a place whose field is empty, and how its option begins. */
  readonly places?: Readonly<Record<'from' | 'to', Typed>>
  readonly entries: readonly Entry[]
  readonly pays: 'cash' | 'card'
  /** There and back. @default false */
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

/** Who rides; the address tells the orders of one visitor from those of all others. */
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

/** When the visitor rides, DD.MM.YYYY and HH:mm. */
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

/** The pickup is recommended from the departure. */
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
