'use client'
import { useEffect, useState } from 'react'
import { useTheme } from '../../themes/useTheme.ts'

/**
 * Element that overlays are rendered into; null on the server and in the first render, so that both render the same.
 */
export function usePortal(): HTMLElement | null {
  const { portal } = useTheme()
  const [element, setElement] = useState<HTMLElement | null>(null)
  useEffect(() => setElement(portal.current), [portal])
  return element
}
