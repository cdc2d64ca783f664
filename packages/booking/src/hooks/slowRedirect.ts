/** Milliseconds that a page around has to go to the payment after it said that it does. */
export const slowRedirectMs = 10_000
