import { toCostCenterPage } from '../codec/costCenters.ts'
import { costCenters } from '../contract/costCenters.ts'
import { type CostCenterPage, costCentersPerPage } from '../domain/costCenter.ts'
import type { Core } from './core.ts'

/** Cost centres of the signed-in user; each call rejects with ClientError only. */
export interface CostCentersClient {
  /** A page, from 1, of those whose title has the search in it; an empty search finds all. */
  page(question: { search: string; page: number }, signal: AbortSignal): Promise<CostCenterPage>
}

/** Cost centres of the signed-in user. */
export function costCentersClient(core: Core): CostCentersClient {
  return {
    page: async ({ search, page }, signal) => {
      const query = { title: search.trim(), page: String(page), limit: String(costCentersPerPage) }
      return toCostCenterPage(await core.call(costCenters, { signal, query }))
    },
  }
}
