import type { DatabaseSync } from 'node:sqlite'
import { type CostCenter, type CostCenterStore, foldTitle } from '../costCenterStore.ts'
import { lookUps } from './queries.ts'

/** Cost centres in SQLite. A company has so few that all of its titles are searched. */
export function sqliteCostCenters(database: DatabaseSync): CostCenterStore {
  const some = database.prepare(lookUps.costCentersOf)
  const count = database.prepare(lookUps.costCenterCount)
  const byId = database.prepare(lookUps.costCenterById)
  return {
    costCenters(ownerId, { title, offset, limit }) {
      const part = foldTitle(title)
      return {
        items: some.all(ownerId, part, limit, offset).map(centerIn),
        total: Number(count.get(ownerId, part)?.['total'] ?? 0),
      }
    },
    costCenter(ownerId, id) {
      const row = byId.get(ownerId, id)
      return row === undefined ? null : centerIn(row)
    },
  }
}

const centerIn = (row: Record<string, unknown>): CostCenter => ({
  id: Number(row['id']),
  title: String(row['title']),
})
