import type { Seed } from '../../seed/seed.ts'
import { type CostCenter, type CostCenterStore, foldTitle } from '../costCenterStore.ts'

/** Cost centres in memory. */
export function memoryCostCenters({ costCenters }: Seed): CostCenterStore {
  const rows = new Map<number, { center: CostCenter; folded: string }[]>()
  for (const [ownerId, centers] of costCenters) {
    rows.set(
      ownerId,
      centers
        .map((center) => ({ center, folded: foldTitle(center.title) }))
        .sort((a, b) => (a.folded === b.folded ? a.center.id - b.center.id : a.folded < b.folded ? -1 : 1)),
    )
  }
  return {
    costCenters(ownerId, { title, offset, limit }) {
      const part = foldTitle(title)
      const found = (rows.get(ownerId) ?? []).filter(({ folded }) => folded.includes(part))
      return { items: found.slice(offset, offset + limit).map(({ center }) => center), total: found.length }
    },
    costCenter: (ownerId, id) => rows.get(ownerId)?.find(({ center }) => center.id === id)?.center ?? null,
  }
}
