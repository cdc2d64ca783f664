import { useSyncExternalStore } from 'react'
import { useModuleCore } from './module.tsx'

/** Whether the device has a connection; follows it. */
export function useOnline(): boolean {
  const { online } = useModuleCore().platform
  return useSyncExternalStore(online.subscribe, online.get, online.get)
}
