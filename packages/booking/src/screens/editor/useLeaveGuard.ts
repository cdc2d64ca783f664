import { useCallback, useEffect, useRef, useState } from 'react'
import { useModuleCore } from '../../hooks/module.tsx'

/** The question before unsaved changes are left (EDITOR-10). */
export interface LeaveGuard {
  isAsking: boolean
  /** Goes to a page of ours outside of the module; asks first where something is unsaved. The same while that is. */
  leaveTo(url: string): void
  stay(): void
  leave(): void
}

/**
 * @param isUnsaved something would be lost
 * @param discard drops it: the person has said so
 */
export function useLeaveGuard(isUnsaved: boolean, discard: () => void): LeaveGuard {
  const { platform } = useModuleCore()
  const { clock, location, pageEvents } = platform
  const [onward, setOnward] = useState<{ go: () => void } | null>(null)
  const end = useRef(() => {})
  // What holds has its code brought now: whoever leaves at once after the first change is asked, too.
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
      // The browser is let go of first, or it would ask once more.
      clock.setTimeout(() => onward?.go(), 0)
    },
  }
}
