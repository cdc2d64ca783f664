import { useEffect } from 'react'
import { type User, unknownUser } from '../domain/user.ts'
import type { YachtState } from '../state/yacht.ts'
import { useModuleCore } from './module.tsx'
import { useSettings } from './useSettings.ts'
import { useStore } from './useStore.ts'
import { type YachtFlow, yachtOf } from './yacht.ts'

export interface Yacht {
  readonly flow: YachtFlow
  readonly state: YachtState
  /** Who asks; a visitor nobody knows where the settings could not be read. */
  readonly user: User
  /** False while the settings are being read. */
  readonly isUserRead: boolean
}

/** The request for a yacht of this module. */
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
