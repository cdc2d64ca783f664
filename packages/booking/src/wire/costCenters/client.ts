import { type CostCenter, type CostCenterPage, costCentersPerPage } from '../../kernel/model/costCenter.ts'
import type { Core } from '../core.ts'
import { toCostCenterPage } from './codec.ts'
import { costCenters } from './schema.ts'

/** Requests for the cost centres of the signed-in user; each rejects with ClientError only. */
export interface CostCentersClient {
  /**
   * Requests a page, counted from 1, of the cost centres whose title contains the search text; an empty text finds all.
   */
  page(question: { search: string; page: number }, signal: AbortSignal): Promise<CostCenterPage>
  /** Finds a cost centre by its id among the first 1000. Null: there is none. */
  find(id: string, signal: AbortSignal): Promise<CostCenter | null>
}

/** Rows per page and maximum number of pages when a cost centre is searched by id. */
const wanted = { limit: 100, pages: 10 }

/** Creates the requests for the cost centres of the signed-in user. */
export function costCentersClient(core: Core): CostCentersClient {
  const ask = async (search: string, page: number, limit: number, signal: AbortSignal) => {
    const query = { title: search.trim(), page: String(page), limit: String(limit) }
    return toCostCenterPage(await core.call(costCenters, { signal, query }), limit)
  }
  return {
    page: ({ search, page }, signal) => ask(search, page, costCentersPerPage, signal),
    async find(id, signal) {
      for (let page = 1; page <= wanted.pages; page++) {
        const { items, hasMore } = await ask('', page, wanted.limit, signal)
        const one = items.find((item) => item.id === id)
        if (one || !hasMore) return one ?? null
      }
      return null
    },
  }
}
