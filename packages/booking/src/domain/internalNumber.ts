import type { Control } from './control.ts'

/** What the settings say of the numbers in the customer's own books (BOOK-26). */
export interface InternalNumbers {
  /** The number of a ride. */
  trip: Control
  /** The number of the order, kept with the coordinator. */
  order: Control
  /** What the number starts with in a new booking; empty: nothing. */
  preset: string
  /** Regular expression (ECMAScript, flag u) as the company wrote it: `ownPattern` reads it. Null: the rule of ours. */
  pattern: string | null
  /** What is said of a number that does not fit, in the visitor's language. Null: our own words. */
  message: string | null
}

/** No numbers are asked. */
export const noInternalNumbers: InternalNumbers = {
  trip: 'off',
  order: 'off',
  preset: '',
  pattern: null,
  message: null,
}
