import { useSyncExternalStore } from 'react'
import { useModuleCore } from './module.tsx'

/** True if the device has a connection; the component renders again when this changes. */
export function useOnline(): boolean {
  const { online } = useModuleCore().platform
  return useSyncExternalStore(online.subscribe, online.get, online.get)
}
