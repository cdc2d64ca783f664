import { perModule } from '../../module/perModule.ts'

/** The order whose changes were saved on this visit: the page that follows says so. */
export const savedChangeOf = perModule((): { transaction: string | null } => ({ transaction: null }))
