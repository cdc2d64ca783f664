import { useEffect, useState } from 'react'
import type { Clock } from '../platform.ts'
import type { ResourceKey } from './resources.ts'

/**
 * A key once it has stood for a while: until then, and with each change, null, so that many quick changes are one
 * reading.
 * @param waitOf milliseconds from the change on, asked once for each. Null: none at all
 */
export function useSettled(clock: Clock, key: ResourceKey, waitOf: (() => number) | null): ResourceKey {
  const text = key && JSON.stringify(key)
  const [settled, setSettled] = useState<string | null>(null)
  const isSettledAtOnce = waitOf === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait is asked once for each key
  useEffect(() => {
    if (text === null || waitOf === null) return
    const wait = waitOf()
    if (wait <= 0) return setSettled(text)
    setSettled(null)
    return clock.setTimeout(() => setSettled(text), wait)
  }, [clock, text, isSettledAtOnce])
  return isSettledAtOnce || settled === text ? key : null
}
