/** Place in the row of pages: a page by its number, or pages that are left out before or after the current one. */
export interface ShownPage {
  /** Number of the page; null for a gap. */
  page: number | null
  /** Unique in the row: a page keeps its key when the row changes. */
  key: string
  /** The width for which it is drawn; undefined for any. */
  only: 'wide' | 'narrow' | undefined
}

/** Numbers of places in the row: a wide one also has the neighbours of the current page. */
const places = { wide: 7, narrow: 5 } as const
/** Most pages that a narrow row has without a gap: with a fifth page the arrows need more than 288 px. */
const mostNarrow = 4

/** First and last page of the middle of a row: between the first page or its gap, and the last page or its gap. */
function middleOf(
  page: number,
  count: number,
  most: number,
  whole = most,
): readonly [first: number, last: number] {
  if (count <= whole) return [1, count]
  const beside = (most - 5) / 2
  if (page <= 3 + beside) return [1, most - 2]
  if (page >= count - 2 - beside) return [count - most + 3, count]
  return [page - beside, page + beside]
}

/**
 * The row of pages around the current one, with the first and the last. It has as many places for each page, so that
 * nothing moves under a finger that presses the same arrow again.
 *
 * @param page current page, from 1 to `count`
 * @param count number of pages, 1 or more
 */
export function shownPages(page: number, count: number): ShownPage[] {
  const wide = middleOf(page, count, places.wide)
  const narrow = middleOf(page, count, places.narrow, mostNarrow)
  const isIn = ([first, last]: readonly [number, number], one: number) =>
    one === 1 || one === count || (one >= first && one <= last)
  const pages = new Set([1, count])
  for (let one = wide[0]; one <= wide[1]; one++) pages.add(one)
  const row = [...pages]
    .sort((one, other) => one - other)
    .map((one): ShownPage => ({ page: one, key: `${one}`, only: isIn(narrow, one) ? undefined : 'wide' }))
  const gap = (key: string, isWide: boolean): ShownPage => ({
    page: null,
    key,
    only: isWide ? undefined : 'narrow',
  })
  if (narrow[0] > 1) row.splice(1, 0, gap('before', wide[0] > 1))
  if (narrow[1] < count) row.splice(-1, 0, gap('after', wide[1] < count))
  return row
}
