'use client'
import type { RefObject } from 'react'
import { useWrittenValue } from './useWrittenValue.ts'

/**
 * Adopts the text that was written before React runs; see `useWrittenValue`.
 *
 * @param text what React draws
 * @param take changes the value to the written text
 * @param type nothing is adopted from an input of another type, as the browser's own date input writes in another form;
 *   any type by default
 */
export function useWrittenText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  text: string,
  take: (written: string) => void,
  type?: 'text' | 'date',
): void {
  const read = () => {
    const control = field.current
    if (!control || (type && control.type !== type)) return
    // A twin normalises as the control does: line breaks, and blanks around an e-mail address.
    const twin = control.cloneNode() as typeof control
    twin.value = text
    return control.value === twin.value ? undefined : control.value
  }
  useWrittenValue<string | undefined>(read, text, (written) => take(written!))
}
