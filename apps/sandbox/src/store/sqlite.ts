import { DatabaseSync } from 'node:sqlite'
import { type Seed, seed as wholeSeed } from '../seed/seed.ts'
import { sqliteAccounts } from './sqlite/accounts.ts'
import { sqliteAnswers } from './sqlite/answers.ts'
import { sqliteCertificates } from './sqlite/certificates.ts'
import { sqliteCostCenters } from './sqlite/costCenters.ts'
import { sqliteOrders } from './sqlite/orders.ts'
import { sqliteRequests } from './sqlite/requests.ts'
import { openDatabase, resetDatabase } from './sqlite/schema.ts'
import { sqliteSettings } from './sqlite/settings.ts'
import type { Store } from './store.ts'

/**
 * A store in one SQLite file, or in memory for `:memory:`. A file of another version of the sandbox is emptied: it has
 * nothing that a test could not create again.
 */
export function createSqliteStore(file: string, seed: Seed = wholeSeed): Store {
  const database = new DatabaseSync(file)
  openDatabase(database, seed)
  return {
    ...sqliteOrders(database),
    ...sqliteAnswers(database),
    ...sqliteAccounts(database),
    ...sqliteSettings(database),
    ...sqliteCostCenters(database),
    ...sqliteCertificates(database),
    ...sqliteRequests(database),
    reset: () => resetDatabase(database, seed),
    close: () => database.close(),
  }
}
