import { useEffect } from 'react'
import type { Mode } from '../state/finder.ts'
import { useModuleCore } from './module.tsx'

/** Says which screen of the search this is (SHELL-28): the first hook of the screen, before any that asks something. */
export function useFinderMode(mode: Mode): void {
  const { finder } = useModuleCore().stores
  useEffect(() => finder.dispatch({ type: 'modeEntered', mode }), [finder, mode])
}
