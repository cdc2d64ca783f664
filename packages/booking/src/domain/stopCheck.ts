/** Whether a stop lies in the areas that are served from both ends (PLACE-18). */
export interface StopCheck {
  isServed: boolean
  /** Why not, in the visitor's language. Null: nothing was said. */
  message: string | null
}
