/** Places in a list, by the key that leads there. */
export type Places = Readonly<Record<string, number | undefined>>

/** Places of the arrows, Home and End from an item; they may lie one step past an end of the list. */
export const arrows = (at: number, count: number): Places => ({
  ArrowDown: at + 1,
  ArrowUp: Math.max(at, 0) - 1,
  Home: 0,
  End: count - 1,
})

/**
 * Index that a key moves to in a list that wraps around; null for a key that does not move.
 *
 * @param at index of the active item; -1 for none
 */
export function placeOfKey(key: string, at: number, count: number): number | null {
  const to = arrows(at, count)[key]
  return to === undefined ? null : (to + count) % count
}
