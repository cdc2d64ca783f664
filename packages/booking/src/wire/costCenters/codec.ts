import type { InferOutput } from 'valibot'
import { type CostCenterPage, costCentersPerPage } from '../../kernel/model/costCenter.ts'
import { toId } from '../values.ts'
import type { costCenters } from './schema.ts'

/** Converts a page of cost centres with `limit` rows. A page without rows is the last one, whatever the total says. */
export function toCostCenterPage(
  { result }: InferOutput<typeof costCenters.answer>,
  limit: number = costCentersPerPage,
): CostCenterPage {
  const { page, total_items: total } = result.page_data
  const items = result.items.map(({ id, title }) => ({ id: toId(id), title }))
  return { items, page, total, hasMore: items.length > 0 && page * limit < total }
}
