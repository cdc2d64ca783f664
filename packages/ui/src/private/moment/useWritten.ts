'use client'
import { useEffect, useRef, useState } from 'react'
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect.ts'

interface WrittenOptions {
  /** Text to be saved, with the words that a mask has removed. */
  text: string
  /** True if the field holds a value and shows its text. */
  hasValue: boolean
  /** Shows a text that the host has saved. */
  show: (text: string) => void
  /** Parses the initial text of the field. */
  read: () => void
  written: string | undefined
  onWritten: ((text: string) => void) | undefined
}

/**
 * A text that is no value yet or is not understood: the host saves it with each edit, and the field shows it again when
 * it comes back.
 */
export function useWritten({ text, hasValue, show, read, written = '', onWritten }: WrittenOptions): void {
  const [known, setKnown] = useState(written)
  const told = useRef(written)
  if (written !== known) {
    setKnown(written)
    // The host's answer to an edit may arrive after the next key, so a text that was just reported is not taken as new.
    if (!hasValue && written !== text && written !== told.current) show(written)
  }
  // A layout effect, so that it runs before the next key.
  useBrowserLayoutEffect(() => {
    if (hasValue) told.current = ''
    else if (text !== told.current) {
      told.current = text
      onWritten?.(text)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once, as the field has come
  useEffect(() => {
    if (text && !hasValue) read()
  }, [])
}
