/** The miles that a ride would earn (BOOK-36). */
export interface Miles {
  /** Message in the visitor's language. Null: none. */
  message: string | null
  /** Count of miles. Null: none. */
  value: number | null
}
