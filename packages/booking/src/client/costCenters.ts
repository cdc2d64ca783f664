import { toCostCenterPage } from '../codec/costCenters.ts'
import { costCenters } from '../contract/costCenters.ts'
import { type CostCenter, type CostCenterPage, costCentersPerPage } from '../domain/costCenter.ts'
import type { Core } from './core.ts'

/** Cost centres of the signed-in user; each call rejects with ClientError only. */
export interface CostCentersClient {
  /** A page, from 1, of those whose title has the search in it; an empty search finds all. */
  page(question: { search: string; page: number }, signal: AbortSignal): Promise<CostCenterPage>
  /** The one of an id, among the first 1000. Null: it is not there. */
  find(id: string, signal: AbortSignal): Promise<CostCenter | null>
}

/** Rows of a page, and pages at most, where one is looked for. */
const wanted = { limit: 100, pages: 10 }

/** Cost centres of the signed-in user. */
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
