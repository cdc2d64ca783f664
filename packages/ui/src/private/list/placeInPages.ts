import { arrows, type Places } from './placeOfKey.ts'

/**
 * Returns the place that a key leads to in a list with pages, which stops at its ends; null for a key that leads nowhere.
 *
 * @param at place of the active item; -1 for none
 * @param page number of items that a Page key passes
 */
export function placeInPages(key: string, at: number, count: number, page: number): number | null {
  const from = Math.max(at, 0)
  const places: Places = { ...arrows(at, count), PageDown: from + page, PageUp: from - page }
  const to = places[key]
  return to === undefined ? null : Math.max(0, Math.min(to, count - 1))
}
