'use client'
import { useEffect, useRef, useState } from 'react'
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect.ts'

interface WrittenOptions {
  /** The text to be kept: with the words that a mask has dropped. */
  text: string
  /** The field holds a value, and its text is that of the value. */
  hasValue: boolean
  /** Shows a text that the host has kept. */
  show: (text: string) => void
  /** Reads the text that the field begins with. */
  read: () => void
  written: string | undefined
  onWritten: ((text: string) => void) | undefined
}

/** A text that is no value yet, or is not understood: kept by the host with each edit, and shown again where it comes back. */
export function useWritten({ text, hasValue, show, read, written = '', onWritten }: WrittenOptions): void {
  const [known, setKnown] = useState(written)
  const told = useRef(written)
  if (written !== known) {
    setKnown(written)
    // The host's answer to an edit may come after the next key.
    if (!hasValue && written !== text && written !== told.current) show(written)
  }
  // Before the next key.
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
