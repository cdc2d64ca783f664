import type { Control } from './control.ts'

/** Settings of the numbers that rides and orders have in the customer's own books (BOOK-26). */
export interface InternalNumbers {
  /** State of the field for a ride's number. */
  trip: Control
  /** State of the field for the order's number, which is entered with the coordinator. */
  order: Control
  /** Initial value of the number in a new booking; may be empty. */
  preset: string
  /**
   * Regular expression (ECMAScript, flag u) as the company wrote it; `ownPattern` compiles it. Null: the module's own
   * rule applies.
   */
  pattern: string | null
  /** Error for a number that does not fit, in the visitor's language. Null: the module's own text. */
  message: string | null
}

/** Settings without internal numbers. */
export const noInternalNumbers: InternalNumbers = {
  trip: 'off',
  order: 'off',
  preset: '',
  pattern: null,
  message: null,
}
