import { useEffect, useRef } from 'react'

/** Tells a text as it comes, changes and goes; once each, whatever becomes of the listener. */
export function useTold(
  text: string | undefined,
  listener: ((text: string | undefined) => void) | undefined,
): void {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => latest.current?.(text), [text])
}
