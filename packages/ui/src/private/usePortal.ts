'use client'
import { useEffect, useState } from 'react'
import { useTheme } from '../themes/useTheme.ts'

/** The element overlays are rendered into; null on the server and in the first pass, so that both draw the same. */
export function usePortal(): HTMLElement | null {
  const { portal } = useTheme()
  const [element, setElement] = useState<HTMLElement | null>(null)
  useEffect(() => setElement(portal.current), [portal])
  return element
}
