import type { Place } from '../../kernel/model/place.ts'

/** Errors of a place field; each is the message key of its text. */
export type PlaceError =
  | 'Finder.notFound'
  | 'Finder.fromRequired'
  | 'Finder.toRequired'
  | 'Finder.stopRequired'
  | 'Finder.notRead'
  | 'start.locationDenied'
  | 'start.locationFailed'

/** State of a place field. */
export interface PlaceInput {
  /** Text of the input. */
  text: string
  /** The chosen place. Null: none. */
  item: Place | null
  error: PlaceError | null
  /** The former choice, which typing has replaced and Escape restores. Null: none. */
  former: Place | null
}

/** State of an empty field. */
export const emptyInput: PlaceInput = { text: '', item: null, error: null, former: null }
