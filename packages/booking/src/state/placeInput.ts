import type { Place } from '../domain/place.ts'

/** What stands at a place input; each is the key of its text. */
export type PlaceError =
  | 'Finder.notFound'
  | 'Finder.fromRequired'
  | 'Finder.toRequired'
  | 'Finder.stopRequired'
  | 'Finder.notRead'
  | 'start.locationDenied'
  | 'start.locationFailed'

/** A place input. */
export interface PlaceInput {
  /** What stands in the input. */
  text: string
  /** Null: nothing chosen. */
  item: Place | null
  error: PlaceError | null
  /** The choice that typing has cleared and Escape brings back. Null: none. */
  former: Place | null
}

/** An input with nothing in it. */
export const emptyInput: PlaceInput = { text: '', item: null, error: null, former: null }
