import type { Draft } from './booking.ts'
import { commentOf } from './comment.ts'
import type { Money } from './money.ts'
import type { OrderTrip } from './order.ts'
import { prefillOf } from './prefill.ts'
import { isBonusKept } from './recalculation.ts'
import type { CivilDateTime } from './time.ts'
import { dateArrivalOf, dateDepartureOf, departureMeaning } from './trip.ts'
import { unknownUser } from './user.ts'

/** How many ride. */
export interface People {
  /** From 1. */
  adults: number
  /** From 0. */
  children: number
}

/** Something that a draft says otherwise than the order it changes (BOOK-53). */
export type Change =
  /** Texts as shown; of stops and of a class the order may not know them: empty. */
  | { field: 'from' | 'to' | 'carClass'; before: string; after: string }
  | { field: 'stops'; before: readonly string[]; after: readonly string[] }
  /** Wall clock at the pickup place. Null: none. */
  | {
      field: 'dateArrival' | 'dateDeparture'
      before: CivilDateTime | null
      after: CivilDateTime | null
    }
  /** Seconds of a rent. Null: none. */
  | { field: 'duration'; before: number | null; after: number | null }
  | { field: 'people'; before: People; after: People }
  | { field: 'price'; before: Money | null; after: Money }
  /** Passenger details, numbers, extras or texts. */
  | { field: 'other' }

/**
 * What a draft changes in the order it was filled from, in the order of the form; empty: nothing.
 * @param price the sum of the draft as it is shown; nothing is said of it while the order keeps its certificate. Null: it
 *   is being asked, nothing is said of it either
 */
export function changesOf(draft: Draft, before: OrderTrip, price: Money | null): readonly Change[] {
  const { from, to, offer, form, adults, children } = draft
  const changes: Change[] = []
  if (from.placeId !== before.start.placeId)
    changes.push({ field: 'from', before: before.start.text, after: from.text })
  if ((to?.placeId ?? null) !== (before.finish?.placeId ?? null))
    changes.push({ field: 'to', before: before.finish?.text ?? '', after: to?.text ?? '' })
  if (joined(draft.stops) !== joined(before.stops))
    changes.push({ field: 'stops', before: textsOf(before.stops), after: textsOf(draft.stops) })
  const arrival = dateArrivalOf(form)
  if (arrival !== before.dateArrival)
    changes.push({ field: 'dateArrival', before: before.dateArrival, after: arrival })
  const departure = departureMeaning(offer.routeType) && dateDepartureOf(form)
  if (departure !== before.dateDeparture)
    changes.push({ field: 'dateDeparture', before: before.dateDeparture, after: departure })
  if (draft.durationSeconds !== before.durationSeconds)
    changes.push({ field: 'duration', before: before.durationSeconds, after: draft.durationSeconds })
  if (offer.carClass.id !== before.carClassId)
    changes.push({
      field: 'carClass',
      before: before.carClassName ?? before.carClassId ?? '',
      after: offer.carClass.name ?? offer.carClass.id,
    })
  if (adults !== before.adults || children !== before.children)
    changes.push({
      field: 'people',
      before: { adults: before.adults, children: before.children },
      after: { adults, children },
    })
  if (isOther(draft, before)) changes.push({ field: 'other' })
  // The order's price is after its certificate, the draft's sum before it.
  const isTold = price && !isBonusKept(draft)
  if (isTold && !(before.price?.minor === price.minor && before.price.currency === price.currency))
    changes.push({ field: 'price', before: before.price, after: price })
  return changes
}

const joined = (stops: readonly { placeId: string | null }[]) =>
  stops.map(({ placeId }) => placeId).join('\n')
const textsOf = (stops: readonly { text: string }[]) => stops.map(({ text }) => text)

/** Told apart above, or not a part of the ride. */
const apart: readonly string[] = [
  ...['form', 'adults', 'children', 'certificate', 'isFastRide'],
  ...['policyReason', 'notes'],
]

/** Whether names, numbers, extras or texts differ from what the order fills in. */
function isOther(draft: Draft, before: OrderTrip): boolean {
  const filled = prefillOf(before, draft.offer, unknownUser, 'change')
  const { arrivalDate: _1, arrivalTime: _2, departureDate: _3, departureTime: _4, ...numbers } = draft.form
  const isNumber = Object.entries(numbers).some(
    ([name, text]) => text !== filled.form?.[name as keyof typeof numbers],
  )
  // Reason and comment go out as one text; which line is which a change of the car may tell otherwise.
  const isComment = commentOf(draft) !== commentOf({ ...draft, policyReason: '', notes: before.notes })
  return (
    isNumber ||
    isComment ||
    Object.entries(filled).some(([name, value]) => {
      if (apart.includes(name)) return false
      // An order knows no more of a cost centre than its id.
      if (name === 'costCenter') return draft.costCenter?.id !== filled.costCenter?.id
      const now = draft[name as keyof Draft]
      return name === 'passengers'
        ? rows(now as Draft['passengers']) !== rows(value as Draft['passengers'])
        : textOf(now) !== textOf(value)
    })
  )
}

/** Rows that nobody has filled in are not there. */
function rows(passengers: Draft['passengers']): string {
  return passengers
    .map(({ name, phone, email }) => JSON.stringify([name, phone, email]))
    .filter((row) => row !== '["","",""]')
    .join('\n')
}

/** The same text for the same value, whatever the order of ids and names in it. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.toSorted())
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return JSON.stringify(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
