/** Hears of back and forward in the place of the router. */
export type Turn = (event: Event) => void

/**
 * From now on this one hears alone. Two that wait for the same code get it in any order: the one that goes must not take
 * along the one that stays.
 *
 * @param turns all that stand; the last hears
 * @returns lets go of this one, whenever it came
 */
export function takeTurn(turns: Turn[], turn: Turn): () => void {
  turns.push(turn)
  return () => {
    const at = turns.indexOf(turn)
    if (at >= 0) turns.splice(at, 1)
  }
}
