import { useEffect, useRef } from 'react'
import type { Platform } from '../platform.ts'
import { onReturn, type Returns } from './returns.ts'

/**
 * Runs the callbacks of the last render on their events while the component is mounted. Every render has to pass
 * callbacks for the same events.
 */
export function useReturn(platform: Pick<Platform, 'online' | 'pageEvents'>, returns: Returns): void {
  const latest = useRef(returns)
  useEffect(() => {
    latest.current = returns
  })
  useEffect(() => onReturn(platform, throughRef(latest)), [platform])
}

/** Callbacks that call those of a ref, for the events that it has callbacks for. */
export function throughRef(latest: { readonly current: Returns }): Returns {
  const { connection, history } = latest.current
  return {
    ...(connection && { connection: () => latest.current.connection?.() }),
    ...(history && { history: () => latest.current.history?.() }),
  }
}
