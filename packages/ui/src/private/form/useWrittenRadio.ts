'use client'
import type { RefObject } from 'react'
import { useWrittenValue } from './useWrittenValue.ts'

/**
 * Adopts the radio that was ticked before React runs; see `useWrittenValue`.
 *
 * @param root the element with one native radio for each option, in their order
 * @param take changes the value to that of the ticked radio
 */
export function useWrittenRadio<Value>(
  root: RefObject<HTMLElement | null>,
  options: readonly { value: Value }[],
  value: Value | null | undefined,
  take: (written: Value) => void,
): void {
  useWrittenValue(
    () => {
      const radios = root.current?.querySelectorAll<HTMLInputElement>('[type="radio"]') ?? []
      return options[[...radios].findIndex((radio) => radio.checked)]?.value
    },
    value,
    (written) => written != null && take(written),
  )
}
