/** Who bears the cost of a ride. */
export interface CostCenter {
  readonly id: number
  readonly title: string
}

/** Which page of which cost centres. */
export interface CostCentersWanted {
  /** Part of the title, in any case of letters; empty: all. */
  readonly title: string
  /** How many to pass over. */
  readonly offset: number
  readonly limit: number
}

/** The cost centres of companies. */
export interface CostCenterStore {
  /** A company's, by title. */
  costCenters(ownerId: number, wanted: CostCentersWanted): { items: CostCenter[]; total: number }
  /** Null where the company has none of this id. */
  costCenter(ownerId: number, id: number): CostCenter | null
}

/** What titles are compared by. */
export const foldTitle = (title: string) => title.normalize('NFC').trim().toLowerCase()
