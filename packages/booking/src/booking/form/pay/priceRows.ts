import type { Leg } from '../../../kernel/model/booking.ts'
import { add, type Money } from '../../../kernel/values/money.ts'
import type { PriceBreakdown, PriceLine, RideSum } from '../../draft/price.ts'

/** A row of the summary. */
export interface PriceRow {
  key: string
  /** `stops`: `amount` is their number. `seat` and `extra`: `line` names them. */
  kind: 'ride' | 'stops' | 'seat' | 'extra' | 'rest'
  /** Leg of the row if there are two rides. Null: there is only one ride. */
  leg: Leg | 'both' | null
  /** Quantity in the row, from 1. */
  amount: number
  line: PriceLine | null
  /** Price of the whole amount; zero if included. Null: not stated. */
  price: Money | null
}

/** Rows of a break-down in their order: rides, stops, seats, charged extras, the rest, included extras. */
export function priceRows({ rides }: PriceBreakdown): PriceRow[] {
  const legOf = (leg: Leg) => (rides.length > 1 ? leg : null)
  const trips = rides.map(({ leg, trip }) => rowOf('ride', leg, { leg: legOf(leg), price: trip }))
  const stops = rides.flatMap(({ leg, stops }) =>
    stops ? [rowOf('stops', leg, { leg: legOf(leg), amount: stops.amount, price: stops.price })] : [],
  )
  const rest = rides.flatMap(({ leg, rest }) =>
    rest ? [rowOf('rest', leg, { leg: legOf(leg), price: rest })] : [],
  )
  const seats = merged(rides, 'seat')
  const extras = merged(rides, 'extra')
  const isIncluded = ({ price }: PriceRow) => price?.minor === 0
  const charged = extras.filter((row) => !isIncluded(row))
  return [...trips, ...stops, ...seats, ...charged, ...rest, ...extras.filter(isIncluded)]
}

/** Seats or extras of all rides. The same line in both rides makes one row. */
function merged(rides: readonly RideSum[], kind: 'seat' | 'extra'): PriceRow[] {
  const linesOf = (ride: RideSum | undefined) => (kind === 'seat' ? ride?.seats : ride?.extras) ?? []
  const [there, back] = rides
  if (!there || !back) return linesOf(there).map((line, at) => lineRow(kind, `there ${at}`, null, line))
  const rows: PriceRow[] = []
  const alone = [...linesOf(back)]
  for (const [index, line] of linesOf(there).entries()) {
    const at = alone.findIndex((other) => isSame(line, other))
    const [twin] = at < 0 ? [] : alone.splice(at, 1)
    if (!twin) rows.push(lineRow(kind, `there ${index}`, 'outbound', line))
    else {
      const price = line.price && twin.price ? add(line.price, twin.price) : null
      rows.push({ ...lineRow(kind, `there ${index}`, 'both', line), price })
    }
  }
  return [...rows, ...alone.map((line, index) => lineRow(kind, `back ${index}`, 'return', line))]
}

function isSame(one: PriceLine, other: PriceLine): boolean {
  return (
    one.amount === other.amount &&
    one.service.type === other.service.type &&
    one.service.category === other.service.category &&
    one.service.name === other.service.name &&
    one.service.includedInPrice === other.service.includedInPrice &&
    (one.price === null) === (other.price === null)
  )
}

function lineRow(kind: 'seat' | 'extra', place: string, leg: PriceRow['leg'], line: PriceLine): PriceRow {
  const { amount, price } = line
  return rowOf(kind, place, { leg, amount, line, price })
}

function rowOf(kind: PriceRow['kind'], key: string, parts: Partial<PriceRow>): PriceRow {
  return { key: `${kind} ${key}`, kind, leg: null, amount: 1, line: null, price: null, ...parts }
}
