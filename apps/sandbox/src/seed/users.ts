import type { SandboxUser } from '../users/user.ts'
import { accounts } from './accounts.ts'
import { pageVisitors } from './pageVisitors.ts'
import { partnerAccounts } from './partnerAccounts.ts'

/** All users that have an id. */
export const users: readonly SandboxUser[] = [...accounts, ...partnerAccounts, ...pageVisitors]
