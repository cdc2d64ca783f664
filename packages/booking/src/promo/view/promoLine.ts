import type { ComponentType } from 'react'
import { perModule } from '../../module/perModule.ts'

/** Component with the line of the loaded promotion; stored, so that a list that is mounted later has it at once. */
export const promoLineOf = perModule((): { Line: ComponentType | null } => ({ Line: null }))
