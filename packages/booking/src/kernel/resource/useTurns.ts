import { useEffect, useRef, useState } from 'react'
import type { Platform } from '../platform.ts'
import type { Returns } from './returns.ts'
import { createTurns, type Turns } from './turns.ts'
import { throughRef } from './useReturn.ts'

/**
 * The turns of one component. Its timers and requests end when it unmounts (REL-04).
 * @param returns callbacks from the first turn until `stop`; those of the last render run. @default none
 */
export function useTurns(
  platform: Pick<Platform, 'clock' | 'online' | 'pageEvents'>,
  returns: Returns = {},
): Turns {
  const latest = useRef(returns)
  useEffect(() => {
    latest.current = returns
  })
  const [turns] = useState(() =>
    createTurns(platform.clock.setTimeout, { on: platform, ...throughRef(latest) }),
  )
  useEffect(() => () => turns.stop(), [turns])
  return turns
}
