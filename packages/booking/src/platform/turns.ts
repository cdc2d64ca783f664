/** Handler of back and forward that runs instead of the router's. */
export type Turn = (event: Event) => void

/**
 * Makes a handler the only active one. Two callers may load the same code and get it in any order, so the function that
 * one gets must not remove the other's handler.
 *
 * @param turns registered handlers; the last one is active
 * @returns the function that removes this handler, wherever it is in the list
 */
export function takeTurn(turns: Turn[], turn: Turn): () => void {
  turns.push(turn)
  return () => {
    const at = turns.indexOf(turn)
    if (at >= 0) turns.splice(at, 1)
  }
}
