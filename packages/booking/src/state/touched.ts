import type { Draft } from '../domain/booking.ts'
import { formFieldsOf } from '../domain/formFields.ts'
import { unknownUser } from '../domain/user.ts'
import type { BookingState } from './bookingState.ts'

/**
 * The name under which a field is remembered: that of a passenger goes by the row's own id, since rows move up where
 * one before them leaves.
 */
export function fieldKeyOf(field: string, { passengers }: Draft): string {
  const [head, index, part] = field.split('.')
  const row = head === 'passengers' ? passengers[Number(index)] : undefined
  return row ? `passengers.${row.uniqId}.${part}` : field
}

/** True for a field that may be red: since it came it was left, or was in the form when that was sent (BOOK-13). */
export function isTouched(
  { draft, touched }: Pick<BookingState, 'draft' | 'touched'>,
  field: string,
): boolean {
  return draft !== null && touched.includes(fieldKeyOf(field, draft))
}

/** The booking after the focus has left a field. */
export function withLeft(state: BookingState, draft: Draft, field: string): BookingState {
  return isTouched(state, field) ? state : { ...state, touched: [...state.touched, fieldKeyOf(field, draft)] }
}

/** The booking after its form was sent: every field of it may be red. */
export function withAllSent(state: BookingState, draft: Draft): BookingState {
  return { ...state, touched: keysOf(state, draft) }
}

/**
 * The booking without what is remembered of fields that its form has no more: where they come back, they are new. Phones
 * of viewers have no names of their own: what is remembered of one moves with it.
 */
export function withFormFields(before: BookingState, state: BookingState): BookingState {
  const { draft, filledFor, touched } = state
  if (touched.length === 0 || (draft === before.draft && filledFor === before.filledFor)) return state
  if (!draft) return { ...state, touched: [] }
  const moved = viewersMoved(touched, before.draft?.viewers ?? [], draft.viewers)
  const there = new Set(keysOf(state, draft))
  const left = moved.filter((key) => there.has(key))
  return left.length === touched.length && left.every((key, at) => key === touched[at])
    ? state
    : { ...state, touched: left }
}

function keysOf({ filledFor }: BookingState, draft: Draft): string[] {
  return formFieldsOf(draft, filledFor ?? unknownUser).map((field) => fieldKeyOf(field, draft))
}

const viewerPrefix = 'viewers.'

/** Phones after one that has left the list have moved up. */
function viewersMoved(
  touched: readonly string[],
  before: readonly string[],
  now: readonly string[],
): readonly string[] {
  if (now.length >= before.length) return touched
  const places = new Map<string, string>()
  let next = 0
  for (const [index, text] of before.entries()) {
    if (next >= now.length || text !== now[next]) continue
    places.set(`${viewerPrefix}${index}`, `${viewerPrefix}${next}`)
    next += 1
  }
  return touched.flatMap((key) => (key.startsWith(viewerPrefix) ? (places.get(key) ?? []) : [key]))
}
