import type { Certificate } from '../store/certificateStore.ts'
import type { CostCenter } from '../store/costCenterStore.ts'
import type { ModuleSettings } from '../store/settingsStore.ts'
import type { SandboxUser } from '../users/user.ts'
import { certificates } from './certificates.ts'
import { costCenters } from './costCenters.ts'
import { features } from './features.ts'
import { moduleSettings } from './moduleSettings.ts'
import { users } from './users.ts'

/** The initial content of a store. */
export interface Seed {
  readonly users: readonly SandboxUser[]
  readonly moduleSettings: ReadonlyMap<number, ModuleSettings>
  readonly features: ReadonlyMap<number, readonly string[]>
  /** Cost centres by company. */
  readonly costCenters: ReadonlyMap<number, readonly CostCenter[]>
  readonly certificates: readonly Certificate[]
}

export const seed: Seed = { users, moduleSettings, features, costCenters, certificates }
