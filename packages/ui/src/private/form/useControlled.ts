'use client'
import { useState } from 'react'

/**
 * A controlled value, or a value stored here if the owner passes undefined. Returns the value, a function that changes
 * it and calls `onChange`, and a function that changes it silently.
 *
 * @param initial first value of an uncontrolled component.
 */
export function useControlled<Value>(
  value: Value | undefined,
  initial: Value,
  onChange?: (value: Value) => void,
): [value: Value, change: (next: Value) => void, hold: (next: Value) => void] {
  const [own, setOwn] = useState(initial)
  return [
    value === undefined ? own : value,
    (next) => {
      setOwn(next)
      onChange?.(next)
    },
    setOwn,
  ]
}
