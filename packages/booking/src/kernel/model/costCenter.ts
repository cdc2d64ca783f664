/** A cost centre: the department or project that pays for a ride. */
export interface CostCenter {
  id: string
  /** Text that a person reads in the list of cost centres. */
  title: string
}

/** Number of cost centres on one page (BOOK-25). */
export const costCentersPerPage = 10

/** One page of the cost centres that match a search. */
export interface CostCenterPage {
  items: readonly CostCenter[]
  /** Page number, from 1. */
  page: number
  /** Number of matching cost centres on all pages. */
  total: number
  hasMore: boolean
}
