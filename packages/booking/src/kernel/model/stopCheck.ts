/** Result of the check that a stop lies in the areas served from both ends of the ride (PLACE-18). */
export interface StopCheck {
  isServed: boolean
  /** Reason of a refusal in the visitor's language. Null: the service gave none. */
  message: string | null
}
