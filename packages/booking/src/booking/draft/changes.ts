import type { Draft } from '../../kernel/model/booking.ts'
import type { OrderTrip } from '../../kernel/model/order.ts'
import { dateArrivalOf, dateDepartureOf, departureMeaning } from '../../kernel/model/trip.ts'
import { unknownUser } from '../../kernel/model/user.ts'
import type { Money } from '../../kernel/values/money.ts'
import type { CivilDateTime } from '../../kernel/values/time.ts'
import { commentFields, isSameComment } from './comment.ts'
import { prefillOf } from './prefill.ts'
import { isBonusKept } from './recalculation.ts'

/** Numbers of the people on a ride. */
export interface People {
  /** Number of adults, from 1. */
  adults: number
  /** Number of children, from 0. */
  children: number
}

/** One difference between a draft and the order that it changes (BOOK-53). */
export type Change =
  /** Texts as shown. A text is empty if the order does not state it. */
  | { field: 'from' | 'to' | 'carClass'; before: string; after: string }
  | { field: 'stops'; before: readonly string[]; after: readonly string[] }
  /** Wall-clock time at the pickup place. Null: no such time. */
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
 * Lists the differences between a draft and the order that filled it, in the order of the form.
 * @param price the sum of the draft as shown. Null: the sum is still being requested, so the price is left
 *   out. It is also left out while the order keeps its certificate
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

/** Fields that `changesOf` compares by itself, and fields that are not a part of the ride. */
const apart: readonly string[] = [
  ...['form', 'adults', 'children', 'certificate', 'isFastRide'],
  ...commentFields,
]

/** True if names, numbers, extras or texts differ from those that the order fills in. */
function isOther(draft: Draft, before: OrderTrip): boolean {
  const filled = prefillOf(before, draft.offer, unknownUser, 'change')
  const { arrivalDate: _1, arrivalTime: _2, departureDate: _3, departureTime: _4, ...numbers } = draft.form
  const isNumber = Object.entries(numbers).some(
    ([name, text]) => text !== filled.form?.[name as keyof typeof numbers],
  )
  return (
    isNumber ||
    !isSameComment(draft, before.notes) ||
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

/** Text of the passengers' rows, to compare them. Empty rows are left out. */
function rows(passengers: Draft['passengers']): string {
  return passengers
    .map(({ name, phone, email }) => JSON.stringify([name, phone, email]))
    .filter((row) => row !== '["","",""]')
    .join('\n')
}

/** Text of a value, to compare it. The order of ids and of property names does not matter. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.toSorted())
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return JSON.stringify(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
