import { useEffect, useReducer, useRef } from 'react'
import type { Platform } from '../platform.ts'
import { useReturn } from './useReturn.ts'

/** Count of back and forward navigations; it changes after the address has. */
export function useHistoryTurn(platform: Pick<Platform, 'clock' | 'online' | 'pageEvents'>): number {
  const [turn, next] = useReducer((count: number) => count + 1, 0)
  const stop = useRef(() => {})
  useReturn(platform, {
    history() {
      stop.current()
      stop.current = platform.clock.setTimeout(next, 0)
    },
  })
  useEffect(() => () => stop.current(), [])
  return turn
}
