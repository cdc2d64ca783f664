import { useEffect, useState } from 'react'
import type { Clock } from '../platform.ts'
import type { ResourceKey } from './resources.ts'

/**
 * Returns a key once it has not changed for some time, and null until then, so that many quick changes cause one read.
 * @param waitOf milliseconds from a change on, asked once for each change. Null: the key is returned at once
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
