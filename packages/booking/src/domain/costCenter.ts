/** Who bears the cost of a ride. */
export interface CostCenter {
  id: string
  /** What a person chooses by. */
  title: string
}

/** Rows of one page (BOOK-25). */
export const costCentersPerPage = 10

/** A page of the cost centres that fit a search. */
export interface CostCenterPage {
  items: readonly CostCenter[]
  /** From 1. */
  page: number
  /** Over all pages. */
  total: number
  hasMore: boolean
}
