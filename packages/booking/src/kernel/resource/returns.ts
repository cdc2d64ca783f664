import type { Platform } from '../platform.ts'

/** Callbacks that start a read again, by the event that causes it. */
export interface Returns {
  /** Runs when the device is online again. */
  connection?: () => void
  /** Runs on browser back or forward, because running requests belong to the previous entry (SHELL-20). */
  history?: () => void
}

/** Subscribes the callbacks to their events. The returned function ends the subscription. */
export function onReturn(
  { online, pageEvents }: Partial<Pick<Platform, 'online' | 'pageEvents'>>,
  { connection, history }: Returns,
): () => void {
  const ends = [
    connection && online?.subscribe((isOnline) => isOnline && connection()),
    history && pageEvents?.onHistory(history),
  ]
  return () => {
    for (const end of ends) end?.()
  }
}
