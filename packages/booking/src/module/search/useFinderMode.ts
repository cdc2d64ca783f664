import { useEffect } from 'react'
import type { Mode } from '../../search/index.ts'
import { useModuleCore } from '../module.tsx'

/**
 * Sets the mode of the search's screen (SHELL-28). It has to be the first hook of the screen, before any that sends a
 * request.
 */
export function useFinderMode(mode: Mode): void {
  const { finder } = useModuleCore().stores
  useEffect(() => finder.dispatch({ type: 'modeEntered', mode }), [finder, mode])
}
