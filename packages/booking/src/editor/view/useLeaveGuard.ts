import { useCallback, useEffect, useRef, useState } from 'react'
import { useModuleCore } from '../../module/module.tsx'

/** Question before the person leaves unsaved changes (EDITOR-10). */
export interface LeaveGuard {
  isAsking: boolean
  /**
   * Opens one of our pages outside of the module; asks first if there are unsaved changes. The function is
   * stable while that does not change.
   */
  leaveTo(url: string): void
  stay(): void
  leave(): void
}

/**
 * @param isUnsaved true if changes would be lost
 * @param discard drops the changes after the person has agreed
 */
export function useLeaveGuard(isUnsaved: boolean, discard: () => void): LeaveGuard {
  const { platform } = useModuleCore()
  const { clock, location, pageEvents } = platform
  const [onward, setOnward] = useState<{ go: () => void } | null>(null)
  const end = useRef(() => {})
  // Loads the code of the guard early, so that it also works right after the first change.
  useEffect(() => {
    pageEvents.holdLeaving(() => {})()
  }, [pageEvents])
  useEffect(() => {
    if (!isUnsaved) return
    end.current = pageEvents.holdLeaving((go) => setOnward({ go }))
    return () => end.current()
  }, [isUnsaved, pageEvents])
  return {
    isAsking: onward !== null,
    leaveTo: useCallback(
      (url) => {
        if (isUnsaved) setOnward({ go: () => location.open(url) })
        else location.open(url)
      },
      [isUnsaved, location],
    ),
    stay: () => setOnward(null),
    leave() {
      setOnward(null)
      end.current()
      discard()
      // The navigation waits until the browser's own guard is removed, or the browser would ask once more.
      clock.setTimeout(() => onward?.go(), 0)
    },
  }
}
