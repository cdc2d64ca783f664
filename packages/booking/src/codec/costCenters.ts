import type { InferOutput } from 'valibot'
import type { costCenters } from '../contract/costCenters.ts'
import { type CostCenterPage, costCentersPerPage } from '../domain/costCenter.ts'
import { toId } from './values.ts'

/** A page of cost centres, `limit` a page; one without rows is the last, whatever the total says. */
export function toCostCenterPage(
  { result }: InferOutput<typeof costCenters.answer>,
  limit: number = costCentersPerPage,
): CostCenterPage {
  const { page, total_items: total } = result.page_data
  const items = result.items.map(({ id, title }) => ({ id: toId(id), title }))
  return { items, page, total, hasMore: items.length > 0 && page * limit < total }
}
