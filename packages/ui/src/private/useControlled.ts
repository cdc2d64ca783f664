'use client'
import { useState } from 'react'

/**
 * A value that the owner holds, or the component itself where the owner gives none (undefined). The second of the pair
 * changes it and tells the owner.
 *
 * @param initial what the component begins with where it holds the value.
 */
export function useControlled<Value>(
  value: Value | undefined,
  initial: Value,
  onChange?: (value: Value) => void,
): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial)
  return [
    value === undefined ? own : value,
    (next) => {
      setOwn(next)
      onChange?.(next)
    },
  ]
}
