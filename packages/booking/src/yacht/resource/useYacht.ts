import { useEffect } from 'react'
import { type User, unknownUser } from '../../kernel/model/user.ts'
import { useStore } from '../../kernel/store/useStore.ts'
import { useModuleCore } from '../../module/module.tsx'
import { useSettings } from '../../module/visitor/useSettings.ts'
import type { YachtState } from '../state/yacht.ts'
import { type YachtFlow, yachtOf } from './yacht.ts'

export interface Yacht {
  readonly flow: YachtFlow
  readonly state: YachtState
  /** The visitor; an unknown user if the settings are not read or failed. */
  readonly user: User
  /** False while the settings are being read. */
  readonly isUserRead: boolean
}

/** Returns the yacht request of this module. */
export function useYacht(): Yacht {
  const flow = yachtOf(useModuleCore())
  const { user, loading } = useSettings()
  const userId = user?.userId ?? null
  const isKnown = user !== null
  useEffect(() => {
    if (isKnown) flow.claim(userId)
  }, [flow, isKnown, userId])
  return { flow, state: useStore(flow.store), user: user ?? unknownUser, isUserRead: !loading }
}
