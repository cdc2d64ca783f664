/** The miles that a ride would earn (BOOK-36). */
export interface Miles {
  /** In the visitor's language. Null: nothing was said. */
  message: string | null
  /** How many. Null: none. */
  value: number | null
}
