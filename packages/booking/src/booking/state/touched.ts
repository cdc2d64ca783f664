import type { Draft } from '../../kernel/model/booking.ts'
import { unknownUser } from '../../kernel/model/user.ts'
import { formFieldsOf } from '../draft/formFields.ts'
import type { BookingState, FormState } from './bookingState.ts'

/**
 * Key of a field in `touched`. A passenger's field has the row's id in it, because rows move up when one
 * before them is removed.
 */
export function fieldKeyOf(field: string, { passengers }: Draft): string {
  const [head, index, part] = field.split('.')
  const row = head === 'passengers' ? passengers[Number(index)] : undefined
  return row ? `passengers.${row.uniqId}.${part}` : field
}

/** True for a field that may be red: it was left, or it was in the form when that was submitted (BOOK-13). */
export function isTouched({ draft, touched }: Pick<FormState, 'draft' | 'touched'>, field: string): boolean {
  return touched.includes(fieldKeyOf(field, draft))
}

/** Returns the booking after the focus has left a field. */
export function withTouchedField(state: FormState, draft: Draft, field: string): FormState {
  return isTouched(state, field) ? state : { ...state, touched: [...state.touched, fieldKeyOf(field, draft)] }
}

/** Returns the booking after its form was submitted: every field may be red. */
export function withAllTouched(state: FormState, draft: Draft): FormState {
  return { ...state, touched: keysOf(state, draft) }
}

/**
 * Removes the keys of fields that are no longer in the form, so that a field that returns is untouched.
 * Phones of viewers have only an index in their keys, which moves with the phone.
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

/** Phones after a removed one have moved up. */
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
